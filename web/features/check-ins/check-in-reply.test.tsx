import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { cards } from '#content/safety/cards.ts'
import type { CheckIn } from '#contract/check-ins.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { CheckInReply } from './check-in-reply.tsx'

const responses = { energy: 2, mood: 2, stress: 4, prompt: 'What is heavy?', promptResponse: 'all of it' }

function shown(known: SafetyNotice, assessed: SafetyNotice) {
  const checkIn: CheckIn = {
    id: '0190f3c4-7b1a-4c22-9f57-5a1f0d3c2b11',
    type: 'daily',
    responses,
    day: '2026-11-21',
    is_starred: false,
    safety: known,
    reply: null,
    created_at: '2026-11-21T10:00:00.000Z',
  }
  const reply = {
    data: { text: 'Here.', safety: assessed },
    error: null,
    isError: false,
    mutate: () => {},
  } as const
  return renderToStaticMarkup(
    <Router ssrPath="/check-in">
      <CheckInReply checkIn={checkIn} reply={reply} onDone={() => {}} />
    </Router>,
  )
}

const calm: SafetyNotice = { level: 'none', cardId: null, softLine: null }
const crisis: SafetyNotice = { level: 'crisis', cardId: 'crisis-suicide', softLine: null }
const emergency: SafetyNotice = { level: 'emergency', cardId: 'emergency-life', softLine: null }

test.each([
  ['that the reply calls for', calm, crisis, 'crisis-suicide'],
  ['that the check-in called for', crisis, calm, 'crisis-suicide'],
  ['of the higher level', emergency, crisis, 'emergency-life'],
] as const)('the card %s stands above the words', (_which, known, assessed, card) => {
  const html = shown(known, assessed)
  expect(html).toContain(cards[card].title)
  expect(html.indexOf(cards[card].title)).toBeLessThan(html.indexOf('Here.'))
})

test('she can say on a grave card that she is safe, and on no other', () => {
  expect(shown(calm, crisis)).toContain('I&#x27;m safe now')
  expect(shown(calm, { level: 'support', cardId: 'support', softLine: null })).not.toContain('safe now')
})

test('the card for heavy days stands below the words', () => {
  const html = shown(calm, { level: 'support', cardId: 'support', softLine: null })
  expect(html).toContain(cards.support.title)
  expect(html.indexOf(cards.support.title)).toBeGreaterThan(html.indexOf('Here.'))
})
