import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as membership from '#contract/membership.ts'
import { listInbox } from '#contract/notifications.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { payFor, startTrial } from '#server/testing/stand-in-controls.ts'
import { membershipJobs } from './jobs.ts'
import { signTrialLink } from './trial-link.ts'

let server: TestServer
let stripe: Stripe
beforeAll(async () => {
  server = await startTestServer()
  stripe = server.services.payments.stripe
})
afterAll(() => server.close())

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
const remind = (now: Date) =>
  membershipJobs(server.services)
    .find(({ name }) => name === 'remind-of-trial-end')
    ?.run(now)
const remindersTo = async (email: string) =>
  ((await server.services.mailer.outbox?.()) ?? []).filter(
    ({ to, subject }) => to === email && subject.includes('trial ends'),
  )

async function idOf(session: string): Promise<string> {
  return String((await stripe.checkout.sessions.retrieve(session)).subscription)
}

test('two days before the charge she is told once, by two workers at once, with the price and a link', async () => {
  const member = await startTrial(server)
  await remind(inDays(4.9))
  expect(await remindersTo(member.email)).toEqual([])
  await Promise.all([remind(inDays(5.1)), remind(inDays(5.1))])
  await remind(inDays(5.5))
  const [mail, ...more] = await remindersTo(member.email)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Your Lightly trial ends on \w+day,? \d+ \w+$/)
  expect(mail?.text).toContain('$14.99 a month')
  expect(mail?.text).toContain(`${server.origin}/cancel-trial#`)
  expect((await member.call(listInbox, {})).body.notes).toMatchObject([{ kind: 'trial_ends', count: 1 }])
})

test('nobody is told who has cancelled, though our copy does not know; nor who has no account', async () => {
  const member = await startTrial(server)
  await server.testDatabase.asOwner('update subscriptions set cancel_at = null where user_id = $1', [
    member.userId,
  ])
  await stripe.subscriptions.update(await idOf(member.session), { cancel_at_period_end: true })
  const visitor = server.visitor()
  await payFor(server, visitor, { email: 'nobody@example.com' })
  await remind(inDays(5.1))
  expect(await remindersTo(member.email)).toEqual([])
  expect(await remindersTo('nobody@example.com')).toEqual([])
})

test('a mail that could not be sent is tried at the next run', async () => {
  const member = await startTrial(server)
  const { mailer } = server.services
  const failing = { ...server.services, mailer: { ...mailer, send: () => Promise.reject(new Error('full')) } }
  const job = membershipJobs(failing).find(({ name }) => name === 'remind-of-trial-end')
  await expect(job?.run(inDays(5.1))).rejects.toThrow('failed')
  await remind(inDays(5.2))
  expect(await remindersTo(member.email)).toHaveLength(1)
  expect((await member.call(listInbox, {})).body.notes).toMatchObject([{ kind: 'trial_ends', count: 1 }])
})

test('a run that ends while it mails her is done anew', async () => {
  const member = await startTrial(server)
  const mailing = Promise.withResolvers<void>()
  const send = () => {
    mailing.resolve()
    return new Promise<never>(() => undefined)
  }
  const dying = { ...server.services, mailer: { ...server.services.mailer, send } }
  void membershipJobs(dying)
    .find(({ name }) => name === 'remind-of-trial-end')
    ?.run(inDays(5.1))
  await mailing.promise
  // With its process, its connections to the database end.
  await server.testDatabase.asOwner(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where state = 'idle in transaction' and datname = current_database()`,
  )
  await remind(inDays(5.1))
  expect(await remindersTo(member.email)).toHaveLength(1)
  expect((await member.call(listInbox, {})).body.notes).toMatchObject([{ kind: 'trial_ends', count: 1 }])
})

test('the link works signed out: reading changes nothing, cancelling twice is fine, and the trial stays open', async () => {
  const member = await startTrial(server)
  await remind(inDays(5.1))
  const [mail] = await remindersTo(member.email)
  const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const visitor = server.visitor()
  const read = () => visitor.call(membership.readTrialByLink, { body: { token } })
  const page = await visitor.send<string>('GET', `/cancel-trial`)
  expect(page.status).not.toBe(500)
  expect((await read()).body.state).toBe('trial')
  expect((await stripe.subscriptions.retrieve(await idOf(member.session))).cancel_at).toBeNull()
  for (let tries = 0; tries < 2; tries += 1) {
    const { body } = await visitor.call(membership.cancelTrialByLink, { body: { token } })
    expect(body.state).toBe('cancelled')
  }
  const mine = (await member.call(membership.getSubscription, {})).body
  expect(mine).toMatchObject({ status: 'trialing', on_trial: true, ends_at: mine.trial_end })
  await stripe.subscriptions.cancel(await idOf(member.session))
  expect((await visitor.call(membership.cancelTrialByLink, { body: { token } })).body.state).toBe('ended')
})

test('a link that is too old, of another key or not whole opens nothing', async () => {
  const member = await startTrial(server)
  const id = await idOf(member.session)
  const { authSecret } = server.services.config
  const tokens = [
    await signTrialLink(authSecret, id, inDays(-1)),
    await signTrialLink('another key that is long enough', id, inDays(1)),
    await signTrialLink(authSecret, 'sub_unknown', inDays(1)),
    `${(await signTrialLink(authSecret, id, inDays(1))).slice(0, -4)}AAAA`,
    'x',
  ]
  for (const token of tokens)
    for (const path of [membership.readTrialByLink.path, membership.cancelTrialByLink.path]) {
      const answer = await server.visitor().send('POST', path, { token })
      expect(answer).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('Please sign in') },
      })
    }
  expect((await stripe.subscriptions.retrieve(id)).cancel_at).toBeNull()
})
