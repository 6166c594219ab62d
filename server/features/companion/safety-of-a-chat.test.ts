import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { besideTheCardEntries } from '#content/companion/beside-the-card.ts'
import { saidSafe, whyAsked } from '#content/companion/listening/gently.ts'
import { answerSafety, motherChat } from '#contract/companion.ts'
import { type CardId, calm, type SafetyAnswer } from '#contract/safety.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import {
  askedLine,
  incoming,
  plainLine,
  readSafety,
  readTalk,
  recordedSafety,
  startTalk,
  streamReply,
} from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const mayBeOther = 'my sister wants to end it'
const asked = { ...calm, softLine: 'crisis-violence' }

let server: TestServer
let ana: Visitor & { userId: string }
let bea: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.member()
  bea = await server.member()
})

const say = async (id: string, text: string, more = {}) =>
  (await ana.call(motherChat, { body: { ...incoming(id, text), ...more } })).body
/** Whether a line brings the question whether she is safe. */
const asks = async (id: string, text: string) => {
  const { events } = await streamReply(ana, incoming(id, text))
  return events.some((event) => event.type === 'safety' && event.asks_safety)
}
const standing = (id: string) => readSafety(ana, id)
const answerThat = async (threadId: string, answer: SafetyAnswer, cardId: CardId) =>
  (await ana.call(answerSafety, { params: { threadId }, body: { answer, cardId } })).body
const events = () => recordedSafety(server.testDatabase, ana.userId)

describe('what is only inferred', () => {
  test('brings no card and no level, but the question, which a reload still has', async () => {
    const id = await startTalk(ana)
    const { safety, ack } = await say(id, askedLine)
    expect(safety).toEqual(asked)
    expect(ack).not.toBe('')
    expect(await standing(id)).toEqual(asked)
    expect(await events()).toEqual([{ level: 'crisis', certainty: 'inferred', class: 'crisis-violence' }])
  })

  test('is nothing where it is a question of the shelf as it stands there, and what is explicit has its card', async () => {
    const id = await startTalk(ana)
    const ofShelf = 'My child calls me back again and again at bedtime. How do I end it?'
    expect(await asks(id, `${ofShelf} i cant do this`)).toBe(true)
    expect((await say(await startTalk(ana), ofShelf)).safety).toEqual(calm)
    const { safety } = await say(await startTalk(ana), 'What do I do if my baby is choking?')
    expect(safety).toMatchObject({ level: 'emergency', cardId: 'emergency-medical' })
  })

  test('is asked of the line that raised it, not of those after it', async () => {
    const id = await startTalk(ana)
    expect([await asks(id, askedLine), await asks(id, 'the washing is still wet')]).toEqual([true, false])
    const { messages } = await readTalk(ana, id)
    const flagged = messages.filter(({ asks_safety }) => asks_safety)
    expect(flagged.map(({ content }) => content)).toEqual([askedLine])
  })

  test('is asked again of another danger, and of the same only where a line shows more', async () => {
    const id = await startTalk(ana)
    expect(await asks(id, 'what if i just drove off and didnt come back')).toBe(true)
    expect(await asks(id, 'he would be better off with somebody else')).toBe(false)
    expect(await asks(id, 'i sometimes think about the tablets in my drawer')).toBe(true)
    expect(await asks(id, askedLine)).toBe(true)
  })

  test.each(['not-sure', 'no'] as const)('answered %s it is explicit from then on, once', async (answer) => {
    const id = await startTalk(ana, askedLine)
    const card = { level: 'crisis', cardId: 'crisis-violence', softLine: null }
    expect(await answerThat(id, answer, 'crisis-violence')).toEqual(card)
    expect(await answerThat(id, answer, 'crisis-violence')).toEqual(card)
    expect(await standing(id)).toEqual(card)
    expect((await say(id, 'thanks')).safety).toEqual({ ...card, cardId: null })
    expect((await events()).slice(1)).toEqual([
      { level: 'crisis', certainty: 'explicit', class: `said-${answer}` },
    ])
  })

  test.each([
    ['not asked of that again', askedLine, calm],
    ['asked of something else', mayBeOther, { ...calm, softLine: 'crisis-friend' }],
    [
      'met by the card of what is explicit',
      plainLine,
      { ...calm, level: 'crisis', cardId: 'crisis-suicide' },
    ],
  ])('answered safe she is %s', async (_what, text, safety) => {
    const id = await startTalk(ana, askedLine)
    expect(await answerThat(id, 'safe', 'crisis-violence')).toEqual(calm)
    expect(await standing(id)).toEqual(calm)
    expect((await say(id, text)).safety).toEqual(safety)
  })

  test('what she denies beneath a card is asked, though she was safe from that before', async () => {
    const id = await startTalk(ana, askedLine)
    expect(await answerThat(id, 'safe', 'crisis-violence')).toEqual(calm)
    expect((await say(id, 'he pushes me off')).safety).toMatchObject({ cardId: 'crisis-violence' })
    const { safety } = await say(id, 'what?? nobody is dangerous. hes 3 and cross with me')
    expect(safety).toEqual({ ...calm, softLine: 'crisis-violence' })
    expect(await standing(id)).toEqual({ ...calm, softLine: 'crisis-violence' })
    expect((await events()).at(-1)).toEqual({ level: 'crisis', certainty: 'explicit', class: 'said-denied' })
    expect(await answerThat(id, 'no', 'crisis-violence')).toMatchObject({ cardId: 'crisis-violence' })
    expect((await say(id, 'nobody is hurt')).safety).toMatchObject({ level: 'crisis', softLine: null })
  })

  test('her word that she is safe goes before what only the classifier hears beside it, and not before plain words', async () => {
    const beside = 'i am safe. he is only joking man. he buy balloons already, he hide them in the car'
    const id = await startTalk(ana, askedLine)
    expect((await say(id, beside)).safety).toEqual(calm)
    expect(await standing(id)).toEqual(calm)
    const other = await startTalk(ana, askedLine)
    expect((await say(other, `i am safe. ${plainLine}`)).safety.cardId).toBe('crisis-suicide')
  })

  test('under a card it is recorded only', async () => {
    const id = await startTalk(ana, plainLine)
    const before = await standing(id)
    const { safety } = await say(id, mayBeOther)
    expect(safety).toEqual({ ...before, cardId: null })
    expect((await events()).at(-1)).toMatchObject({ level: 'crisis', certainty: 'inferred' })
  })
})

