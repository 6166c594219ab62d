import { describe, expect, it } from 'vitest'
import { continuations } from './continuations.ts'
import { asksWhoItIs, honestLines, simplerForToday } from './honesty.ts'
import { library } from './library.ts'
import { modeFallbackEntries } from './mode-fallbacks.ts'
import { outputRules } from './output-rules.ts'
import { aiReminders, personReminders } from './reminders.ts'

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
const stoppedBy = (text: string) =>
  outputRules.filter(({ pattern }) => pattern.test(plain(text))).map(({ id }) => id)

describe.each(outputRules.map((rule) => [rule.id, rule] as const))('%s', (id, { stops, passes }) => {
  it.each(stops)('stops: %s', (text) => {
    expect(stoppedBy(text)).toContain(id)
  })
  it.each(passes)('passes: %s', (text) => {
    expect(stoppedBy(text)).toEqual([])
  })
})

it('people who wrote for the companion keep to the same rules, numbers and words for her to say aside', () => {
  const said = [...library, ...continuations, ...modeFallbackEntries].flatMap(
    ({ ack, steps, alternateSteps, question }) => [...ack, ...steps, ...alternateSteps, question],
  )
  const notes = [...aiReminders, ...personReminders, ...honestLines, simplerForToday]
  const withoutQuotes = [...said, ...notes].map((text) => text.replace(/(?<=[\s(])['"‘“].*['"’”]/, ''))
  const stopped = withoutQuotes.map((text) => [text, stoppedBy(text).filter((id) => id !== 'contacts')])
  expect(stopped.filter(([, ids]) => ids?.length)).toEqual([])
})

it.each([
  'are you a real person?',
  'Are you even human',
  'r u a bot',
  'am i talking to a real person',
  'is this a bot?',
  'who are you',
  'what are you',
  'what are you really? a bot',
  'ok who r u then',
  'who are you im scared',
  'are you a real person or what',
  'do you have kids',
  'cant sleep and are you an ai',
])('knows that %s asks who is there', (text) => {
  expect(asksWhoItIs(text)).toBe(true)
})

it.each([
  'are you there',
  'what are you doing',
  'what are you even doing',
  'my mum is a real person',
  'is it normal',
  'my baby is choking what are you supposed to do',
  'he goes through my phone and yells who are you texting',
  'he screams what are you looking at and hits me',
])('knows that %s does not', (text) => {
  expect(asksWhoItIs(text)).toBe(false)
})
