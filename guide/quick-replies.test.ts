import { expect, it } from 'vitest'
import { besideOneCardEntries } from '#content/companion/beside-one-card.ts'
import { besideTheCardEntries } from '#content/companion/beside-the-card.ts'
import { continuations } from '#content/companion/continuations.ts'
import { followUps, tenderFollowUp } from '#content/companion/follow-ups.ts'
import { library } from '#content/companion/library.ts'
import { modeFallbackEntries } from '#content/companion/mode-fallbacks.ts'
import { sosEntries } from '#content/companion/sos.ts'
import { assess } from '#reading/safety/assess.ts'

const serious = ({ options }: { options: readonly string[] }) =>
  options.filter((option) => ['crisis', 'emergency'].includes(assess(option).level))

it('no quick reply of everyday talk raises a card over her', () => {
  const everyday = [...library, ...continuations, ...modeFallbackEntries, ...followUps, tenderFollowUp]
  expect(everyday.flatMap(serious)).toEqual([])
})

it('in SOS and beside a card, only those raise one that say it in so many words', () => {
  const hard = [...sosEntries, ...besideTheCardEntries, ...besideOneCardEntries].flatMap(serious)
  for (const option of hard) expect(option).toMatch(/safe|hurt|die|live|alone|breath|000|scared/i)
})
