import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardStays, everydayIds } from '#content/companion/beside-the-card.ts'
import { library } from '#content/companion/library.ts'
import { motherChat } from '#contract/companion.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { said as incoming, readTalk, startTalk } from '#server/testing/talk.ts'

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

const startsWithNote = (ack: string) => cardStays.some((note) => ack.startsWith(note))

describe('after a crisis', () => {
  test('an everyday question gets its answer, and the card stays', async () => {
    const { ack, steps, safety, thread } = await answerAfter(
      'i just want to stop existing',
      'he wont eat dinner',
    )
    expect(startsWithNote(ack)).toBe(true)
    const dinner = library.find(({ id }) => id === 'feed-fussy-eater')
    expect([dinner?.steps, dinner?.alternateSteps]).toContainEqual(steps)
    expect(safety.level).toBe('crisis')
    expect(thread.safety).toMatchObject({ level: 'crisis', cardId: expect.stringMatching(/^crisis-/) })
  })

  test.each([
    ['what weighs on her', 'im so tired'],
    ['what says little', 'and now dinner'],
    ['what is serious itself', 'nobody would miss me'],
    ['an everyday line with something serious in it', 'he wont eat dinner and i want to die'],
  ])('%s is answered by what steadies', async (_what, text) => {
    const { ack, safety } = await answerAfter('i just want to stop existing', text)
    expect(startsWithNote(ack)).toBe(false)
    expect(safety.level).toBe('crisis')
  })
})

test('after an emergency nothing else is answered', async () => {
  const { ack, safety } = await answerAfter('I have taken all my tablets', 'he wont eat dinner')
  expect(startsWithNote(ack)).toBe(false)
  expect(safety.level).toBe('emergency')
})

test('what may be answered there is in the library', () => {
  const known = new Set(library.map(({ id }) => id))
  expect([...everydayIds].filter((id) => !known.has(id))).toEqual([])
})
