import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorBody, errorTexts } from '#contract/errors.ts'

const answers: Record<string, { status: number } & ErrorBody> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: errorTexts.tooSlow, code: 'unavailable' },
  HPE_HEADER_OVERFLOW: { status: 431, error: errorTexts.badInput, code: 'bad_input' },
}

/** How long a caller has to read why, in milliseconds. */
const unreadPatience = 500

/** What is sent to a caller whose request never became one: too slow, too much, or no HTTP. Then the connection is closed. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, ...errorBody } = answers[error.code ?? ''] ?? {
      status: 400,
      error: errorTexts.badInput,
      code: 'bad_input',
    }
    const body = JSON.stringify(errorBody)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  // Closed with something unread, it would be reset, and the answer be lost on its way.
  setTimeout(() => socket.destroy(), unreadPatience).unref()
}
