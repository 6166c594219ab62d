import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textedCode } from '#server/testing/authenticator.ts'
import { mailTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { watchWork } from '#server/testing/work.ts'

/** Whoever is asked about at a door. */
interface Person {
  email: string
  phone: string
}

let server: TestServer
let watch: ReturnType<typeof watchWork>
let count = 0
const freshPhone = () => `+6141100${String(++count).padStart(4, '0')}`

beforeAll(async () => {
  server = await startTestServer()
  watch = watchWork(server)
  // The first calls open the connections.
  await server.visitor().send('POST', '/api/auth/otp', { email: 'first@example.com' })
})
afterAll(async () => {
  watch.stop()
  await server.close()
})

const unknown = (): Person => ({ email: `nobody-${++count}@example.com`, phone: freshPhone() })

async function confirmed() {
  const member = await server.confirmedMember()
  const phone = freshPhone()
  await server.testDatabase.asOwner('update auth."user" set phone = $2 where id = $1', [member.userId, phone])
  return { email: member.email, phone, userId: member.userId }
}

const people: [string, () => Promise<Person>][] = [
  [
    'one who has not confirmed hers',
    async () => ({ email: (await server.member()).email, phone: freshPhone() }),
  ],
  ['one who has confirmed hers', confirmed],
  [
    'one who waits for a code',
    async () => {
      const person = await confirmed()
      const ask = (body: object) => server.client().send('POST', '/api/auth/otp', body)
      await Promise.all([ask({ email: person.email }), ask({ phone: person.phone })])
      await mailTo(server, person.email, /sign-in code/)
      await expect.poll(() => textedCode(server, person.phone)).toBeDefined()
      return person
    },
  ],
  [
    'one who has no password',
    async () => {
      const person = await confirmed()
      await server.testDatabase.asOwner('delete from auth.account where "userId" = $1', [person.userId])
      return person
    },
  ],
]

const password = 'not the password'
const token = '000000'
// A sign-up is left out: that an e-mail has an account already is said there in words.
const doors: [string, string, (person: Person) => object][] = [
  ['sign-in', 'POST /api/sign-in', ({ email }) => ({ email, password })],
  ['a new password', 'POST /api/request-reset', ({ email }) => ({ email })],
  ['a password', 'POST /api/auth/token?grant_type=password', ({ email }) => ({ email, password })],
  [
    'a password and a number',
    'POST /api/auth/token?grant_type=password',
    ({ phone }) => ({ phone, password }),
  ],
  ['a mailed code', 'POST /api/auth/verify', ({ email }) => ({ type: 'email', email, token })],
  ['no code', 'POST /api/auth/verify', ({ email }) => ({ type: 'magiclink', email })],
  ['a texted code', 'POST /api/auth/verify', ({ phone }) => ({ type: 'sms', phone, token })],
  ['asking for a mailed code', 'POST /api/auth/otp', ({ email }) => ({ email })],
  ['asking for a texted code', 'POST /api/auth/otp', ({ phone }) => ({ phone })],
  ['the confirmation again', 'POST /api/auth/resend', ({ email }) => ({ type: 'signup', email })],
  ['the mailed code again', 'POST /api/auth/resend', ({ email }) => ({ type: 'email', email })],
  ['the texted code again', 'POST /api/auth/resend', ({ phone }) => ({ type: 'sms', phone })],
  ['recovery', 'POST /api/auth/recover', ({ email }) => ({ email })],
]

describe.each(doors)('the work of %s does not tell of', (_, door, bodyFor) => {
  const [method = '', path = ''] = door.split(' ')
  const knock = async (person: Person) => {
    const { answer, work } = await watch.of(() => server.client().send(method, path, bodyFor(person)))
    return { status: answer.status, body: answer.body, work }
  }

  test.each(people)('%s', async (_who, make) => {
    const person = await make()
    const nobody = await knock(unknown())
    expect(nobody.work.did).not.toEqual([])
    expect(await knock(person)).toEqual(nobody)
  })
})

describe.each([
  ['e-mail', (person: Person) => ({ email: person.email })],
  ['number', (person: Person) => ({ phone: person.phone })],
])("nor does the work of adding somebody's %s to one's own account", (_, bodyFor) => {
  const add = async (person: Person) => {
    const member = await server.confirmedMember()
    const { answer, work } = await watch.of(() => member.send('PUT', '/api/auth/user', bodyFor(person)))
    return { status: answer.status, work }
  }

  test.each(people)('%s', async (_who, make) => {
    const person = await make()
    expect(await add(person)).toEqual(await add(unknown()))
  })
})

test('a number whose texts to sign in are used up can be added as any other', async () => {
  const person = await confirmed()
  for (let tries = 0; tries < 6; tries++) {
    const before = await textedCode(server, person.phone)
    await server.client().send('POST', '/api/auth/otp', { phone: person.phone })
    if (tries < 5) await expect.poll(() => textedCode(server, person.phone)).not.toBe(before)
  }
  const stranger = await server.confirmedMember()
  expect((await stranger.send('PUT', '/api/auth/user', { phone: person.phone })).status).toBe(200)
})

test('codes are guessed at as slowly as passwords, alike where nobody has any', async () => {
  const { email } = await confirmed()
  for (const guessed of [email, unknown().email]) {
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++)
      statuses.push(
        (await server.client().send('POST', '/api/auth/verify', { type: 'email', email: guessed, token }))
          .status,
      )
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  }
})
