import { describe, expect, test } from 'vitest'
import { readingGrade } from '../testing/reading-grade.ts'
import { lineOf, people } from './callees.ts'
import type { Fact } from './fact.ts'
import { facts, factTopics } from './shelf.ts'

/** What was swallowed is Poisons' first, and a baby who moves less the maternity unit's. */
const lineFirst = new Set(['swallowed-something', 'fewer-movements'])

const publishers =
  /^(RCH Melbourne|Raising Children Network|Pregnancy, Birth and Baby|healthdirect|Australian Breastfeeding Association|Australian Immunisation Handbook|NHMRC|Red Nose|Poisons Information Centre|Australian 24-hour movement guidelines|COPE|Stillbirth Centre of Research Excellence|ANZCOR|ASCIA|Cancer Council Australia|RANZCOG|Food Standards Australia New Zealand|Neuroscience Research Australia|Services Australia|Parenting SA|eSafety Commissioner|Fair Work Ombudsman|Kidsafe Australia|Australian Passport Office|Smartraveller)\b/

/** What an answer may not say: an amount of a medicine, food by its energy or body weight, a diagnosis, blame. */
const forbidden = [
  /\d[\d.,]*\s?(?:mg|mcg|ml|g|kg|millilitres?|milligrams?|grams?|drops|tablets|puffs)\b/i,
  /\b(?:calories?|kilojoules?|kj|lose weight|weight loss|diet plan|body weight|fasting)\b/i,
  /\byou (?:probably )?have (?:mastitis|depression|pnd|anxiety|pre-eclampsia)\b/i,
  /\b(?:your baby|your child|he|she) (?:probably )?has (?:a |an )?(?:infection|reflux|croup|eczema|allergy)\b/i,
  /\b(?:bad mum|bad mother|guilty|guilt|ashamed|lazy|selfish|should have|why did you|just relax)\b/i,
  /\b(?:mom|mommy|diaper|pacifier|pediatric|color|behavior|tylenol|911|acetaminophen|ER)\b/,
  /https?:|www\./i,
]

const wordsOf = (text: string) => text.split(/\s+/).length
const textsOf = (fact: Fact) => [fact.answer, ...fact.ring.map(({ when }) => when)]

describe.each(facts.map((fact) => [fact.id, fact] as const))('%s', (id, fact) => {
  test('is short and plain', () => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(fact.question).toMatch(/[.?]$/)
    expect(wordsOf(fact.answer)).toBeLessThanOrEqual(80)
    expect(readingGrade([fact.answer])).toBeLessThanOrEqual(8)
    for (const { when } of fact.ring) expect(wordsOf(when)).toBeLessThanOrEqual(20)
  })

  test('holds nothing that no answer may say', () => {
    for (const pattern of forbidden) expect([fact.question, ...textsOf(fact)].join(' ')).not.toMatch(pattern)
  })

  test('can be found in other words, and says for whom it is', () => {
    expect(fact.asked.length).toBeGreaterThanOrEqual(3)
    expect(new Set([fact.question, ...fact.asked]).size).toBe(fact.asked.length + 1)
    expect(fact.appliesTo).not.toBe('')
  })

  test('names its source, and an edition only by its year', () => {
    expect(fact.source.name).toMatch(publishers)
    if (fact.source.dated !== null) expect(fact.source.dated).toMatch(/^20[012]\d$/)
    if (fact.reviewed_by !== null) expect(fact.reviewed_by).toMatch(/\S+ \S+.*\d{4}$/)
  })

  test('says whom to ring, each once and by a number that is known', () => {
    expect(fact.ring.length).toBeGreaterThan(0)
    const called = fact.ring.map(({ call }) => call)
    expect(new Set(called).size).toBe(called.length)
    for (const call of called) expect(lineOf(call) ?? people[call as keyof typeof people]).toBeDefined()
    // 000 goes first where it is named, but for what has a line of its own.
    if (called.includes('emergency') && !lineFirst.has(id)) expect(called[0]).toBe('emergency')
    expect(textsOf(fact).join(' ')).not.toMatch(/\b1[38]00? ?\d/)
  })
})

test('ids are unique, over topics as well', () => {
  for (const ids of [facts.map(({ id }) => id), factTopics.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(ids.length)
  expect(facts.length).toBeGreaterThanOrEqual(60)
})
