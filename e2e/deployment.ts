import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Deployment {
  /** Where the app is served. */
  url: string
  /** From now on the worker's file is that of a later build. */
  deployNext: () => void
  stop: () => void
}

/**
 * The app behind an address of its own, where a later build can be deployed while a page is open. Cookies of the
 * app hold here too, since they go by host and not by port.
 */
export async function openDeployment(app: string): Promise<Deployment> {
  let isNext = false
  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const isWorker = asked.url === '/service-worker.js'
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...rest } = asked.headers
    const headers = isWorker ? { ...rest, 'accept-encoding': 'identity' } : asked.headers
    const onward = request(new URL(asked.url ?? '/', app), { method: asked.method, headers }, (got) => {
      if (!isWorker || !isNext) {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
        return
      }
      const { 'content-length': _length, ...kept } = got.headers
      answer.writeHead(got.statusCode ?? 502, kept)
      got.pipe(answer, { end: false })
      got.on('end', () => answer.end('\n// a later build'))
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deployNext: () => {
      isNext = true
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
