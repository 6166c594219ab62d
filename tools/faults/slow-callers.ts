import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from './findings.ts'
import { startFaultServer } from './server.ts'

const atOnce = { headers: 40, body: 40, reader: 10 }
/** Somewhat more than the house's patience, in milliseconds. */
const longest = { headers: 30_000, body: 150_000, reader: 250_000 }

const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n`

const dripping = {
  headers: request('POST /api/threads', 'x-slow: '),
  body: `${request('POST /api/threads', 'content-type: application/json', 'content-length: 200000')}\r\n{"`,
}
const pipelined = `${request('GET /api/openapi.json')}\r\n`.repeat(200)

async function open(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const isClosed = (socket: Socket, within: number) =>
  Promise.race([once(socket, 'close').then(() => true), pause(within, false, { ref: false })])

/** Whether the server closes the connection of one who sends a letter a second. */
async function isDripCut(socket: Socket, start: string, within: number): Promise<boolean> {
  socket.resume()
  socket.write(start)
  const letter = setInterval(() => socket.writable && socket.write('a'), 1000)
  const held = await isClosed(socket, within)
  clearInterval(letter)
  return held
}

/** The same of one who asks for more than fits on the way and reads nothing. He learns of it when he reads on. */
async function isReaderCut(socket: Socket, within: number): Promise<boolean> {
  socket.pause()
  socket.write(pipelined)
  await pause(within)
  socket.resume()
  return isClosed(socket, 5_000)
}

/** Callers who let a request drip, and readers who never read: they are cut off, and nobody else notices them. */
export async function slowCallers(findings: Findings, { whole }: { whole: boolean }): Promise<string> {
  const target = await startFaultServer()
  try {
    await target.start()
    const member = await target.member()
    const kinds = whole ? (['headers', 'body', 'reader'] as const) : (['headers'] as const)
    const held = kinds.flatMap((kind) =>
      Array.from({ length: atOnce[kind] }, async () => {
        const socket = await open(target.origin)
        const isCut =
          kind === 'reader'
            ? await isReaderCut(socket, longest.reader)
            : await isDripCut(socket, dripping[kind], longest[kind])
        findings.expect(isCut, `slow ${kind}: never cut off`)
        socket.destroy()
      }),
    )
    for (let count = 0; count < 100; count++) {
      const { status } = await member.send('GET', '/ready')
      findings.expect(status === 200, `others were answered ${status} meanwhile`)
    }
    await Promise.all(held)
    return `${held.length} callers`
  } finally {
    await target.remove()
  }
}
