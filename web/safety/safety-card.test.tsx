import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardIds, isGrave, levelOf } from '#contract/safety.ts'
import { LazySafetyCard } from './lazy-safety-card.tsx'
import { SafetyCard } from './safety-card.tsx'

test('she can say on every grave card that she is safe, whatever screen it stands on, and on no other', () => {
  const sayable = cardIds.filter((id) =>
    renderToStaticMarkup(<SafetyCard id={id} of="words" />).includes('safe now'),
  )
  expect(sayable).toEqual(cardIds.filter((id) => isGrave(levelOf(id))))
})

test('what shows one says what it is of, or takes it down: folded for some words it would be for the next as well', () => {
  // @ts-expect-error of what, and who takes it down?
  expect(<SafetyCard id="crisis-suicide" />).toBeDefined()
  // @ts-expect-error either
  expect(<LazySafetyCard id="crisis-suicide" />).toBeDefined()
})
