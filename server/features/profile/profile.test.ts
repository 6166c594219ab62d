import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import * as children from '#contract/children.ts'
import * as profile from '#contract/profile.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const about: profile.About = {
  first_name: ' Mia ',
  timezone: 'Australia/Perth',
  season: 'Toddler',
  focus: 'Mum guilt',
  notes: ' ',
  allow_real_talk_push: true,
}
const child = (name: string): profile.ChildInput => ({
  id: randomUUID(),
  name,
  birthdate: '2025-02-03',
  notes: null,
  sensitivities: ['loud noise'],
  allergies: ['egg'],
  notification_prefs: { notify_wake: false, notify_bedtime: true },
})

test('a new account has a profile with the defaults', async () => {
  const member = await server.member()
  const { body } = await member.call(profile.getProfile, {})
  expect(body.profile).toMatchObject({
    timezone: 'Australia/Melbourne',
    onboarding_completed: false,
    allow_real_talk_push: false,
    full_name: null,
  })
  expect(body.children).toEqual([])
})

test('onboarding saves profile and children, and sending it again adds nothing', async () => {
  const member = await server.member()
  const body = { about, children: [child('Noa'), child('Ari')] }
  await member.call(profile.finishOnboarding, { body })
  const { body: saved } = await member.call(profile.finishOnboarding, { body })
  expect(saved.profile).toMatchObject({
    full_name: 'Mia',
    timezone: 'Australia/Perth',
    season: 'Toddler',
    notes: null,
    onboarding_completed: true,
  })
  expect(saved.children.map(({ name }) => name)).toEqual(['Noa', 'Ari'])
  expect(saved.children[0]).toMatchObject({
    birthdate: '2025-02-03',
    sensitivities: ['loud noise'],
    allergies: ['egg'],
    notification_prefs: { notify_wake: false, notify_bedtime: true },
  })
})

test('one child that is wrong leaves nothing half-written', async () => {
  const member = await server.member()
  const answer = await member.send('POST', '/api/onboarding', {
    about,
    children: [child('Noa'), { ...child(' '), birthdate: '2025-02-30' }],
  })
  expect(answer.status).toBe(400)
  expect(answer.body.fields).toEqual({
    'children.1.name': "Please enter your child's name.",
    'children.1.birthdate': 'Please add a birthdate to personalise insights.',
  })
  const { body } = await member.call(profile.getProfile, {})
  expect(body.profile.onboarding_completed).toBe(false)
  expect(body.children).toEqual([])
})

test('a child id that is another member’s too is a child of each, and changes nothing of hers', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const noa = child('Noa')
  await ana.call(profile.finishOnboarding, { body: { about, children: [noa] } })
  await bea.call(profile.finishOnboarding, {
    body: { about, children: [{ ...noa, name: 'Bo', allergies: [] }] },
  })
  expect(await childrenOf(ana)).toMatchObject([{ name: 'Noa', allergies: ['egg'] }])
  expect(await childrenOf(bea)).toMatchObject([{ name: 'Bo', allergies: [] }])
})

test('the profile form keeps what it does not name, and empties are stored as null', async () => {
  const member = await server.member()
  await member.call(profile.finishOnboarding, { body: { about, children: [] } })
  const { body } = await member.call(profile.saveProfile, {
    body: { full_name: ' Mia Rose ', phone: '', notes: 'עברית 👩‍👧' },
  })
  expect(body.profile).toMatchObject({
    full_name: 'Mia Rose',
    phone: null,
    notes: 'עברית 👩‍👧',
    timezone: 'Australia/Perth',
    season: 'Toddler',
    focus: 'Mum guilt',
  })
})

test('the profile form changes her focus, or takes it away, and knows no other', async () => {
  const member = await server.member()
  await member.call(profile.finishOnboarding, { body: { about, children: [] } })
  const form = { full_name: 'Mia', phone: null, notes: null }
  for (const focus of ['General support', null] as const) {
    const { body } = await member.call(profile.saveProfile, { body: { ...form, focus } })
    expect(body.profile.focus).toBe(focus)
  }
  expect((await member.send('PUT', '/api/profile', { ...form, focus: 'Chess' })).status).toBe(400)
})

const details = (name: string): children.ChildDetails => {
  const { id: _, ...rest } = child(name)
  return { ...rest, age_note: null }
}
const childrenOf = async (member: Visitor) => (await member.call(profile.getProfile, {})).body.children
const save = (member: Visitor, childId: string, body: children.ChildDetails) =>
  member.call(children.saveChild, { params: { childId }, body })

test('a child is added, changed, removed, and brought back into her place', async () => {
  const member = await server.member()
  const [noa, ari] = [randomUUID(), randomUUID()]
  await save(member, noa, details('Noa'))
  await save(member, ari, { ...details('Ari'), birthdate: null, age_note: ' nearly 3 ' })
  expect(await childrenOf(member)).toMatchObject([
    { id: noa, birthdate: '2025-02-03', age_note: null },
    { id: ari, birthdate: null, age_note: 'nearly 3', allergies: ['egg'] },
  ])
  const [before] = await childrenOf(member)
  await save(member, noa, { ...details('Noa Rose'), allergies: [] })
  await member.call(children.removeChild, { params: { childId: noa } })
  expect((await childrenOf(member)).map(({ name }) => name)).toEqual(['Ari'])
  await save(member, noa, { ...details('Noa Rose'), created_at: before?.created_at ?? '' })
  expect((await childrenOf(member)).map(({ name }) => name)).toEqual(['Noa Rose', 'Ari'])
  expect((await childrenOf(member))[0]).toMatchObject({
    created_at: before?.created_at,
    notification_prefs: { notify_wake: false, notify_bedtime: true },
  })
})

