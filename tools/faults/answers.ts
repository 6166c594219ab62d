import type { Findings } from './findings.ts'
import type { FuzzRequest } from './requests.ts'

export interface Received {
  status: number
  type: string
  text: string
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isErrorBody = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'string' &&
  'code' in body &&
  typeof body.code === 'string'

/** What must hold of every answer: no fault of ours, and a body as the route table says. */
export function checkAnswer(findings: Findings, asked: FuzzRequest, { status, type, text }: Received): void {
  const { name, entry, sender, path, headers, body } = asked
  const detail = () => ({
    status,
    text: text.slice(0, 200),
    sender,
    path,
    headers,
    body: body?.slice(0, 300),
  })
  if (status >= 500 && status !== 503) findings.add(`${name}: answered ${status}`, detail())
  else if (status >= 400)
    findings.expect(isErrorBody(parsed(text)), `${name}: an error in no shape of ours`, detail())
  else if (type.includes('event-stream')) {
    const events = text.split('\n\n').filter(Boolean)
    const areGood = events.every(
      (event) => entry.stream?.safeParse(parsed(event.slice('data: '.length))).success,
    )
    findings.expect(areGood, `${name}: an event off its schema`, detail())
  } else if (status < 300)
    findings.expect(entry.reply.safeParse(parsed(text)).success, `${name}: a reply off its schema`, detail())
}
