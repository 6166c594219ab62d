import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckIn } from '#contract/check-ins.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { checkInsQuery } from './api.ts'
import { useStarCheckIn } from './starred.ts'

const { queryKey } = checkInsQuery('daily')
const checkIn = (id: string, is_starred = false) => ({ id, type: 'daily', is_starred }) as CheckIn
const page = (...check_ins: CheckIn[]) =>
  Response.json({ check_ins, next: null, streak: { days: 1, today_open: false } })

/** What the server says to a reading of the list, in turn, and to each star. */
let lists: (Response | Promise<Response>)[]
let stars: (Response | Promise<Response>)[]
let stopLooking = () => {}

beforeEach(async () => {
  lists = [page(checkIn('a'), checkIn('b'))]
  stars = []
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('saved')) return Response.json({ check_ins: [] })
    return (path.includes('type=') ? lists : stars).shift()
  })
  const looking = new QueryObserver(queryClient, checkInsQuery('daily'))
  stopLooking = looking.subscribe(() => {})
  await vi.waitFor(() => expect(starred()).toEqual([false, false]))
})
afterEach(() => {
  stopLooking()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function star(id: string, isStarred = true): Promise<unknown> {
  let starring: Promise<unknown> = Promise.resolve()
  function Screen() {
    starring = useStarCheckIn().mutateAsync({ checkIn: checkIn(id), isStarred })
    return null
  }
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Screen)))
  return starring
}

const starred = () => queryClient.getQueryData(queryKey)?.check_ins.map(({ is_starred }) => is_starred)

test('a list that was on its way when she starred does not put the old star back, and is read after all', async () => {
  const early = Promise.withResolvers<Response>()
  const answer = Promise.withResolvers<Response>()
  lists = [early.promise, page(checkIn('a', true), checkIn('b', true))]
  stars = [answer.promise]
  void queryClient.invalidateQueries({ queryKey })
  const starring = star('a')
  await vi.waitFor(() => expect(starred()).toEqual([true, false]))
  early.resolve(page(checkIn('a'), checkIn('b')))
  await new Promise(setImmediate)
  expect(starred()).toEqual([true, false])

  answer.resolve(Response.json({}))
  await starring
  expect(starred()).toEqual([true, true])
})

test('of several stars only the last has the list read anew: before it, one is not on the server yet', async () => {
  const second = Promise.withResolvers<Response>()
  lists = [new Promise(() => {}), page(checkIn('a', true), checkIn('b', true))]
  stars = [Response.json({}), second.promise]
  void queryClient.invalidateQueries({ queryKey })
  const both = [star('a'), star('b')]
  await both[0]
  expect(lists).toHaveLength(1)
  second.resolve(Response.json({}))
  await both[1]
  expect([starred(), lists]).toEqual([[true, true], []])
})
