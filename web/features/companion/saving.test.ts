import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message, Thread } from '#contract/companion.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { flushOnHide } from '#web/lib/offline/flush-on-hide.ts'
import { keep, readKept } from '#web/lib/offline/kept.ts'
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
  expect(isStale()).toBe(true)
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

test.each([
  ['a star', '/messages/m', () => star(true)],
  ['a bookmark', '/threads/a', () => save(true)],
])(
  '%s stops the reading of a chat, and it is read on once no change is on its way',
  async (_what, end, change) => {
    queryClient.setQueryData(queryKey, chatOf('a', 'm'))
    const other = Promise.withResolvers<Response>()
    answers['/threads/a'] = () => new Promise(() => {})
    void queryClient.prefetchQuery({ ...threadQuery('a'), staleTime: 0 })
    answers[end] = () => Response.json({})
    answers['/messages/n'] = () => other.promise
    const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated
    const changing = change()
    const changingOther = star(true, 'n')
    await changing
    expect([isStale(), queryClient.isFetching({ queryKey })]).toEqual([false, 0])
    other.resolve(Response.json({}))
    await changingOther
    expect(isStale()).toBe(true)
  },
)

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
  expect(queryClient.getQueryState(threadsQuery.queryKey)?.isInvalidated).toBe(true)
})

test('two taps that both fail end with what the server has', async () => {
  const chat = chatOf('a', 'm')
  answers['/threads/a'] = () => Response.json(chat)
  answers['/messages/m'] = () => refused(503, 'unavailable')
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
    answers[end] = () => no.promise.then(() => refused(503, 'unavailable'))
  const removing = Promise.allSettled([save(false, 'a'), save(false, 'b')])
  await vi.waitFor(() => expect(shown()).toEqual([]))
  no.resolve()
  await removing
  expect(shown()).toEqual(['a', 'b'])
})

test('of a page that is left, what waits its turn is sent at once: the last wish of each, and nothing twice', async () => {
  const asked: string[] = []
  const slow = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string, { body, keepalive }: RequestInit) => {
    if (keepalive) asked.push(`${path.split('/').at(-1)} ${body}`)
    return slow.promise
  })
  const taps = [
    star(true),
    star(false),
    star(true),
    star(true, 'n'),
    star(false, 'n'),
    save(true),
    save(false),
  ]
  await vi.waitFor(() => expect(asked).toEqual(['m {"is_starred":true}']))
  flushOnHide()
  flushOnHide()
  expect(asked.slice(1)).toEqual(['m {"is_starred":true}', 'n {"is_starred":false}', 'a {"is_saved":false}'])
  slow.resolve(Response.json({ threads: [], messages: [] }))
  await Promise.allSettled(taps)
})
