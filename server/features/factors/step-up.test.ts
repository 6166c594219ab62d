import { afterAll, beforeAll, expect, test } from 'vitest'
import * as factors from '#contract/factors.ts'
import { letTimePass } from '#server/testing/authenticator.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a quiet cup of tea'
const enrol = { body: { type: 'totp' } } as const

test('a fresh sign-in counts; ten minutes later her password does, for ten minutes', async () => {
  const member = await server.confirmedMember()
  expect((await member.call(factors.enrolFactor, enrol)).status).toBe(200)
  await letTimePass(server, member.userId)
  expect(await member.call(factors.enrolFactor, enrol)).toMatchObject({
    status: 403,
    body: { code: 'step_up_required', error: 'Please confirm that it is you.' },
  })
  expect((await member.call(factors.getStepUp, {})).body).toEqual({ by: 'password', phone_end: null })
  const wrong = await member.send('POST', '/api/step-up', { password: 'not hers at all' })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { password: 'That password is not right.' } } })
  expect((await member.call(factors.stepUp, { body: { password } })).status).toBe(200)
  expect((await member.call(factors.enrolFactor, enrol)).status).toBe(200)
  await letTimePass(server, member.userId)
  expect((await member.call(factors.enrolFactor, enrol)).status).toBe(403)
})

test('a second step waits until her e-mail is confirmed, and a proof that it is her is not asked for in vain', async () => {
  const member = await server.member()
  await letTimePass(server, member.userId)
  expect(await member.call(factors.enrolFactor, enrol)).toMatchObject({
    status: 403,
    body: {
      code: 'email_not_confirmed',
      error: 'Please confirm your email first, with the link that we sent you.',
    },
  })
  expect((await member.call(factors.listFactors, {})).body.factors).toEqual([])
})

test('it holds for the session that proved it, and for no other of hers', async () => {
  const member = await server.confirmedMember()
  const elsewhere = server.visitor()
  await elsewhere.send('POST', '/api/sign-in', { email: member.email, password })
  await letTimePass(server, member.userId)
  await member.call(factors.stepUp, { body: { password } })
  expect((await elsewhere.call(factors.enrolFactor, enrol)).status).toBe(403)
})

test('without a password a mailed code proves it, once', async () => {
  const member = await server.confirmedMember()
  await server.testDatabase.asOwner('update auth.account set password = null where "userId" = $1', [
    member.userId,
  ])
  await letTimePass(server, member.userId)
  expect((await member.call(factors.getStepUp, {})).body.by).toBe('mail')
  await member.call(factors.sendStepUpCode, {})
  const mail = (await server.services.mailer.outbox?.())?.find((sent) => sent.to === member.email)
  const code = /(\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await member.call(factors.stepUp, { body: { code: '000000' } })).status).toBe(400)
  expect((await member.call(factors.stepUp, { body: { code } })).status).toBe(200)
  expect((await member.call(factors.enrolFactor, enrol)).status).toBe(200)
  expect((await member.call(factors.stepUp, { body: { code } })).status).toBe(400)
})

test('ten wrong tries are enough for a while', async () => {
  const member = await server.confirmedMember()
  const body = { password: 'not hers at all' }
  const answers = []
  for (let count = 0; count < 11; count++) answers.push(await member.call(factors.stepUp, { body }))
  expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(400), 429])
})
