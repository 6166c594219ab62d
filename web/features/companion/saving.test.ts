import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Message, motherChat, type Thread } from '#contract/companion.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, storedKeys, writeStored } from '#web/lib/device/stored-state.ts'
import { keep, readKept } from '#web/lib/offline/kept.ts'
import { emptyOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, storeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { threadQuery, threadsQuery } from './api.ts'
import { messageStarring, savedThreadsQuery, threadDeletion, threadSaving } from './saving.ts'

/** What the server says to a call, by its end; nothing special is said to the others. */
let answers: Record<string, () => Response | Promise<Response>> = {}
const refused = (status: number, code: string) => Response.json({ error: `No: ${code}`, code }, { status })

beforeEach(() => {
  answers = {}
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    return answer ? answer() : Response.json({ id: 'a', threads: [], messages: [], next: null })
  })
})
afterEach(() => {
  queryClient.clear()
  dismissToast()
  vi.unstubAllGlobals()
})

const remove = (id = 'a') => new MutationObserver(queryClient, threadDeletion).mutate(id)
const page = (...ids: string[]) => ({ threads: ids.map((id) => ({ id })), next: null })
const listed = () =>
  queryClient.getQueryData(threadsQuery.queryKey)?.pages.flatMap(({ threads }) => threads.map(({ id }) => id))

test('what the phone keeps of the list changes with it, also where the list is not before her', async () => {
  keep('threads', [{ id: 'a' }, { id: 'b' }])
  await remove()
  expect(readKept('threads')).toEqual([{ id: 'b' }])
})

test('an Undo that fails can be pressed again, until the chat is back or gone for good', async () => {
  answers['/restore'] = () => refused(503, 'unavailable')
  await remove()
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(currentToast()?.title).toBe('No: unavailable'))
  answers['/restore'] = () => refused(404, 'not_found')
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(currentToast()?.title).toBe('No: not_found'))
  expect(currentToast()?.action).toBeUndefined()
})

test('an Undo brings the chat back to its own screen too, which says that it is gone', async () => {
  await remove()
  answers['/threads/a'] = () => refused(404, 'not_found')
  const watch = new QueryObserver(queryClient, threadQuery('a'))
  const stop = watch.subscribe(() => {})
  await vi.waitFor(() => expect(watch.getCurrentResult().error?.message).toBe('No: not_found'))
  const chat = chatOf('a', 'm')
  answers['/threads/a'] = () => Response.json(chat)
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(watch.getCurrentResult()).toMatchObject({ error: null, data: chat }))
  stop()
})

test('what waited for a chat goes with it, and comes back with it', async () => {
  const waiting = {
    id: 'hers',
    owner: 'ana',
    route: { method: 'POST', path: motherChat.path },
    input: { body: { thread_id: 'a', user_text: 'hers' } },
    refreshes: [],
    queuedAt: 1,
    notBefore: 1,
  } as const
  storeOutboxItem(waiting)
  storeOutboxItem({ ...waiting, id: 'other', input: { body: { thread_id: 'b', user_text: 'other' } } })
  await remove()
  expect(allOutboxItems().map(({ id }) => id)).toEqual(['other'])
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(allOutboxItems().map(({ id }) => id)).toEqual(['hers', 'other']))
})

test('what she had typed in a chat goes with it, and comes back with it', async () => {
  const hers = { 'draft:a': 'typed', 'edit:a:m': 'said better' }
  for (const [key, text] of Object.entries({ ...hers, 'draft:ab': 'other', 'edit:b:n': 'other' }))
    writeStored(key, text)
  const typed = () => Object.keys(hers).map((key) => readStored(key, asText))
  await remove()
  expect(typed()).toEqual([undefined, undefined])
  expect([...storedKeys('draft:'), ...storedKeys('edit:')]).toEqual(['draft:ab', 'edit:b:n'])
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(typed()).toEqual(['typed', 'said better']))
})

test('a chat that could not be deleted keeps what she had typed there', async () => {
  writeStored('draft:a', 'typed')
  answers['/threads/a'] = () => refused(503, 'unavailable')
  await remove().catch(() => undefined)
  expect(readStored('draft:a', asText)).toBe('typed')
})

test('a list that was on its way when a chat was deleted does not bring it back', async () => {
  const early = Promise.withResolvers<Response>()
  const deleted = Promise.withResolvers<Response>()
  answers['/threads'] = () => Response.json(page('a', 'b'))
  await queryClient.fetchInfiniteQuery(threadsQuery)
  expect(listed()).toEqual(['a', 'b'])

  answers['/threads'] = () => early.promise
  answers['/threads/a'] = () => deleted.promise
  const reading = queryClient.refetchQueries({ queryKey: threadsQuery.queryKey })
  const removing = remove()
  await vi.waitFor(() => expect(listed()).toEqual(['b']))
  early.resolve(Response.json(page('a', 'b')))
  await reading
  expect(listed()).toEqual(['b'])

  // It is read anew once nothing is being deleted any more.
  const isStale = () => queryClient.getQueryState(threadsQuery.queryKey)?.isInvalidated
  const other = Promise.withResolvers<Response>()
  answers['/threads/b'] = () => other.promise
  const removingOther = remove('b')
  await vi.waitFor(() => expect(listed()).toEqual([]))
  deleted.resolve(Response.json({ id: 'a' }))
  await removing
  expect(isStale()).toBe(false)
  other.resolve(Response.json({ id: 'b' }))
  await removingOther
  await vi.waitFor(() => expect(isStale()).toBe(true))
})

