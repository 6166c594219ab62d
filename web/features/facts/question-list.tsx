import { ChevronRight } from 'lucide-react'
import type { Fact } from '#content/facts/fact.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { fromList } from './use-list-state.ts'

/** Questions, each the way to its answer. */
export function QuestionList({ facts, label }: { facts: readonly Fact[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {facts.map(({ id, question, appliesTo }) => (
        <li key={id}>
          <AppLink
            to={paths.fact(id)}
            state={fromList}
            className="flex min-h-12 items-center gap-2 rounded-2xl border border-line bg-card px-4 py-2.5 transition-colors duration-200 hover:border-primary"
          >
            <span className="min-w-0 flex-1">
              <span className="block break-words font-semibold">{question}</span>
              <span className="block text-muted text-sm">{appliesTo}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
