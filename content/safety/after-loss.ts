import type { HelplineId } from '#content/helplines.ts'
import type { CardId } from '#contract/safety.ts'
import { cards } from './cards.ts'

/** Cards for a heavy heart. Where somebody is in danger from another, or a child is, those who help with that come first as ever. */
const forHeavyHearts: readonly CardId[] = ['support', 'sos', 'crisis-suicide', 'crisis-self-harm']

/** These lines with Red Nose first, or right after 000 where that leads. */
export function redNoseFirst(lines: readonly HelplineId[]): readonly HelplineId[] {
  const others = lines.filter((line) => line !== 'red-nose')
  const lead = others[0] === 'emergency' ? 1 : 0
  return [...others.slice(0, lead), 'red-nose', ...others.slice(lead)]
}

/** Whom a card says to call, in order of fit; after a loss Red Nose stands first where the card is for a heavy heart. */
export function helplinesOf(id: CardId, isLossMode: boolean): readonly HelplineId[] {
  const { helplines } = cards[id]
  return isLossMode && forHeavyHearts.includes(id) ? redNoseFirst(helplines) : helplines
}
