import { expect, test } from 'vitest'
import { seasons } from '#contract/options.ts'
import { ageBands, bedtimeNudges, wakeNudges } from './nudges.ts'
import { realTalk, realTalkBySeason } from './real-talk.ts'

const talk = [...realTalk, ...Object.values(realTalkBySeason).flat()]
const nudges = [...Object.values(wakeNudges), ...Object.values(bedtimeNudges)].flat()

test('there is more Real Talk than days in two months, for every season', () => {
  expect(realTalk.length).toBeGreaterThan(62)
  for (const season of seasons) expect(realTalkBySeason[season].length).toBeGreaterThan(4)
  expect(new Set(talk).size).toBe(talk.length)
})

test('every age has a few words for both ends of the day', () => {
  for (const band of ageBands) {
    expect(wakeNudges[band].length).toBeGreaterThan(2)
    expect(bedtimeNudges[band].length).toBeGreaterThan(2)
  }
  expect(new Set(nudges).size).toBe(nudges.length)
})

test('all of it is short, and nobody is told what she should do or feel', () => {
  for (const text of [...talk, ...nudges]) {
    expect(text.length, text).toBeLessThan(130)
    expect(text, text).not.toMatch(/\byou (should|must|never|always)\b|\b(mama|superhero|blessed)\b/i)
  }
})

test('what fits anybody speaks of no child', () => {
  for (const text of realTalk)
    expect(text, text).not.toMatch(/\b(baby|babies|child|children|kids?|toddlers?)\b/i)
})
