import { helplinesOf } from '#content/safety/after-loss.ts'
import { postTexts as texts } from '#content/village/texts.ts'
import type { CardId } from '#contract/safety.ts'
import { useIsLossMode } from '#web/member/profile.ts'
import { HelplineList } from '#web/safety/helpline-list.tsx'

/** So many stand beneath somebody's words; all of them are in SOS. */
const shown = 2

/** People to call, beneath words that speak of danger: for whoever reads them. */
export function ItemHelplines({ cardId }: { cardId: CardId }) {
  const ids = helplinesOf(cardId, useIsLossMode())
  return (
    <section aria-label={texts.helplines} className="grid gap-2 rounded-2xl bg-sunken p-3">
      <p className="font-bold text-sm">{texts.helplines}</p>
      <p className="text-muted text-sm">{texts.helplinesWhy}</p>
      <HelplineList ids={ids.slice(0, shown)} label={texts.helplines} />
    </section>
  )
}
