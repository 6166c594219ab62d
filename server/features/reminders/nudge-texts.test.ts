import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bedtimeNudges, wakeNudges } from '#content/reminders/nudges.ts'
import { realTalk, realTalkBySeason } from '#content/reminders/real-talk.ts'
import { addDays } from '#contract/calendar.ts'
import { seasons } from '#contract/options.ts'
import { reminderBandFor } from './age-band.ts'
import { chooseNudge, chooseRealTalk, repeatAfterDays } from './choose-line.ts'

describe('for whom a nudge is worded', () => {
  const today = '2026-11-21'

  test.each([
    ['2026-11-21', 'newborn'],
    ['2026-08-22', 'newborn'],
    ['2026-08-21', 'baby'],
    ['2025-11-22', 'baby'],
    ['2025-11-21', 'toddler'],
    ['2023-11-21', 'preschool'],
    ['2021-11-21', 'school'],
    ['2013-11-21', 'teen'],
    ['2008-11-22', 'teen'],
    ['2008-11-21', null],
    ['2026-11-22', null],
  ] as const)('born on %s, today it is %s', (birthdate, band) => {
    expect(reminderBandFor([birthdate], null, today)).toBe(band)
  })

  test('the youngest who is there counts, and her season where no birthdate is known', () => {
    expect(reminderBandFor(['2015-01-01', '2026-10-01', '2027-01-01'], null, today)).toBe('newborn')
    expect(reminderBandFor([null], 'Toddler', today)).toBe('toddler')
    expect(reminderBandFor([null], 'Multiple kids, various ages', today)).toBe('any')
    expect(reminderBandFor([null, '2020-11-20'], 'Toddler', today)).toBe('school')
    expect(reminderBandFor([], 'Toddler', today)).toBeNull()
  })
})

describe('the words', () => {
  test('no line of Real Talk comes twice in two months, though her season changes, and it fits that season', () => {
    const season = fc.constantFrom(...seasons, null)
    fc.assert(
      fc.property(fc.uuid(), fc.array(season, { minLength: 90, maxLength: 90 }), (userId, life) => {
        const came: string[] = []
        for (const now of life) {
          const lately = new Set(came.slice(-repeatAfterDays))
          const line = chooseRealTalk(userId, now, lately)
          expect(line && [...realTalk, ...(now ? realTalkBySeason[now] : [])].includes(line)).toBe(true)
          expect(lately.has(line ?? '')).toBe(false)
          came.push(line ?? '')
        }
      }),
      { numRuns: 30 },
    )
  })

  test('each member has an order of her own', () => {
    const firsts = Array.from({ length: 40 }, (_, index) =>
      chooseRealTalk(`member ${index}`, null, new Set()),
    )
    expect(new Set(firsts).size).toBeGreaterThan(15)
  })

  test('nudges take turns by the day', () => {
    const days = [0, 1, 2, 3, 4].map((count) => addDays('2026-11-21', count))
    const wake = days.map((day) => chooseNudge('wake', 'baby', day))
    expect(new Set(wake).size).toBe(4)
    expect(wake[4]).toBe(wake[0])
    for (const line of wake) expect(wakeNudges.baby).toContain(line)
    expect(bedtimeNudges.teen).toContain(chooseNudge('bedtime', 'teen', '2026-11-21'))
  })
})
