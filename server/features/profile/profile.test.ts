import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as profile from '#contract/profile.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

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

test('a child id that is another member’s is refused and changes nothing of hers', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const noa = child('Noa')
  await ana.call(profile.finishOnboarding, { body: { about, children: [noa] } })
  const answer = await bea.send('POST', '/api/onboarding', { about, children: [{ ...noa, name: 'Taken' }] })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect((await ana.call(profile.getProfile, {})).body.children[0]?.name).toBe('Noa')
  expect((await bea.call(profile.getProfile, {})).body.children).toEqual([])
})

test('the profile form keeps what it does not name, and empties are stored as null', async () => {
  const member = await server.member()
  await member.call(profile.finishOnboarding, { body: { about, children: [] } })
  const { body } = await member.call(profile.saveProfile, {
    body: { full_name: ' Mia Rose ', phone: '', notes: 'עברית 👩‍👧' },
  })
  expect(body).toMatchObject({
    full_name: 'Mia Rose',
    phone: null,
    notes: 'עברית 👩‍👧',
    timezone: 'Australia/Perth',
    season: 'Toddler',
  })
})
