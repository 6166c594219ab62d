import { expect, it } from 'vitest'
import { asksWhoItIs } from '#content/companion/honesty.ts'
import { library } from '#content/companion/library.ts'
import { partsOfTheApp } from '#content/companion/listening/parts-of-the-app.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

const saysSo = /\bAI\b|program|software|machine|no human|nobody|not a person/i

it.each([
  'do you have kids?',
  'do you have any kids',
  'have you got children or are you a bot',
  'are you a mum',
  'do you have feelings',
  'are you human',
])('%s: that it is an AI is said once, early and late in a talk', (text) => {
  for (let turns = 0; turns < 27; turns++) {
    const { ack } = ask(text, { turns })
    expect(ack).toMatch(/\bAI\b/)
    expect([turns, ack.split(/(?<=[.!?]) /).filter((sentence) => saysSo.test(sentence))]).toEqual([
      turns,
      [expect.any(String)],
    ])
  }
  expect(asksWhoItIs(text)).toBe(true)
})

it('after a long talk it names a person to turn to, also where it was asked who it is', () => {
  expect(ask('do you have kids?', { turns: 27 }).ack).toMatch(/a person you could share|friend's voice/)
})

it('is said once in the middle of a talk', () => {
  const { ack } = talk(['bub wont settle', 'yes', 'thanks', 'ok', 'do you have kids?'])[4] ?? { ack: '' }
  expect(ack.match(/\bAI\b/g)).toHaveLength(1)
})

it('points to nothing that members cannot open', () => {
  for (const { id, ack, steps, alternateSteps, question } of library)
    expect([...ack, ...steps, ...alternateSteps, question].join(' '), id).not.toMatch(
      /\bthe village\b|mum match|vision board|rediscover programme/i,
    )
})

it.each([
  ['what is The Village? other mothers?', partsOfTheApp.village],
  ['The Village? i no understand', partsOfTheApp.village],
  ['how does mum match work', partsOfTheApp.mumMatch],
])('%s: says what that is', (text, lines) => {
  expect(lines).toContain(talk(['hi', text]).at(-1)?.ack)
})

it.each([
  'is the village shop open on sunday',
  'whats the village. anyway. can you write me a text to my sister',
])('%s: asks something else', (text) => {
  expect(partsOfTheApp.village).not.toContain(talk(['hi', text]).at(-1)?.ack)
})
