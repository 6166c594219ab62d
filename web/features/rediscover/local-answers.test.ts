import { expect, test } from 'vitest'
import {
  deleteSession,
  emptyAnswer,
  finishSession,
  type RediscoverEntry,
  type RediscoverSession,
  saveEntry,
} from '#contract/rediscover.ts'
import { calm } from '#contract/safety.ts'
import type { OutboxItem } from '#web/lib/offline/outbox-item.ts'
import { answeredIn, answersIn, currentSessionId, finishedLocally } from './local-answers.ts'

const response = (hope: string) => ({
  module: 'intake' as const,
  exercise: 'hope' as const,
  data: { ...emptyAnswer, texts: { hope } },
})
const entry = (hope: string, version = 1): RediscoverEntry => ({
  prompt_id: 'hope',
  response: response(hope),
  version,
  edit_id: 'e',
  safety: calm,
  updated_at: '2026-11-23T00:00:00Z',
})
const waiting = (
  route: { method: OutboxItem['route']['method']; path: OutboxItem['route']['path'] },
  sessionId: string,
  body: unknown = {},
): OutboxItem => ({
  id: `${sessionId}:${route.method}`,
  owner: 'ana',
  route: { method: route.method, path: route.path },
  input: { params: { sessionId }, body },
  refreshes: [],
  queuedAt: 1,
  notBefore: 0,
})
const session = (id: string, completed_at: string | null = null): RediscoverSession => ({
  id,
  focus_slug: null,
  created_at: '2026-11-23T00:00:00Z',
  completed_at,
  summary_text: null,
  weekly_goal: null,
  goal_due: null,
  goal_status: null,
  on_board: false,
})

test('what waits here goes before what the server has, and knows both', () => {
  const item = waiting(saveEntry, 'a', { response: response('mine'), base: 1, edit_id: 'mine' })
  const answers = answersIn('a', [entry('theirs', 2)], [item])
  expect(answers.hope).toMatchObject({ base: 1, editId: 'mine', there: { version: 2 } })
  expect(answers.hope?.response.data?.texts).toEqual({ hope: 'mine' })
  expect(answersIn('b', [], [item])).toEqual({})
  expect(answeredIn(answers)).toEqual(['hope'])
  expect(answersIn('a', [entry('theirs', 2)], []).hope).toMatchObject({ base: 2 })
})

test('what cannot be read of what waits is left to the rest', () => {
  expect(answersIn('a', [], [waiting(saveEntry, 'a', { response: { exercise: 'no more' } })])).toEqual({})
  expect(answersIn('a', [], [waiting(saveEntry, 'a', null)])).toEqual({})
})

test('she is in the programme of the server, or in one that this phone began and it has not heard of', () => {
  const whole = (id: string) => ({ session: session(id), entries: [], reflections: [] })
  const programme = { sessions: [session('a')], current: whole('a') }
  expect(currentSessionId(programme, [], undefined)).toBe('a')
  expect(currentSessionId(programme, [], 'b')).toBe('a')
  expect(currentSessionId(programme, [waiting(saveEntry, 'b')], 'b')).toBe('b')
  expect(currentSessionId(programme, [waiting(finishSession, 'a')], undefined)).toBeNull()
  expect(currentSessionId(programme, [waiting(deleteSession, 'a')], undefined)).toBeNull()
  const done = { sessions: [session('b', '2026-11-23T00:00:00Z')], current: null }
  expect(currentSessionId(done, [], 'b')).toBeNull()
  expect(currentSessionId(done, [], 'c')).toBe('c')
})

test('finished without a network, it reads as the server will have it', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const tiny = { module: 'experiments' as const, exercise: 'tiny' as const }
  const answers = {
    tiny: {
      response: { ...tiny, data: { ...emptyAnswer, words: ['Sing'] } },
      isGrave: false,
      cardId: null,
      base: null,
    },
  }
  const at = { now, timezone: 'Australia/Melbourne', begunAt: undefined }
  expect(finishedLocally('a', answers, at).session).toMatchObject({
    weekly_goal: 'Sing',
    goal_due: '2026-11-30',
    goal_status: 'pending',
  })
  const grave = { tiny: { ...answers.tiny, isGrave: true } }
  expect(finishedLocally('a', grave, at).session).toMatchObject({ weekly_goal: null, goal_status: null })
})
