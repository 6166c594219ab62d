import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function serverAnswers(status: number) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json(status === 200 ? { ok: true } : { error: 'No', code: 'internal' }, { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test.each(['global', 'local', 'others'] as const)('signing out names its scope: %s', async (scope) => {
  const fetched = serverAnswers(200)
  await signOut(scope)
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/sign-out?scope=${scope}`)
})

test.each([401, 403, 404])('a session that had ended already is no failure: %i', async (status) => {
  serverAnswers(status)
  await expect(signOut('local')).resolves.toBeUndefined()
})

test.each([429, 500, 503])('anything else is: %i', async (status) => {
  serverAnswers(status)
  await expect(signOut('local')).rejects.toMatchObject({ status })
})
