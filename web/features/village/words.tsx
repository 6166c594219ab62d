import { decisionTexts } from '#content/village/report.ts'
import { postTexts as texts } from '#content/village/texts.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { HelplinesBeneath } from './beneath.tsx'
import type { Written } from './written.ts'

/** What was written, where it stands in its thread: with what holds of it, and whom to call beneath it. */
export function Words({ of: one }: { of: Written }) {
  if (one.is_removed) return <p className="text-muted italic">{texts.removed}</p>
  return (
    <>
      <p dir="auto" className="wrap-anywhere overflow-clip whitespace-pre-wrap">
        {one.content}
      </p>
      {one.state !== 'published' && (
        <Banner title={texts.states[one.state].title}>
          {texts.states[one.state].text}{' '}
          <AppLink to={paths.villageMine()} className="font-bold underline">
            {decisionTexts.see}
          </AppLink>
        </Banner>
      )}
      {one.card_id && <HelplinesBeneath cardId={one.card_id} />}
    </>
  )
}
