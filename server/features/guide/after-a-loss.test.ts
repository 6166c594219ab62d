import { expect, test } from 'vitest'
import { talk } from '#server/testing/ask-companion.ts'
import { momentOf, ofMoment } from './moments/moments.ts'

const lost = 'i lost a pregnancy at 11 weeks in march and today would have been the due date'
const topicOf = (entryId: string) =>
  entryId.startsWith(ofMoment) ? momentOf(entryId.slice(ofMoment.length))?.topic : undefined

test('who tells of a loss is met as that, and nothing of a pregnancy comes in that chat', () => {
  const replies = talk([
    lost,
    'no. i am not pregnant. i lost it. today was the date',
    'sad. like nobody else remembered',
    'i had a little name for it. bean',
    'yeah. id like to do something for bean. any ideas',
  ])
  for (const { ack, steps, question, options, entryId } of replies) {
    expect(['pregnancy', 'birth', 'joy']).not.toContain(topicOf(entryId))
    expect([ack, ...steps, question, ...options].join(' ')).not.toMatch(
      /newborn|overdue|induction|no baby yet/i,
    )
  }
  expect(topicOf(replies.at(-1)?.entryId ?? '')).toBe('grief')
  expect(replies.at(-1)?.steps).toHaveLength(2)
})
