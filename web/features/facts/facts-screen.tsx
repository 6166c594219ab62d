import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { factsLinks } from '#content/facts/links.ts'
import { factsTexts as texts } from '#content/facts/texts.ts'
import { useSession } from '#web/lib/session/session.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { QuestionList } from './question-list.tsx'
import { Sections } from './sections.tsx'
import type { Shelf } from './shelf.ts'
import { useListState } from './use-list-state.ts'
import { WhoToRing } from './who-to-ring.tsx'

/** Every question on the shelf, by topic and by search. What she searches for is read on the phone and goes nowhere. */
export function FactsScreen({ shelf: { sections, searchFacts } }: { shelf: Shelf }) {
  const session = useSession()
  const [{ search, topic }, setListState] = useListState()
  const asked = search.trim()
  const found = useMemo(() => searchFacts(asked), [asked, searchFacts])
  const isFound = found !== null && found.length > 0
  const cardId = useExplicitCard([asked])
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
      <LazySafetyCard id={asked ? cardId : null} />
      <p role="status" className={isFound ? 'text-muted text-sm' : 'sr-only'}>
        {found && (isFound ? texts.found(found.length) : texts.nothing)}
      </p>
      {!found && <Sections sections={sections} open={topic} onOpen={(id) => setListState({ topic: id })} />}
      {isFound && <QuestionList facts={found} label={texts.found(found.length)} />}
      {found?.length === 0 && (
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
