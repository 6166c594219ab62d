import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { besideTheCardEntries } from '#content/companion/beside-the-card.ts'
import { besideTheQuestion } from '#content/companion/beside-the-question.ts'
import { firstMinute } from '#content/companion/first-minute.ts'
import { library } from '#content/companion/library.ts'
import { motherChat } from '#contract/companion.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What answers the last of these, said one after the other in a chat of somebody new. */
async function answerAfter(...texts: string[]) {
  const member = await server.member()
  const last = texts.at(-1) ?? ''
  const id = await startTalk(member, ...texts.slice(0, -1))
  const { body } = await member.call(motherChat, { body: incoming(id, last) })
  return { ...body, thread: (await readTalk(member, id)).thread }
}

const dinner = library.find(({ id }) => id === 'feed-fussy-eater')
const besideAcks = besideTheCardEntries.flatMap(({ ack }) => ack)
const startsBeside = (ack: string) => besideAcks.some((line) => ack.startsWith(line))

describe('the talk goes on', () => {
  test.each([
    ['crisis', 'i just want to stop existing'],
    ['emergency', 'I have taken all my tablets'],
  ])('beside %s: what she asks next gets its answer, and the level stays', async (level, grave) => {
    const { steps, safety, thread } = await answerAfter(grave, 'he wont eat dinner')
    expect([dinner?.steps, dinner?.alternateSteps]).toContainEqual(steps)
    expect(safety).toEqual({ level, cardId: null, softLine: null })
    expect(thread.safety).toMatchObject({ level, cardId: expect.stringMatching(`^${level}-`) })
  })

  test.each([
    ['what is grave itself', 'nobody would miss me'],
    ['an everyday line with something grave in it', 'he wont eat dinner and i want to die'],
  ])('%s is answered by what steadies', async (_what, text) => {
    const { ack, safety } = await answerAfter('i just want to stop existing', text)
    expect(startsBeside(ack)).toBe(true)
    expect(safety.level).toBe('crisis')
  })
})

test('the first reply beside an emergency is two sentences about this minute, and not the next one', async () => {
  const first = await answerAfter('I have taken all my tablets')
  expect(first).toMatchObject({ ack: firstMinute['emergency-life'], steps: [], question: '', options: [] })
  const next = await answerAfter('I have taken all my tablets', 'I have taken all my tablets')
  expect(next.ack).not.toBe(first.ack)
})

test('every card of emergency has two sentences of its own', () => {
  for (const line of Object.values(firstMinute)) expect(line.match(/[.!?](?= |$)/g)).toHaveLength(2)
  expect(Object.keys(firstMinute)).toHaveLength(6)
})

test('what is only inferred to be grave is listened to, and not explained away', async () => {
  const { steps, question, safety } = await answerAfter('he scares me when he drinks')
  expect(safety.softLine).toBe('crisis-violence')
  expect(steps).toEqual([])
  expect(question).toBe(besideTheQuestion.question)
})
