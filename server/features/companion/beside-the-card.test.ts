import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { besideEmergency } from '#content/companion/beside-emergency.ts'
import { besideOneCard } from '#content/companion/beside-one-card.ts'
import { besideTheCardEntries } from '#content/companion/beside-the-card.ts'
import { firstMinute } from '#content/companion/first-minute.ts'
import * as general from '#content/companion/listening/general.ts'
import { besideTheQuestion, gently, nowOver } from '#content/companion/listening/gently.ts'
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

const besideAcks = besideTheCardEntries.flatMap(({ ack }) => ack)
const gentle = [...Object.values(gently), besideTheQuestion].flatMap(({ lines }) => lines)
const startsBeside = (ack: string) => besideAcks.some((line) => ack.startsWith(line))

describe('the talk goes on', () => {
  test.each([
    ['crisis', 'i just want to stop existing'],
    ['emergency', 'I have taken all my tablets'],
  ])('beside %s: what she asks next gets its answer, and the level stays', async (level, grave) => {
    const { ack, safety, thread } = await answerAfter(grave, 'he wont eat dinner')
    expect(startsBeside(ack)).toBe(false)
    expect(safety).toEqual({ level, cardId: null, softLine: null })
    expect(thread.safety).toMatchObject({ level, cardId: expect.stringMatching(`^${level}-`) })
  })

  test.each([
    ['what is grave itself', 'nobody would miss me'],
    ['an everyday line with something grave in it', 'he wont eat dinner and i want to die'],
  ])('%s is answered by what steadies, once, and is then stayed with', async (_what, text) => {
    const first = await answerAfter('he wont eat dinner', text)
    expect(startsBeside(first.ack)).toBe(true)
    const { ack, steps, safety } = await answerAfter('i just want to stop existing', text)
    expect(gentle).toContain(ack)
    expect(steps).toEqual([])
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
  expect(Object.keys(firstMinute)).toHaveLength(8)
})

test('what is only inferred to be grave is listened to, and not explained away', async () => {
  const { ack, steps, safety } = await answerAfter('he scares me when he drinks')
  expect(safety.softLine).toBe('crisis-violence')
  expect(steps).toEqual([])
  expect(gentle).toContain(ack)
})

test('while she is asked whether she is safe, what she asks is answered, and she may go', async () => {
  const asked = await answerAfter(
    'he scares me when he drinks',
    'how long does breastmilk keep in the fridge',
  )
  expect(asked.safety.softLine).toBe('crisis-violence')
  expect(asked.ack).toMatch(/breastmilk|milk/i)
  const left = await answerAfter('he scares me when he drinks', 'ok night x')
  expect([...general.closingDay, ...general.closingNight]).toContain(left.ack)
})

test.each([
  ['another fear', 'he swallowed a bleach tablet', 'the LITTLE one is fine, its my husband im scared of'],
  [
    'another who is better off',
    'i want to kill myself',
    'no one needs to know. the kids are better w their nan',
  ],
])('%s is not the end of what a card is for', async (_what, grave, text) => {
  const { ack } = await answerAfter(grave, 'ok', text)
  expect(nowOver.lines).not.toContain(ack)
})

test('another danger that she only may mean is met by the words for that danger, and by no card', async () => {
  const { ack, safety } = await answerAfter(
    'he swallowed a dishwasher tablet',
    'ok',
    'my husband scares me when he drinks',
  )
  expect(safety.cardId).toBeNull()
  expect(besideOneCard['emergency-violence']?.ack).toContain(ack)
})

test('beneath an emergency what may be grave goes to people who can act, and a goodbye has what comes before it', async () => {
  const said = 'god told me to give the baby back to him'
  const { thread, ack } = await answerAfter(said, 'the bath is running', 'ok bye gotta do the bath')
  expect(thread.safety.cardId).toBe('emergency-psychosis')
  expect(ack).toBe(besideEmergency.mind.leaving)
  const blue = await answerAfter(
    'my baby is having a fit',
    'what do i do',
    'hes gone weird again kinda blue round the mouth',
  )
  expect(blue.thread.safety.cardId).toBe('emergency-medical')
  expect([...besideEmergency.body.lines, ...(besideOneCard['emergency-medical']?.ack ?? [])]).toContain(
    blue.ack,
  )
  const ringing = await answerAfter('my baby is having a fit', 'what do i do', 'ringing now')
  expect(startsBeside(ringing.ack)).toBe(true)
})
