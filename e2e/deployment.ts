import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** As deployed, with a later build's worker, answering 503 to everything, or taking calls and never answering. */
type State = 'deployed' | 'later' | 'failing' | 'silent'

interface Deployment {
  /** Where the app is served. */
  url: string
  become: (state: State) => void
  stop: () => void
}

/**
 * The app behind an address of its own, which can change and fail while a page is open. Cookies of the app hold here
 * too, since they go by host and not by port.
 */
export async function openDeployment(app: string): Promise<Deployment> {
  let state: State = 'deployed'
  const server = createServer((asked, answer) => {
    if (state === 'silent') return
    if (state === 'failing') answer.writeHead(503).end()
    else if (state === 'later' && asked.url === '/service-worker.js') void answerLaterWorker(app, answer)
    else passOn(app, asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    become: (next) => {
      state = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function passOn(app: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked
  const onward = request(new URL(asked.url ?? '/', app), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

async function answerLaterWorker(app: string, answer: ServerResponse): Promise<void> {
  const script = await (await fetch(new URL('/service-worker.js', app))).text()
  answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
  answer.end(`${script}\n// a later build`)
}