const save = (isSaved: boolean, id = 'a') =>
  new MutationObserver(queryClient, threadSaving).mutate({ id, isSaved })
const star = (isStarred: boolean, id = 'm') =>
  new MutationObserver(queryClient, messageStarring).mutate({
    message: { id, thread_id: 'a' } as Message,
    isStarred,
  })
const chatOf = (id: string, ...messages: string[]) => ({
  thread: { id, is_saved: false } as Thread,
  messages: messages.map((one) => ({ id: one, is_starred: false }) as Message),
  has_earlier: false,
  replying: false,
  unanswered: null,
})
const { queryKey } = threadQuery('a')
const held = () => queryClient.getQueryData(queryKey)

test.each([
  ['a star', () => star(true), () => held()?.messages[0]?.is_starred],
  ['a bookmark', () => save(true), () => held()?.thread.is_saved],
])(
  '%s that nobody could be told of waits, and is shown over what is read meanwhile',
  async (_what, press, isOn) => {
    queryClient.setQueryData(queryKey, chatOf('a', 'm'))
    vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
      if (method === 'PATCH') return refused(503, 'unavailable')
      return Response.json(path.endsWith('/threads/a') ? chatOf('a', 'm') : { threads: [], messages: [] })
    })
    await press().catch(() => undefined)
    expect([isOn(), currentToast()]).toEqual([true, null])
    await queryClient.fetchQuery({ ...threadQuery('a'), staleTime: 0 })
    expect(isOn()).toBe(true)

    const sent: string[] = []
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      sent.push(String(body))
      return Response.json({})
    })
    expect((await emptyOutbox('ana')).isEmpty).toBe(true)
    expect(sent).toHaveLength(1)
  },
)

test('a chat that was being read when she pressed is read anew', async () => {
  queryClient.setQueryData(queryKey, chatOf('a', 'm'))
  const watch = new QueryObserver(queryClient, { ...threadQuery('a'), refetchOnMount: false })
  const stop = watch.subscribe(() => {})
  const early = Promise.withResolvers<Response>()
  const starred = chatOf('a', 'm')
  for (const message of starred.messages) message.is_starred = true
  const readings = [early.promise, Promise.resolve(Response.json(starred))]
  answers['/threads/a'] = () => readings.shift() ?? Response.json(starred)
  void queryClient.refetchQueries({ queryKey })
  answers['/messages/m'] = () => Response.json({})
  await star(true)
  early.resolve(Response.json(chatOf('a', 'm')))
  await vi.waitFor(() => expect([readings, held()]).toEqual([[], starred]))
  stop()
})

test('a list that was on its way when a chat was saved does not flip it back, and is read anew', async () => {
  const early = Promise.withResolvers<Response>()
  answers['/threads'] = () => Response.json(page('a', 'b'))
  await queryClient.fetchInfiniteQuery(threadsQuery)
  answers['/threads'] = () => early.promise
  const reading = queryClient.refetchQueries({ queryKey: threadsQuery.queryKey })
  await save(true)
  early.resolve(Response.json(page('a', 'b')))
  await reading
  const held = queryClient.getQueryData(threadsQuery.queryKey)?.pages[0]?.threads
  expect(held).toEqual([{ id: 'a', is_saved: true }, { id: 'b' }])
  const isStale = () => queryClient.getQueryState(threadsQuery.queryKey)?.isInvalidated
  await vi.waitFor(() => expect(isStale()).toBe(true))
})

test('two taps that both fail end with what the server has', async () => {
  const chat = chatOf('a', 'm')
  answers['/threads/a'] = () => Response.json(chat)
  answers['/messages/m'] = () => refused(403, 'forbidden')
  queryClient.setQueryData(queryKey, chat)
  const watch = new QueryObserver(queryClient, { ...threadQuery('a'), refetchOnMount: false })
  const stop = watch.subscribe(() => {})
  await Promise.allSettled([star(true), star(false)])
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(chat))
  stop()
})

test('what is taken away twice and stays comes back to its place', async () => {
  const threads = ['a', 'b'].map((id) => ({ id, is_saved: true }) as Thread)
  answers['/saved/threads'] = () => Response.json({ threads })
  await queryClient.prefetchQuery(savedThreadsQuery)
  const shown = () => readKept('saved')?.map(({ id }) => id)
  const no = Promise.withResolvers<void>()
  for (const end of ['/threads/a', '/threads/b', '/saved/threads'])
    answers[end] = () => no.promise.then(() => refused(403, 'forbidden'))
  const removing = Promise.allSettled([save(false, 'a'), save(false, 'b')])
  await vi.waitFor(() => expect(shown()).toEqual([]))
  no.resolve()
  await removing
  expect(shown()).toEqual(['a', 'b'])
})

test('of many taps what she pressed last holds, and each thing is sent in its order', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body, keepalive }: RequestInit) => {
    if (keepalive) asked.push(`${path.split('/').at(-1)} ${body}`)
    return Response.json({ threads: [], messages: [] })
  })
  await Promise.allSettled([star(true), star(false), star(true, 'n'), star(true), save(true)])
  const ofOne = asked.filter((line) => line.startsWith('m '))
  expect(ofOne.at(-1)).toBe('m {"is_starred":true}')
  expect(asked).toContain('n {"is_starred":true}')
  expect(asked).toContain('a {"is_saved":true}')
  expect(allOutboxItems()).toEqual([])
})
