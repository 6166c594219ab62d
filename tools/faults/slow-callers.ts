import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Findings } from './findings.ts'
import { openPlace } from './place.ts'

const atOnce = 40
/** A minute more than the house's patience, since it looks every few seconds on a machine that may be slow; in milliseconds. */
const longest = { headers: 30_000, body: 150_000, reader: 200_000 }

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

/** Whether the server closes it in time. Meanwhile it sends a letter a second, or reads nothing. */
async function isCut(socket: Socket, isReader: boolean, within: number): Promise<boolean> {
  if (isReader) socket.pause()
  else socket.resume()
  const letter = setInterval(() => socket.writable && socket.write(isReader ? '' : 'a'), 1000)
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), within)
  // One that reads nothing learns of the end only when it reads on.
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  const held = await Promise.race([closed, late.promise])
  clearInterval(letter)
  clearTimeout(timer)
  socket.destroy()
  return held
}

/** Callers who let a request drip, and readers who never read: they are cut off, and nobody else notices them. */
export async function slowCallers(findings: Findings, { whole }: { whole: boolean }): Promise<string> {
  const place = await openPlace()
  try {
    await place.start()
    const kinds = whole ? (['headers', 'body', 'reader'] as const) : (['headers'] as const)
    const held = kinds.flatMap((kind) =>
      Array.from({ length: atOnce }, async () => {
        const socket = await open(place.origin)
        socket.write(kind === 'reader' ? pipelined : dripping[kind])
        findings.expect(await isCut(socket, kind === 'reader', longest[kind]), `slow ${kind}: never cut off`)
      }),
    )
    const member = await place.member()
    for (let count = 0; count < 100; count++) {
      const { status } = await member.send('GET', '/ready')
      findings.expect(status === 200, `others were answered ${status} meanwhile`)
    }
    await Promise.all(held)
    return `${held.length} callers`
  } finally {
    await place.remove()
  }
}
