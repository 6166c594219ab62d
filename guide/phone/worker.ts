import { answerWaiting } from './answer-waiting.ts'
import type { WaitingTalk } from './messages.ts'

// The guide on a phone, in a thread of its own: it takes seconds to come up on a slow one. It is built into one file by tools/build-guide.ts.

addEventListener('message', ({ data, ports }: MessageEvent<WaitingTalk>) =>
  ports[0]?.postMessage(answerWaiting(data)),
)
