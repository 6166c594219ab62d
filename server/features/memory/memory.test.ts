import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import * as memory from '#contract/memory.ts'
import { saveReminder } from '#contract/reminders.ts'
import { addChild, anaHale } from '#server/testing/ana-hale.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { startTalk } from '#server/testing/talk.ts'
import { aboutHer } from './about-her.ts'
import { replaceSummary } from './lines-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Member = Awaited<ReturnType<TestServer['member']>>
const now = () => new Date()
const memoryOf = (member: Member) =>
  aboutHer(server.services.database.asMember(member.userId), member.userId, now())
const page = async (member: Member) => (await member.call(memory.readMemory, {})).body
const texts = async (member: Member) => (await page(member)).lines.map(({ text }) => text)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const ana = () => anaHale(server)

const hearts = { energy: 2, mood: 3, stress: 4 }
async function checkIn(
  member: Member,
  promptResponse: string,
  days = 0,
  prompt = 'What helped, even a bit?',
) {
  const checkInId = randomUUID()
  await member.call(saveCheckIn, {
    params: { checkInId },
    body: {
      answered_at: new Date().toISOString(),
      answers: { type: 'daily', responses: { ...hearts, prompt, promptResponse } },
    },
  })
  await server.testDatabase.asOwner('update check_ins set day = day - $2::int where id = $1', [
    checkInId,
    days,
  ])
  return checkInId
}

test('it knows what she told, in words, and nothing that no answer needs', async () => {
  const her = await ana()
  await addChild(her, 'Noa', daysAgo(40).toISOString().slice(0, 10))
  await addChild(her, 'Ari', null, 'nearly 3')
  await addChild(her, 'Bean', daysAgo(-30).toISOString().slice(0, 10))
  await checkIn(her, 'A walk with Jo')
  await checkIn(her, 'my sister rang', 12)
  await checkIn(her, 'long gone', 40)
  await her.call(saveReminder, {
    params: { reminderId: randomUUID() },
    body: { text: 'ring the school', due: '2030-01-07T09:00' },
  })
  const { lines, lossMode } = await memoryOf(her)
  expect(lossMode).toBe(false)
  expect(lines.slice(0, 7)).toEqual([
    'First name: Ana',
    'Season: Baby (3–12m)',
    'Top focus: Mum guilt',
    'Notes: “Night shifts. Write to … or …, says Mrs.”',
    'Her child: Noa, 5 weeks old',
    'Her child: Ari, nearly 3',
    'Her child: Bean, due in 4 weeks',
  ])
  const rest = lines.slice(7)
  expect(rest[0]).toMatch(
    /^Check-in\. \w+ \d+ \w+: energy low, mood mid, stress fairly high\. What helped, even a bit\? “A walk with Jo”$/,
  )
  expect(rest[1]).toMatch(/^Check-in\. Helped on \w+ \d+ \w+: “my sister rang”$/)
  expect(rest[2]).toBe('A reminder that she set: “ring the school”, for Monday 7 January, 09:00')
  expect(rest).toHaveLength(3)
  const all = JSON.stringify(lines)
  for (const secret of [her.email, 'Hale', '0412', her.userId, 'long gone']) expect(all).not.toContain(secret)
  expect((await page(her)).lines.map(({ source }) => source)).toEqual([
    ...['profile', 'profile', 'profile', 'profile', 'children', 'children', 'children'],
    ...['check-ins', 'check-ins', 'reminders'],
  ])
})

test('a grave day and a grave chat are a hard one, without a word of hers', async () => {
  const her = await ana()
  await checkIn(her, 'I want to end my life', 0)
  const threadId = await startTalk(her, 'I want to kill myself tonight')
  const { lines } = await memoryOf(her)
  expect(JSON.stringify(lines)).not.toMatch(/kill|end my life/)
  expect(lines.find((line) => line.startsWith('Check-in.'))).toMatch(/ a hard day$/)
  expect(lines.at(-1)).toBe('From an earlier chat: A hard night')
  await her.call(companion.answerSafety, {
    params: { threadId },
    body: { answer: 'safe', cardId: 'emergency-life' },
  })
  expect((await memoryOf(her)).lines.at(-1)).toBe('From an earlier chat: A hard night')
})

