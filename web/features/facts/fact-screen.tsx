import { Redirect, useLocation, useParams } from 'wouter'
import { factsLinks } from '#content/facts/links.ts'
import { factsTexts as texts } from '#content/facts/texts.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import type { Shelf } from './shelf.ts'
import { isFromList } from './use-list-state.ts'
import { WhoToRing } from './who-to-ring.tsx'

/** One question with its answer. What can't wait, whom to ring and where it is from stand with it. */
export function FactScreen({ sections }: Pick<Shelf, 'sections'>) {
  const { id = '' } = useParams()
  const [, navigate] = useLocation()
  const facts = sections.flatMap(({ topics }) => topics.flatMap((topic) => topic.facts))
  const fact = facts.find((each) => each.id === id)
  if (!fact) return <Redirect to={paths.facts()} replace />
  return (
    <div className="grid gap-5">
      {/* The browser's own title names no question: somebody else may see it. */}
      <PageHeader
        title={factsLinks.title}
        backLabel={texts.back}
        onBack={() => (isFromList() ? history.back() : navigate(paths.facts()))}
      />
      <Card aria-labelledby="question" className="grid gap-3">
        <p className="text-muted text-sm">{fact.appliesTo}</p>
        <h2 id="question" className="break-words text-xl">
          {fact.question}
        </h2>
        <p>{fact.answer}</p>
      </Card>
      <WhoToRing ring={fact.ring} />
      <p className="text-muted text-sm">
        {texts.source(fact.source)}{' '}
        {fact.reviewed_by === null ? texts.unsigned : texts.signed(fact.reviewed_by)}
      </p>
    </div>
  )
}
