import { UsersRound } from 'lucide-react'
import type { HelplineId } from '#content/helplines.ts'
import { redNoseFirst } from '#content/safety/after-loss.ts'
import { villageTexts } from '#content/village/texts.ts'
import { useEntitlement, useMayUse } from '#web/member/entitlement.ts'
import { useIsLossMode } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { HelplineList } from '#web/safety/helpline-list.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const voices: HelplineId[] = ['panda', 'beyond-blue', 'forwhen', 'lifeline', '13yarn', '1800respect']

/** Ways out of being alone with it: other mums, real voices, and the companion. */
export function ConnectScreen() {
  const isLossMode = useIsLossMode()
  const { entitlement } = useEntitlement()
  const wasMember = !useMayUse('village') && entitlement?.trial_used
  return (
    <div className="grid gap-5">
      <PageHeader title="Connect" />
      <LinkRow to={paths.village()} icon={UsersRound} title={villageTexts.title} text={villageTexts.intro} />
      {wasMember && (
        <AppLink to={paths.villageMine()} className={buttonClass('secondary')}>
          {villageTexts.mineThere}
        </AppLink>
      )}
      <Card tone="accent" aria-labelledby="one-person" className="grid gap-3">
        <h2 id="one-person" className="text-lg">
          One message can be enough
        </h2>
        <p>Not sure how to start it? Say what is going on and find the words together.</p>
        <AppLink to={paths.modeChat('connect')} className={buttonClass('primary')}>
          Find the words
        </AppLink>
      </Card>
      <section aria-labelledby="voices" className="grid gap-3">
        <h2 id="voices" className="text-lg">
          A real voice
        </h2>
        <p className="text-muted">
          You don’t need to be in crisis to call. Tired and alone is reason enough.
        </p>
        <HelplineList ids={isLossMode ? redNoseFirst(voices) : voices} label="People to call or text" />
      </section>
    </div>
  )
}
