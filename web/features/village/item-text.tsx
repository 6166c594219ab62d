import { decisionTexts } from '#content/village/report.ts'
import { postTexts as texts } from '#content/village/texts.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ItemHelplines } from './item-helplines.tsx'
import type { VillageItem } from './village-item.ts'

/** What was written, where it stands in its thread: with what holds of it, and whom to call beneath it. */
export function ItemText({ item }: { item: VillageItem }) {
  if (item.is_removed) return <p className="text-muted italic">{texts.removed}</p>
  return (
    <>
      <p dir="auto" className="wrap-anywhere overflow-clip whitespace-pre-wrap">
        {item.content}
      </p>
      {item.state !== 'published' && (
        <Banner title={texts.states[item.state].title}>
          {texts.states[item.state].text}{' '}
          <AppLink to={paths.villageMine()} className="font-bold underline">
            {decisionTexts.see}
          </AppLink>
        </Banner>
      )}
      {item.card_id && <ItemHelplines cardId={item.card_id} />}
    </>
  )
}
