import { errorTexts } from '#contract/errors.ts'
import { memberHeader } from '#contract/member-header.ts'
import type { Route, RouteEvent, RouteInput } from '#contract/route.ts'
import { CallError, send, throwConnectionLost } from './call.ts'

/** For how long the next piece of a stream is waited for, in milliseconds: a model has 55 s before one. */
const maxSilence = 65_000

interface Following {
  /** In whose name alone. */
  member: string
  /** Ends the following of it, not the work behind it. */
  signal: AbortSignal
}

/**
 * Calls an entry that answers piece by piece, and hands over each event as it comes.
 * @throws CallError, also when the connection ends early or falls silent.
 */
export async function callStream<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  onEvent: (event: RouteEvent<R>) => void,
  { member, signal }: Following,
): Promise<void> {
  const sent = { accept: 'text/event-stream', [memberHeader]: member }
  const listening = listenWhileItSpeaks(signal)
  try {
    const response = await send(entry, input, sent, listening.signal)
    if (!response.body) throw new CallError(errorTexts.unexpected, 'internal', response.status)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let buffer = ''
    for (;;) {
      listening.goOn()
      const { done, value } = await reader.read().catch(throwConnectionLost)
      if (done) return
      const events = (buffer + value).split('\n\n')
      buffer = events.pop() ?? ''
      for (const event of events)
        if (event.startsWith('data: ')) onEvent(JSON.parse(event.slice(6)) as RouteEvent<R>)
    }
  } finally {
    listening.stop()
  }
}

/** A signal that ends with another one, or once `goOn` was not called for so long that nothing more comes. */
function listenWhileItSpeaks(other: AbortSignal) {
  const ending = new AbortController()
  const end = () => ending.abort()
  let timer = setTimeout(end, maxSilence)
  if (other.aborted) end()
  other.addEventListener('abort', end)
  return {
    signal: ending.signal,
    goOn() {
      clearTimeout(timer)
      timer = setTimeout(end, maxSilence)
    },
    stop() {
      clearTimeout(timer)
      other.removeEventListener('abort', end)
    },
  }
}