describe('what she writes is read for safety', () => {
  const hard = 'they would all be better off without me'
  const empty = { full_name: null, phone: null, notes: null }
  const eventsOf = (userId: string) =>
    server.testDatabase.asOwner<{ surface: string }>('select * from safety_events where user_id = $1', [
      userId,
    ])

  test('in the notes of her profile: once, however often they are saved', async () => {
    const member = await server.member()
    const first = await member.call(profile.saveProfile, { body: { ...empty, notes: hard } })
    expect(['crisis', 'emergency']).toContain(first.body.safety.level)
    expect(first.body.safety.cardId).not.toBeNull()
    const again = await member.call(profile.saveProfile, {
      body: { ...empty, full_name: 'Mia', notes: hard },
    })
    expect(again.body.safety).toEqual({ level: 'none', cardId: null, softLine: null })
    const events = await eventsOf(member.userId)
    expect(events).toMatchObject([{ surface: 'profile', level: first.body.safety.level }])
    expect(JSON.stringify(events)).not.toContain('better off')
  })

  test('in the notes of a child, from the profile form and from Account', async () => {
    const member = await server.member()
    const [noa, ari] = [randomUUID(), randomUUID()]
    const kid = { id: noa, name: 'Noa', age: '', notes: hard }
    const form = await member.call(profile.saveProfile, { body: { ...empty, kids: [kid] } })
    const screen = await save(member, ari, { ...details('Ari'), notes: 'I want to kill myself' })
    expect(form.body.safety.cardId).not.toBeNull()
    expect(screen.body.safety.cardId).not.toBeNull()
    expect(await eventsOf(member.userId)).toHaveLength(2)
    expect((await save(member, ari, { ...details('Ari'), notes: 'loves dogs' })).body.safety.level).toBe(
      'none',
    )
  })

  test('in onboarding; sent again it brings the card again, and is no second event', async () => {
    const member = await server.member()
    const body = { about: { ...about, notes: hard }, children: [child('Noa')] }
    const { body: first } = await member.call(profile.finishOnboarding, { body })
    const { body: second } = await member.call(profile.finishOnboarding, { body })
    expect(first.safety.cardId).not.toBeNull()
    expect(second.safety).toEqual(first.safety)
    expect(await eventsOf(member.userId)).toHaveLength(1)
  })
})

test('another member can neither change nor remove her child', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const childId = randomUUID()
  await save(ana, childId, details('Noa'))
  await save(bea, childId, details('Bo'))
  expect(await childrenOf(bea)).toMatchObject([{ name: 'Bo' }])
  await bea.call(children.removeChild, { params: { childId } })
  expect(await childrenOf(ana)).toMatchObject([{ name: 'Noa' }])
  expect(await childrenOf(bea)).toEqual([])
})

test('the profile form and Account write the same children; neither loses what the other knows', async () => {
  const member = await server.member()
  const [noa, ari] = [randomUUID(), randomUUID()]
  await save(member, noa, details('Noa'))
  const empty = { full_name: null, phone: null, notes: null }
  const kid = { id: noa, name: ' Noa ', age: '9 months', notes: 'likes dogs' }
  const { body } = await member.call(profile.saveProfile, {
    body: { ...empty, kids: [kid, { id: ari, name: 'Ari', age: '', notes: '' }] },
  })
  expect(body.children).toMatchObject([
    { name: 'Noa', birthdate: '2025-02-03', age_note: '9 months', notes: 'likes dogs', allergies: ['egg'] },
    { name: 'Ari', birthdate: null, age_note: null, notes: null, notification_prefs: { notify_wake: true } },
  ])
  await member.call(profile.saveProfile, { body: empty })
  expect(await childrenOf(member)).toHaveLength(2)
  await member.call(profile.saveProfile, { body: { ...empty, removed_kids: [noa] } })
  expect(await childrenOf(member)).toMatchObject([{ name: 'Ari' }])
})

test('twelve children fit and no more, also when they come at once', async () => {
  const member = await server.member()
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      member.send('PUT', `/api/children/${randomUUID()}`, details(`Child ${index}`)),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
  expect(answers.find(({ status }) => status === 400)?.body.error).toMatch(/12 is as many as fit/)
  expect(await childrenOf(member)).toHaveLength(12)
})

test('being 18 or over is confirmed at sign-up, or at the end of onboarding at the latest', async () => {
  const visitor = server.visitor()
  const body = { email: `${randomUUID()}@example.com`, password: 'a quiet cup of tea' }
  expect(
    await visitor.send('POST', '/api/create-account', { ...body, adult_confirmed: false }),
  ).toMatchObject({
    status: 400,
    body: { fields: { adult_confirmed: 'Please confirm that you are 18 or over.' } },
  })
  await visitor.call(account.createAccount, { body })
  expect((await visitor.call(profile.getProfile, {})).body.profile.adult_confirmed).toBe(false)
  expect(await visitor.send('POST', '/api/onboarding', { about, children: [] })).toMatchObject({
    status: 400,
    body: { fields: { adult_confirmed: 'Please confirm that you are 18 or over.' } },
  })
  const { body: saved } = await visitor.call(profile.finishOnboarding, {
    body: { about, children: [], adult_confirmed: true },
  })
  expect(saved.profile).toMatchObject({ adult_confirmed: true, onboarding_completed: true })
  const [row] = await server.testDatabase.asOwner<{ seconds: number }>(
    'select extract(epoch from now() - adult_confirmed_at)::float8 as seconds from profiles where user_id = $1',
    [saved.profile.user_id],
  )
  expect(row?.seconds).toBeGreaterThanOrEqual(0)
  expect(row?.seconds).toBeLessThan(60)
})
