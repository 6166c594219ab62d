import { describe, expect, it } from 'vitest'
import { readingGrade as grade, sentences } from '../testing/reading-grade.ts'
import { besideOneCardEntries } from './beside-one-card.ts'
import { besideTheCardEntries } from './beside-the-card.ts'
import { continuations } from './continuations.ts'
import { type CompanionEntry, topics } from './entry.ts'
import { followUps, tenderFollowUp } from './follow-ups.ts'
import { library } from './library.ts'
import { modeFallbackEntries } from './mode-fallbacks.ts'
import { modeOpenings } from './mode-openings.ts'
import { aiReminders, personReminders } from './reminders.ts'
import { sosEntries } from './sos.ts'

const everything: readonly CompanionEntry[] = [
  ...library,
  ...sosEntries,
  ...modeFallbackEntries,
  ...continuations,
  ...besideTheCardEntries,
  ...besideOneCardEntries,
]

const bannedPhrases = [
  /sorry (?:to hear|you.re going|that you)/,
  /\bi hear you\b|\bi understand\b|that must be|that sounds/,
  /you.re not alone|you are not alone|you.ve got this|hang in there|stay strong|this too shall/,
  /enjoy every|cherish|precious|journey|blessing in disguise|goes so fast/,
  /supermum|super mum|mama\b|empty cup|self.?care|\bme.time\b|sleep when the baby/,
  /\bas a mum\b|\bus mums\b|\bwe mums\b|my own (?:kids|baby)|when i had|been there myself|we.ve all been/,
  /\bat least\b|everything happens for a reason|just relax|calm down|you should|you must/,
  /tricky little|lovely mum|gorgeous|darling|sweetheart|\bhun\b/,
]
const bannedMatters =
  /calorie|kilojoule|\d ?(?:kj|cal|mg|ml|kg|mls)\b|\bdos(?:e|es|age)\b|diagnos|panadol|paracetamol|nurofen|ibuprofen|melatonin|antidepress|lose weight|\bdiet|fasting|\bcure|treatment for/i
const americanSpelling =
  /\b(?:mom|mommy|diaper|color|favorite|realize|behavior|pacifier|stroller|crib|center|apologize|gray)s?\b/i

/** What the companion says, without her own quick replies. */
function spoken({ ack, steps, alternateSteps, question }: CompanionEntry): string[] {
  return [...ack, ...steps, ...alternateSteps, question]
}

describe('the library', () => {
  it('is broad enough', () => {
    expect(library.length).toBeGreaterThanOrEqual(300)
    expect(new Set(library.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(22)
    expect(sosEntries.length).toBeGreaterThanOrEqual(15)
    expect(besideTheCardEntries.length).toBeGreaterThanOrEqual(6)
  })

  it('has an entry for every topic', () => {
    const used = new Set(everything.map(({ topic }) => topic))
    expect(topics.filter((topic) => !used.has(topic))).toEqual([])
  })

  it('gives every entry an id of its own', () => {
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length)
  })

  // One or two words ('Good.', 'Only one.') are no sentence of their own.
  it('never says a sentence twice', () => {
    const said = everything.flatMap((entry) => spoken(entry).flatMap(sentences))
    const notes = [...aiReminders, ...personReminders].flatMap(sentences)
    const asked = [...followUps, tenderFollowUp].map(({ question }) => question)
    const all = [...said, ...notes, ...asked]
      .map((sentence) => sentence.toLowerCase())
      .filter((sentence) => sentence.split(' ').length > 2)
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
  })

  it('keeps cues in lower case, without apostrophes, and never twice in one entry', () => {
    for (const { id, cues } of everything) {
      expect(new Set(cues).size, id).toBe(cues.length)
      for (const cue of cues) expect(cue, id).toMatch(/^[a-z0-9 -]+$/)
    }
  })
})

describe.each(everything.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  const text = [...spoken(entry), ...entry.options].join(' ')

  it('has the right number of parts, none of them too long', () => {
    const isShort = [sosEntries, besideTheCardEntries, besideOneCardEntries].some((list) =>
      list.includes(entry),
    )
    const most = isShort ? 2 : 3
    expect(entry.ack.length).toBeGreaterThanOrEqual(2)
    expect(entry.ack.length).toBeLessThanOrEqual(3)
    for (const ack of entry.ack) {
      expect(ack.length, ack).toBeLessThanOrEqual(140)
      expect(sentences(ack).length, ack).toBeLessThanOrEqual(3)
    }
    for (const steps of [entry.steps, entry.alternateSteps]) {
      expect(steps.length).toBe(Math.min(steps.length, most))
      expect(steps.length).toBeGreaterThanOrEqual(most === 2 ? 1 : 2)
      for (const step of steps) expect(step.length, step).toBeLessThanOrEqual(140)
    }
    expect(entry.question).toMatch(/\?$/)
    expect(entry.options.length).toBeGreaterThanOrEqual(3)
    expect(entry.options.length).toBeLessThanOrEqual(4)
    for (const option of entry.options) expect(option.length, option).toBeLessThanOrEqual(40)
  })

  it('keeps clear of stock phrases, medical matters and foreign spelling', () => {
    const said = spoken(entry).join(' ').toLowerCase()
    for (const phrase of bannedPhrases) expect(said).not.toMatch(phrase)
    expect(text).not.toMatch(bannedMatters)
    expect(text).not.toMatch(americanSpelling)
  })

  it('reads at grade 8 or lower', () => {
    expect(grade([...spoken(entry), ...entry.options])).toBeLessThanOrEqual(8)
  })
})

it('every mode opens in words of its own, as plain as the rest', () => {
  const lines = Object.values(modeOpenings)
  expect(new Set(lines).size).toBe(lines.length)
  for (const line of lines) {
    for (const phrase of bannedPhrases) expect(line.toLowerCase()).not.toMatch(phrase)
    expect(line).not.toMatch(bannedMatters)
    expect(grade([line])).toBeLessThanOrEqual(8)
  }
})

it('the grade counts a hard text as hard', () => {
  expect(
    grade(['Psychological interventions substantially ameliorate maternal dysregulation.']),
  ).toBeGreaterThan(12)
})
