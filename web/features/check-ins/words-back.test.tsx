import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { cards } from '#content/safety/cards.ts'
import type { CheckIn } from '#contract/check-ins.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { WordsBack } from './words-back.tsx'

const responses = { energy: 2, mood: 2, stress: 4, prompt: 'What is heavy?', promptResponse: 'all of it' }

function shown(safety: SafetyNotice) {
  const checkIn: CheckIn = {
    id: '0190f3c4-7b1a-4c22-9f57-5a1f0d3c2b11',
    type: 'daily',
    responses,
    day: '2026-11-21',
    is_starred: false,
    safety,
    reply: null,
    created_at: '2026-11-21T10:00:00.000Z',
  }
  const reply = {
    data: 'Here.',
    error: null,
    isError: false,
    mutate: () => {},
  } as const
  return renderToStaticMarkup(
    <Router ssrPath="/check-in">
      <WordsBack checkIn={checkIn} reply={reply} onDone={() => {}} />
    </Router>,
  )
}

test.each([
  ['crisis', 'crisis-suicide'],
  ['emergency', 'emergency-life'],
] as const)('at %s the card that the check-in called for stands above the words', (level, cardId) => {
  const html = shown({ level, cardId })
  expect(html).toContain(cards[cardId].title)
  expect(html.indexOf(cards[cardId].title)).toBeLessThan(html.indexOf('Here.'))
})
