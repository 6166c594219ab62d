import { SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { factsLinks } from '#content/facts/links.ts'
import { factsTexts as texts } from '#content/facts/texts.ts'
import type { CardId } from '#contract/safety.ts'
import { explicitCard } from '#reading/patterns/signals.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { besideCard } from './beside-card.ts'
import { QuestionList } from './question-list.tsx'
import { Sections } from './sections.tsx'
import type { Shelf } from './shelf.ts'
import { useListState } from './use-list-state.ts'
import { WhoToRing } from './who-to-ring.tsx'

/**
 * Every question on the shelf, by topic and by search. What she searches for is read on the phone and goes nowhere. Beneath a card stands
 * only what answers the danger that it is for, until she says that she is safe.
 */
export function FactsScreen({ shelf: { sections, searchFacts } }: { shelf: Shelf }) {
  const session = useSession()
  const [{ search, topic }, setListState] = useListState()
  const asked = search.trim()
  const called = useMemo(() => explicitCard(asked), [asked])
  const [safeFrom, setSafeFrom] = useState<CardId | null>(null)
  // Until her words call for another card, or for none: each letter would bring it back.
  if (safeFrom && safeFrom !== called) setSafeFrom(null)
  const card = safeFrom === called ? null : called
  const found = useMemo(() => {
    const all = searchFacts(asked)
    return card ? besideCard(all ?? [], card) : all
  }, [asked, card, searchFacts])
  const isFound = found !== null && found.length > 0
  const isNothing = found !== null && !isFound && !card
  return (
    <div className="grid gap-5">
      <PageHeader
        title={factsLinks.title}
        {...(session.data === null && { backTo: paths.welcome(), backLabel: 'Back to welcome' })}
      />
      <p className="text-muted">{texts.intro}</p>
      <TextField
        type="search"
        label={texts.search}
        hint={texts.searchHint}
        value={search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setListState({ search: event.target.value })}
      />
      <LazySafetyCard id={card} onSafe={() => setSafeFrom(card)} />
      <p role="status" className={isFound ? 'text-muted text-sm' : 'sr-only'}>
        {isFound && texts.found(found.length)}
        {isNothing && texts.nothing}
      </p>
      {!found && <Sections sections={sections} open={topic} onOpen={(id) => setListState({ topic: id })} />}
      {isFound && <QuestionList facts={found} label={texts.found(found.length)} />}
      {isNothing && (
        <>
          <EmptyState icon={<SearchX className="size-7" />} title={texts.nothing}>
            {texts.nothingHow}
          </EmptyState>
          <WhoToRing />
        </>
      )}
    </div>
  )
}
