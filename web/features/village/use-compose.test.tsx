import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { draftPrefix } from './draft-keys.ts'
import { useCompose } from './use-compose.ts'

const key = `${draftPrefix}post`
const begun = { id: 'first', section: 'Baby', topic: 'Baby', content: 'I need a break', isAnonymous: true }

beforeEach(() => {
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  writeStored(key, begun)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function pressPost(): void {
  function Screen() {
    useCompose('Baby').submit()
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/">
        <Screen />
      </Router>
    </QueryClientProvider>,
  )
}

test('where her earlier try is there no more, what she posts now is a post of its own', async () => {
  const asked: { id: string; body: unknown }[] = []
  const posted = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ id: path.split('/').at(-1) ?? '', body: JSON.parse(String(body)) })
    if (asked.length === 1) return Response.json({ error: 'gone', code: 'not_found' }, { status: 404 })
    posted.resolve()
    return Response.json({ error: 'busy', code: 'unavailable' }, { status: 503 })
  })
  pressPost()
  await posted.promise
  const [first, second] = asked
  expect(first?.id).toBe('first')
  expect(second?.id).not.toBe('first')
  expect(second?.body).toEqual(first?.body)
  // Tried once more it bears the new one still.
  expect(readStored(key, (stored) => stored)).toEqual({ ...begun, id: second?.id })
})