describe('her answer in words', () => {
  test('that she is safe takes the question away, and is not asked about itself', async () => {
    const id = await startTalk(ana, askedLine)
    const { safety, ack } = await say(id, 'yes im safe just tired')
    expect(safety).toEqual(calm)
    expect(saidSafe.lines.some((each) => ack.endsWith(each))).toBe(true)
    expect(await standing(id)).toEqual(calm)
    expect((await say(id, askedLine)).safety).toEqual(calm)
    expect((await events())[1]).toEqual({ level: 'crisis', certainty: 'explicit', class: 'said-safe' })
  })

  test.each([
    ["no i'm not safe", 'said-no'],
    ['i dont know if im safe', 'said-not-sure'],
  ])('%s: the card', async (text, recorded) => {
    const id = await startTalk(ana, askedLine)
    expect((await say(id, text)).safety).toEqual({ ...calm, level: 'crisis', cardId: 'crisis-violence' })
    expect((await events())[1]).toMatchObject({ certainty: 'explicit', class: recorded })
  })

  test('why she is asked she is told, and the question stands', async () => {
    const id = await startTalk(ana, askedLine)
    const { safety, ack } = await say(id, 'why do you keep asking if im safe')
    expect(whyAsked.lines).toContain(ack)
    expect(safety).toEqual(asked)
    expect(await events()).toHaveLength(1)
  })

  test('told to stop asking, it does not ask of the same again, but of what is explicit it does not keep quiet', async () => {
    const wondering = 'please stop asking me if im safe.'
    const asks = async (text: string) => {
      const id = await startTalk(ana, askedLine, text)
      return (await readTalk(ana, id)).messages.findLast(({ role }) => role === 'user')?.asks_safety ?? false
    }
    expect(await asks(askedLine)).toBe(true)
    expect(await asks(`${wondering} ${askedLine}`)).toBe(false)
    const id = await startTalk(ana, askedLine)
    expect((await say(id, `${wondering} ${plainLine}`)).safety).toMatchObject({ level: 'crisis' })
  })
})

describe('another danger beneath a graver card', () => {
  const violence = 'he is holding a knife at my throat'
  const wish = 'i just want it to stop. i have my tablets in the drawer i keep thinking about them'
  const hers = async (id: string) =>
    (await readTalk(ana, id)).messages.filter(({ role }) => role === 'user').map((each) => each.calls_for)

  test('has its own card and its own words, and the graver one stays', async () => {
    const id = await startTalk(ana, violence)
    const { events: told } = await streamReply(ana, incoming(id, wish))
    expect(told[0]).toMatchObject({
      safety: { level: 'emergency', cardId: null },
      calls_for: 'crisis-suicide',
    })
    const done = told.find(({ type }) => type === 'done')
    expect(besideTheCardEntries.flatMap(({ ack }) => ack)).toContain(done?.type === 'done' && done.reply.ack)
    expect(await standing(id)).toMatchObject({ cardId: 'emergency-violence' })
    expect(await hers(id)).toEqual(['emergency-violence', 'crisis-suicide'])
  })

  test('calls for nothing once she is safe', async () => {
    const id = await startTalk(ana, violence, wish)
    await answerThat(id, 'safe', 'emergency-violence')
    expect(await hers(id)).toEqual([undefined, undefined])
  })
})

test('a danger of the same level takes the place of no other', async () => {
  const id = await startTalk(ana, 'he hits me when he drinks', 'i dont want to be alive any more')
  expect(await standing(id)).toMatchObject({ cardId: 'crisis-violence' })
  const { messages } = await readTalk(ana, id)
  expect(messages.map(({ calls_for }) => calls_for)).toContain('crisis-suicide')
})

