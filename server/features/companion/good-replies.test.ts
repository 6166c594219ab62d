import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentOf } from '#guide/reply-text.ts'
import { answer } from './answer.ts'
import { check } from './check.ts'

/** Replies of a companion in talks whose writers knew no rule and nothing of the product. */
const replies = readFileSync(new URL('../../testing/good-replies.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const mostTouched = 0.02
const guide = { entryId: 'guide', ack: 'The guide.', block: '', steps: [], question: '', options: [] }

/** What she would be shown of a model that says this whenever it is asked. */
async function shownOf(text: string): Promise<string> {
  async function* stream() {
    yield text
  }
  const draft = answer({
    model: { end: { stream }, totalMs: 10_000, request: { instructions: '', messages: [] } },
    signal: AbortSignal.any([]),
    isUrgent: false,
    guide: () => guide,
    level: 'none',
    isOnset: false,
    parts: [],
    given: '',
    opening: '',
    closing: '',
  })
  let shown = ''
  for await (const step of check(draft, () => {})) if ('reply' in step) shown = contentOf(step.reply)
  return shown
}

test('of good replies the check touches two in a hundred at most', async () => {
  const touched: string[] = []
  for (const text of replies) if ((await shownOf(text)) !== text) touched.push(text)
  expect(replies.length).toBeGreaterThanOrEqual(200)
  expect(touched.length / replies.length, touched.join('\n')).toBeLessThanOrEqual(mostTouched)
})