test('she switches off single lines and all of it; the page still shows them', async () => {
  const her = await ana()
  const childId = await addChild(her, 'Noa', null)
  const off = await her.call(memory.switchMemoryLine, { body: { key: `child:${childId}`, is_on: false } })
  expect(off.body.lines.find(({ text }) => text === 'Noa')).toMatchObject({ is_on: false })
  await her.call(memory.switchMemoryLine, { body: { key: 'season', is_on: false } })
  await her.call(memory.switchMemoryLine, { body: { key: 'nothing-like-it', is_on: false } })
  expect((await memoryOf(her)).lines.join()).not.toMatch(/Noa|Season/)
  await her.call(memory.switchMemoryLine, { body: { key: 'season', is_on: true } })
  expect((await memoryOf(her)).lines.join()).toMatch(/Season/)
  expect((await her.call(memory.switchMemory, { body: { is_on: false } })).body.is_on).toBe(false)
  expect(await memoryOf(her)).toMatchObject({ lines: [], lossMode: false })
  expect(await texts(her)).toContain('Noa')
  await her.call(memory.switchMemory, { body: { is_on: true } })
  expect((await memoryOf(her)).lines.length).toBeGreaterThan(0)
  const rows = await server.testDatabase.asOwner('select key from memory_switches where user_id = $1', [
    her.userId,
  ])
  expect(rows).toEqual([{ key: `child:${childId}` }])
})

test('without a summary a chat is known by its title, with one by its lines, and they go with it', async () => {
  const her = await ana()
  const threadId = await startTalk(her, 'she will not settle tonight')
  expect((await memoryOf(her)).lines.at(-1)).toBe('From an earlier chat: She will not settle tonight')
  const system = server.services.database.asSystem()
  await replaceSummary(system, her.userId, threadId, ['Settling is hard at night', 'Jo takes Tuesdays'])
  await server.testDatabase.asOwner('update threads set summed_until = now() where id = $1', [threadId])
  expect((await texts(her)).slice(-2)).toEqual(['Settling is hard at night', 'Jo takes Tuesdays'])
  const [, kept] = (await page(her)).lines.filter(({ source }) => source === 'chats')
  const lineId = kept?.line_id ?? ''
  const saved = await her.call(memory.saveMemoryLine, {
    params: { lineId },
    body: { text: 'Jo takes Tuesdays and Fridays', is_kept: true },
  })
  expect(saved.body.memory.lines.find(({ line_id }) => line_id === lineId)).toMatchObject({
    text: 'Jo takes Tuesdays and Fridays',
    is_kept: true,
    chat: { id: threadId, title: 'She will not settle tonight' },
  })

  // A later summary leaves alone what she has changed.
  await replaceSummary(system, her.userId, threadId, ['Newer'])
  expect(await texts(her)).toEqual(expect.arrayContaining(['Settling is hard at night', 'Newer']))

  await her.call(companion.deleteThread, { params: { threadId } })
  expect((await texts(her)).filter((text) => /Settling|Newer|settle/.test(text))).toEqual([])
  expect((await page(her)).lines.at(-1)).toMatchObject({ text: 'Jo takes Tuesdays and Fridays', chat: null })
  await her.call(companion.restoreThread, { params: { threadId } })
  expect(await texts(her)).toContain('Settling is hard at night')
  await server.testDatabase.asOwner('delete from threads where id = $1', [threadId])
  expect((await texts(her)).filter((text) => /Jo|Settling|Newer/.test(text))).toEqual([
    'Jo takes Tuesdays and Fridays',
  ])
})

