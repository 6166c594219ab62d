import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listModerators } from '#contract/moderation.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const tool = join(import.meta.dirname, '../../../tools/moderator.ts')

/** The operator's command, as `npm run moderator --` runs it. */
async function moderator(...words: string[]): Promise<{ code: number; text: string }> {
  const { url, memberUrl } = server.testDatabase
  const environment = {
    DATABASE_URL: url,
    DATABASE_MEMBER_URL: memberUrl,
    DATA_DIR: server.services.config.dataDir,
  }
  const run = promisify(execFile)(process.execPath, [tool, ...words], {
    env: { ...process.env, ...environment },
  })
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout.trim() }),
    ({ code, stderr }) => ({ code, text: String(stderr).trim() }),
  )
}

test('a moderator is made and unmade by the operator, and is so from her next request on', async () => {
  const [ana, bea] = await Promise.all([server.confirmedMember(), server.confirmedMember()])
  const refused = {
    status: 403,
    body: { code: 'forbidden', error: 'This is for the people who look after the community.' },
  }
  const asked = () => ana.send('GET', listModerators.path)
  expect(await asked()).toMatchObject(refused)

  const granted = { code: 0, text: `${ana.email} moderates from now on.` }
  expect(await moderator('grant', ana.email)).toEqual(granted)
  const { body } = await ana.call(listModerators, {})
  expect(body.moderators).toEqual([{ member_id: ana.userId, granted_at: expect.any(String) }])
  expect(await moderator('grant', ana.email.toUpperCase())).toMatchObject({ code: 0 })
  expect((await ana.call(listModerators, {})).body).toEqual(body)
  expect(await bea.send('GET', listModerators.path)).toMatchObject(refused)

  for (let times = 0; times < 2; times += 1)
    expect(await moderator('revoke', ana.email)).toEqual({ code: 0, text: `${ana.email} does not moderate.` })
  expect(await asked()).toMatchObject(refused)
})

test('an address that nobody has confirmed makes nobody a moderator', async () => {
  const ana = await server.member()
  for (const email of [ana.email, 'nobody@example.com'])
    expect(await moderator('grant', email)).toEqual({
      code: 1,
      text: `No account has the address ${email} and has confirmed it.`,
    })
  expect(await moderator('revoke', 'nobody@example.com')).toMatchObject({ code: 1 })
  expect(await moderator('promote', ana.email)).toMatchObject({
    code: 1,
    text: expect.stringContaining('grant|revoke'),
  })
  expect((await ana.send('GET', listModerators.path)).status).toBe(403)
})
