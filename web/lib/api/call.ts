import { type ErrorBody, type ErrorCode, errorTexts } from '#contract/errors.ts'
import { memberHeader } from '#contract/member-header.ts'
import { pageHeader } from '#contract/page-header.ts'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import { pageId } from './page-id.ts'

/** What the server said no to, or `offline` when it could not be reached at all. */
export class CallError extends Error {
  readonly code: ErrorCode | 'offline'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly fields: Record<string, string>
  /** What she is asked about first, where the same is taken once she has said yes. */
  readonly warnings: readonly string[] = []
  /** The id of an unexpected error, for a member to quote. */
  readonly requestId: string | undefined

  constructor(message: string, code: ErrorCode | 'offline', status: number, body: Partial<ErrorBody> = {}) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.fields = body.fields ?? {}
    this.requestId = body.requestId
  }
}

/** A refusal or a fault without a word of the server's own, such as the page of something that stands before it. */
export class UnexplainedError extends CallError {
  constructor(status: number) {
    super(errorTexts.unexpected, 'internal', status)
  }
}

/** True when nobody could answer: no connection, or a server fault. A refusal is none. */
export function isOutage(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'offline' || error.status >= 500)
}

/**
 * For how long an answer is waited for, in milliseconds, as a connection that died tells nobody: that to a file has two minutes to arrive.
 */
const patience = { call: 30_000, file: 150_000 }

type Input<R extends Route> = keyof RouteInput<R> extends never ? { params?: never } : RouteInput<R>

function address(entry: Route, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = entry.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString()
  return query ? `${path}?${query}` : path
}

/** Sends it, and answers once the head of its answer is there. @throws CallError as `call` does. */
export async function send(
  entry: Route,
  input: { params?: unknown; query?: unknown; body?: unknown },
  sent: Record<string, string>,
  signal: AbortSignal,
) {
  const hasBody = input.body !== undefined
  const isFile = input.body instanceof Blob
  const response = await fetch(address(entry, input), {
    method: entry.method,
    signal,
    // What she changes or deletes as she leaves gets there though the page is gone.
    keepalive: entry.method === 'PATCH' || entry.method === 'DELETE',
    headers: {
      ...sent,
      [pageHeader]: pageId,
      ...(hasBody && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(hasBody && { body: isFile ? (input.body as Blob) : JSON.stringify(input.body) }),
  }).catch(() => {
    throw new CallError(
      'We could not reach Lightly. Please check your connection and try again.',
      'offline',
      0,
    )
  })
  if (!response.ok) throw await readError(response)
  return response
}

/** The answer broke off on its way: what was asked may be done all the same. */
export function throwConnectionLost(): never {
  throw new CallError('The connection was lost. Please try again.', 'offline', 0)
}

async function readError(response: Response): Promise<CallError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null
  if (!body?.error) return new UnexplainedError(response.status)
  return new CallError(body.error, body.code, response.status, body)
}

type AskToStepUp = () => Promise<boolean>

let loadStepUp: (() => Promise<AskToStepUp>) | undefined

/** Takes what asks her to prove that it is her. It is fetched when a call lacks that. */
export function setStepUp(load: () => Promise<AskToStepUp>): void {
  loadStepUp = load
}

/** Asks her to prove that it is her, where that is what the call lacked. @throws what the call threw, where she does not. */
async function stepUpOrThrow(error: unknown): Promise<void> {
  const isLacking = error instanceof CallError && error.code === 'step_up_required'
  const ask = isLacking && (await loadStepUp?.().catch(() => undefined))
  if (!ask || !(await ask())) throw error
}

/**
 * Calls an entry of the route table, in the name of `member` alone where one is given. Where she must first prove that
 * it is her, she is asked and it is sent once more.
 * @throws CallError with the server's own words, or `offline`, also when the connection ends early or no answer comes.
 */
export async function call<R extends Route>(
  entry: R,
  input: Input<R>,
  member?: string,
): Promise<RouteReply<R>> {
  const sent = { accept: 'application/json', ...(member && { [memberHeader]: member }) }
  const attempt = () => send(entry, input, sent, AbortSignal.timeout(patience.call))
  const response = await attempt().catch((error: unknown) => stepUpOrThrow(error).then(attempt))
  return (await response.json().catch(throwConnectionLost)) as RouteReply<R>
}

/** Calls an entry whose body is a file. @throws CallError as `call` does. */
export async function upload<R extends Route>(entry: R, input: Input<R>, file: Blob): Promise<RouteReply<R>> {
  const sent = { accept: 'application/json' }
  const response = await send(entry, { ...input, body: file }, sent, AbortSignal.timeout(patience.file))
  return (await response.json().catch(throwConnectionLost)) as RouteReply<R>
}
