import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardIds, isGrave, levelOf } from '#contract/safety.ts'
import { SafetyCard } from './safety-card.tsx'

test('she can say on every grave card that she is safe, whatever screen it stands on, and on no other', () => {
  const sayable = cardIds.filter((id) => renderToStaticMarkup(<SafetyCard id={id} />).includes('safe now'))
  expect(sayable).toEqual(cardIds.filter((id) => isGrave(levelOf(id))))
})