test('that it is not about her makes it the card for somebody else', async () => {
  const id = await startTalk(ana, 'she wrote thank you for everything look after my girls')
  expect(await standing(id)).toMatchObject({ cardId: 'emergency-life' })
  const { safety } = await say(id, 'not me. HER. my friend. what do i do')
  expect(safety).toEqual({ ...calm, level: 'emergency', cardId: 'emergency-friend' })
  expect(await standing(id)).toEqual(safety)
})

test('that she is not safe, unasked, has her asked', async () => {
  const id = await startTalk(ana)
  expect((await say(id, "i'm not safe")).safety).toEqual({ ...calm, softLine: 'crisis-suicide' })
})

describe('she says that she is safe now', () => {
  test('in words, as with a tap', async () => {
    const id = await startTalk(ana, plainLine)
    expect((await say(id, "I'm safe now, thanks")).safety).toEqual(calm)
    expect(await standing(id)).toEqual(calm)
  })

  test('a card folds at a sentence of hers that she is safe, beside what is harmless and not beside what is grave', async () => {
    const id = await startTalk(ana)
    await say(id, plainLine)
    expect((await say(id, "I'm safe. but i still want to die")).safety.level).not.toBe('none')
    expect(['none', 'support']).toContain((await say(id, "I'm safe. we had toast for tea")).safety.level)
  })

  test('the card and its level go, for this chat alone, and nothing said before brings them back', async () => {
    const [id, other] = [await startTalk(ana, plainLine), await startTalk(ana, plainLine)]
    const { cardId } = await standing(id)
    expect(await answerThat(id, 'safe', cardId as CardId)).toEqual(calm)
    expect(await answerThat(id, 'safe', cardId as CardId)).toEqual(calm)
    expect((await say(id, 'he wont eat dinner')).safety).toEqual(calm)
    expect((await standing(other)).level).not.toBe('none')
  })

  test('of a card that stands no more it takes nothing down', async () => {
    const id = await startTalk(ana, askedLine)
    await say(id, 'I have taken all my tablets')
    expect(await answerThat(id, 'safe', 'crisis-violence')).toMatchObject({ level: 'emergency' })
    expect(await standing(id)).toMatchObject({ level: 'emergency', cardId: 'emergency-life' })
  })

  test('what she says plainly after that has its card', async () => {
    const id = await startTalk(ana, plainLine)
    await answerThat(id, 'safe', (await standing(id)).cardId as CardId)
    expect((await say(id, plainLine)).safety.cardId).not.toBeNull()
  })
})

describe('another wording', () => {
  test('takes back what the old one was found to say, and no more', async () => {
    const id = await startTalk(ana, 'i just want to stop existing', 'I have taken all my tablets')
    const last = (await readTalk(ana, id)).messages.findLast(({ role }) => role === 'user')
    const { safety } = await say(id, 'he wont eat dinner', { replaces: last?.id })
    expect(safety).toEqual({ level: 'crisis', cardId: 'crisis-suicide', softLine: null })
    expect(await standing(id)).toEqual(safety)
  })

  test.each([plainLine, askedLine])('of the only one leaves nothing of it: %s', async (text) => {
    const id = await startTalk(ana, text)
    const [first] = (await readTalk(ana, id)).messages
    expect((await say(id, 'he wont eat dinner', { replaces: first?.id })).safety).toEqual(calm)
    expect(await standing(id)).toEqual(calm)
  })

  test('leaves what she answered', async () => {
    const id = await startTalk(ana, askedLine)
    await answerThat(id, 'no', 'crisis-violence')
    const [first] = (await readTalk(ana, id)).messages
    expect((await say(id, 'he wont eat dinner', { replaces: first?.id })).safety.level).toBe('crisis')
  })

  test('that she is safe takes down what she answered', async () => {
    const id = await startTalk(ana, askedLine)
    await answerThat(id, 'no', 'crisis-violence')
    const [first] = (await readTalk(ana, id)).messages
    expect((await say(id, "I'm safe now", { replaces: first?.id })).safety).toEqual(calm)
    expect(await standing(id)).toEqual(calm)
  })

  test('is read for itself', async () => {
    const id = await startTalk(ana, 'he wont eat dinner')
    const [first] = (await readTalk(ana, id)).messages
    expect((await say(id, plainLine, { replaces: first?.id })).safety.cardId).toBe('crisis-suicide')
  })
})

test("nobody answers in another member's chat, and only of cards of danger", async () => {
  const id = await startTalk(ana, plainLine)
  const path = answerSafety.path.replace(':threadId', id)
  expect((await bea.send('POST', path, { answer: 'safe', cardId: 'crisis-suicide' })).status).toBe(404)
  expect((await ana.send('POST', path, { answer: 'safe', cardId: 'support' })).status).toBe(400)
  expect((await ana.send('POST', path, { answer: 'maybe', cardId: 'crisis-suicide' })).status).toBe(400)
  expect((await standing(id)).level).toBe('crisis')
})
