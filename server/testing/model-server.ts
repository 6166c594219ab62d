import { type ModelStandIn, startModelStandIn } from './model-stand-in.ts'
import { startTestServer, type TestServer } from './server.ts'

export interface ModelServer extends TestServer {
  /** What the server's model is asked, and how it answers. */
  model: ModelStandIn
}

/** A test server whose companion has a model: a stand-in that speaks the real protocols. */
export async function startModelServer(env: Record<string, string> = {}): Promise<ModelServer> {
  const model = await startModelStandIn()
  const server = await startTestServer({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'a-model',
    MODEL_FIRST_TOKEN_MS: '15000',
    ...env,
  })
  return {
    ...server,
    model,
    async close() {
      await server.close()
      await model.close()
    },
  }
}
