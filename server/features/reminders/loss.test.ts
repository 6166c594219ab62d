import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { realTalkAfterLoss } from '#content/loss/real-talk.ts'
import { addDays } from '#contract/calendar.ts'
import { setDiedOn, setLossMode } from '#contract/loss.ts'
import * as profile from '#contract/profile.ts'
import * as reminders from '#contract/reminders.ts'
import {
  at,
  kindsOf,
  onboard,
  type ReminderBench,
  readInbox,
  startReminderBench,
  today,
} from '#server/testing/reminder-bench.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let bench: ReminderBench
let ana: Visitor & { userId: string }
beforeAll(async () => {
  bench = await startReminderBench()
})
beforeEach(async () => {
  ;[ana] = await bench.arrive()
})
afterAll(() => bench.close())

const born = (days: number) => addDays(today, -days)

test('after a loss nothing comes for a morning or a bedtime, and Real Talk is of its own lines', async () => {
  await onboard(ana, { realTalk: true, season: 'Pregnant', birthdates: [born(30)] })
  await ana.call(setLossMode, { body: { is_on: true } })
  for (const time of ['07:00', '09:30', '19:00']) await bench.tick(at(time))
  const notes = await readInbox(ana)
  expect(notes.map(({ kind }) => kind)).toEqual(['real_talk'])
  expect(realTalkAfterLoss).toContain(notes[0]?.text)
  await ana.call(setLossMode, { body: { is_on: false } })
  await bench.tick(at('07:00', addDays(today, 1)))
  expect(await kindsOf(ana)).toContain('wake')
})

test('a child who died has no morning and no bedtime; with quiet turned off again the others have theirs', async () => {
  await onboard(ana, { birthdates: [born(30), born(2400)] })
  const { children } = (await ana.call(profile.getProfile, {})).body
  const [youngest, older] = children.map(({ id }) => id)
  const died = { body: { died_on: born(1) } }
  await ana.call(setDiedOn, { params: { childId: youngest ?? '' }, ...died })
  await bench.tick(at('07:00'))
  expect(await kindsOf(ana)).toEqual([])
  await ana.call(setLossMode, { body: { is_on: false } })
  const settings = (await ana.call(reminders.getReminderSettings, {})).body
  expect(settings.children.map(({ id }) => id)).toEqual([older])
  await bench.tick(at('07:00'))
  expect(await kindsOf(ana)).toEqual(['wake'])
  await ana.call(setDiedOn, { params: { childId: older ?? '' }, ...died })
  await ana.call(setLossMode, { body: { is_on: false } })
  await bench.tick(at('19:00'))
  expect(await kindsOf(ana)).toEqual(['wake'])
})
