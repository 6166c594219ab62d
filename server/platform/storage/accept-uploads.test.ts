import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installErrorHandler } from '../http/error-handler.ts'
import type { Caller } from '../http/implement.ts'
import { acceptUploads } from './accept-uploads.ts'

const http = Fastify()
/** Who calls is not known before this is over. */
let asking: (closed: Promise<unknown>) => Promise<unknown> = async () => undefined

beforeAll(async () => {
  installErrorHandler(http)
  http.decorate('findCaller', async ({ raw }) => {
    await asking(new Promise((resolve) => raw.socket.once('close', resolve)))
    return { userId: 'ana' } as Caller
  })
  acceptUploads(http, (scope) => {
    scope.post('/upload', async () => 'taken')
  })
  await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => http.close())

async function leaveWhileAsked(): Promise<void> {
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  asking = async (closed) => {
    asked.resolve()
    await closed
    left.resolve()
  }
  const client = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  client.write('POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 9\r\n\r\npic')
  await asked.promise
  client.destroy()
  await left.promise
  asking = async () => undefined
}

test('who leaves before it is known who she is takes no place from the uploads after hers', async () => {
  for (let nth = 0; nth < 6; nth++) await leaveWhileAsked()
  const answer = await http.inject({
    method: 'POST',
    url: '/upload',
    payload: Buffer.from('picture'),
    headers: { 'content-type': 'image/png' },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, 'taken'])
})