test('a line is added, changed, forgotten and brought back; another member finds none of it', async () => {
  const [her, bea] = [await ana(), await server.member()]
  const lineId = randomUUID()
  const body = { text: '  Tuesdays are hard  ', is_kept: true }
  await her.call(memory.saveMemoryLine, { params: { lineId }, body })
  await her.call(memory.saveMemoryLine, { params: { lineId }, body })
  expect((await memoryOf(her)).lines.at(-1)).toBe('She asked you to remember: Tuesdays are hard')

  expect((await bea.call(memory.deleteMemoryLine, { params: { lineId } })).status).toBe(200)
  await bea.call(memory.saveMemoryLine, { params: { lineId }, body: { text: 'not hers', is_kept: true } })
  expect(await texts(bea)).toEqual(['not hers'])
  expect(await texts(her)).toContain('Tuesdays are hard')

  await her.call(memory.deleteMemoryLine, { params: { lineId } })
  expect(await texts(her)).not.toContain('Tuesdays are hard')
  const bad = await her.send('PUT', `/api/memory/lines/${lineId}`, { text: '   ', is_kept: true })
  expect([bad.status, bad.body.fields]).toEqual([400, { text: 'Please write a word or two.' }])

  // Under a chat of somebody else's a line is hers alone and stands by itself.
  const threadOfBea = await startTalk(bea, 'hello there')
  const back = await her.call(memory.saveMemoryLine, {
    params: { lineId },
    body: { text: 'Tuesdays', is_kept: false, chat_id: threadOfBea, is_asked: true },
  })
  expect(back.body.memory.lines.at(-1)).toMatchObject({ text: 'Tuesdays', chat: null, source: 'asked' })
})

test('a line of a check-in says of which kind it is, so that the page can lead there', async () => {
  const her = await ana()
  const dailyId = await checkIn(her, 'A walk with Jo')
  const weeklyId = randomUUID()
  const responses = { ...hearts, hardest: 'the nights', energyGiving: '', nextWeek: '' }
  await her.call(saveCheckIn, {
    params: { checkInId: weeklyId },
    body: { answered_at: new Date().toISOString(), answers: { type: 'weekly_reset', responses } },
  })
  const kinds = new Map((await page(her)).lines.map(({ key, check_in }) => [key, check_in]))
  expect(kinds.get(`check-in:${dailyId}`)).toBe('daily')
  expect(kinds.get(`check-in:${weeklyId}`)).toBe('weekly_reset')
  expect(kinds.get('name')).toBeNull()
})

test('grave words in a line bring their card', async () => {
  const her = await ana()
  const { body } = await her.call(memory.saveMemoryLine, {
    params: { lineId: randomUUID() },
    body: { text: 'I want to kill myself tonight', is_kept: true },
  })
  expect(body.safety.level).toBe('emergency')
})

test('a line that has no room is read all the same', async () => {
  const her = await ana()
  await server.testDatabase.asOwner(
    "insert into memory_lines (user_id, text) select $1, 'Tea helps' from generate_series(1, $2::int)",
    [her.userId, limits.memoryLinesMax],
  )
  const { body } = await her.call(memory.saveMemoryLine, {
    params: { lineId: randomUUID() },
    body: { text: 'I want to kill myself tonight', is_kept: true },
  })
  expect(body).toMatchObject({ is_full: true, safety: { level: 'emergency' } })
  expect(await texts(her)).not.toContain('I want to kill myself tonight')
  const recorded = await server.testDatabase.asOwner(
    "select level from safety_events where user_id = $1 and surface = 'memory'",
    [her.userId],
  )
  expect(recorded).toEqual([{ level: 'emergency' }])
})

test('where no model is hosted elsewhere nobody is asked where her words go', async () => {
  const her = await ana()
  expect((await her.call(memory.getModelConsent, {})).body).toEqual({ hosted_by: null, choice: null })
})
