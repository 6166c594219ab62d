import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** Why a model says that it has ended: it is done, it refuses, or it has no tokens left. */
type Ending = 'done' | 'refusal' | 'length'

/** How the stand-in answers one request. */
export interface Answering {
  /** What it says, a chunk each. */
  chunks?: readonly string[]
  /** Answers with this status and an error instead. */
  status?: number
  /** What happens after the chunks; 'done' unless told. */
  ending?: Ending | 'silence' | 'cut' | 'nonsense' | 'end-without-reason'
  /** Waited for before each chunk, by its place. */
  before?: (chunk: number) => Promise<unknown> | undefined
}

interface Asked {
  headers: IncomingHttpHeaders
  body: { system?: unknown; messages: { role: string; content: unknown }[]; model: string }
}

export interface ModelStandIn {
  /** What MODEL_BASE_URL is set to, for either kind of end. */
  baseUrl: string
  asked: Asked[]
  /** Answers the next requests like this, one after the other; the last one stays. */
  answer(...answers: Answering[]): void
  close(): Promise<void>
}

/** A reply in the form that the prompt asks for, in chunks of a few letters. */
export function replyChunks(reply: object, length = 9): string[] {
  return JSON.stringify(reply).match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []
}

const usage = { input: 120, output: 40 }
const event = (data: unknown, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

interface Protocol {
  start: string
  chunk: (text: string) => string
  end: (reason: Ending) => string
  error: (status: number) => object
}

const finishReasons = { done: 'stop', refusal: 'content_filter', length: 'length' } as const
/** Server-sent events of chat completions, as OpenAI and those who speak like it send them. */
const chatCompletions: Protocol = {
  start: '',
  chunk: (text: string) =>
    event({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }],
    }),
  end: (reason) =>
    event({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta: {}, finish_reason: finishReasons[reason] }],
    }) +
    event({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [],
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }) +
    event('[DONE]'),
  error: (status: number) => ({ error: { message: `status ${status}`, type: 'error', code: status } }),
}

const stopReasons = { done: 'end_turn', refusal: 'refusal', length: 'max_tokens' } as const
/** The events of Anthropic's messages. */
const messages: Protocol = {
  start:
    event(
      {
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usage.input, output_tokens: 1 },
        },
      },
      'message_start',
    ) +
    event(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
  chunk: (text: string) =>
    event(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
      'content_block_delta',
    ),
  end: (reason) =>
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: stopReasons[reason], stop_sequence: null },
        usage: { output_tokens: usage.output },
      },
      'message_delta',
    ) +
    event({ type: 'message_stop' }, 'message_stop'),
  error: (status: number) => ({ type: 'error', error: { type: 'api_error', message: `status ${status}` } }),
}

/** Speaks the streaming protocols of both kinds of end on a port of its own; answers as told. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const asked: Asked[] = []
  let plan: Answering[] = [{ chunks: [] }]

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ headers: request.headers, body: JSON.parse(body) })
    const answering = (plan.length > 1 ? plan.shift() : plan[0]) ?? {}
    await tell(response, request.url?.endsWith('/messages') ? messages : chatCompletions, answering)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    answer(...answers) {
      plan = answers
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function tell(response: ServerResponse, protocol: Protocol, answering: Answering): Promise<void> {
  const { chunks = [], status, ending = 'done', before } = answering
  if (status) {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(protocol.error(status)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  let isFirst = true
  for (const [at, chunk] of chunks.entries()) {
    await before?.(at)
    response.write((isFirst ? protocol.start : '') + protocol.chunk(chunk))
    isFirst = false
  }
  await before?.(chunks.length)
  // What was written still arrives; the end that was promised does not.
  if (ending === 'cut') response.socket?.end()
  if (ending === 'nonsense') response.end('data: {"choices": [{"del\n\n')
  if (ending === 'end-without-reason') response.end()
  if (ending === 'done' || ending === 'refusal' || ending === 'length')
    response.end((isFirst ? protocol.start : '') + protocol.end(ending))
}
