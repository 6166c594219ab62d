import { ChevronDown } from 'lucide-react'
import type { FactTopic } from '#content/facts/fact.ts'
import { factsTexts as texts } from '#content/facts/texts.ts'
import { QuestionList } from './question-list.tsx'

interface TopicsProps {
  topics: readonly FactTopic[]
  /** The id of the topic whose questions are shown; '' where none is. */
  open: string
  onOpen: (id: string) => void
}

/** The topics, one of which may stand open with its questions. */
export function Topics({ topics, open, onOpen }: TopicsProps) {
  return (
    <section aria-labelledby="topics" className="grid gap-2.5">
      <h2 id="topics" className="text-lg">
        {texts.topics}
      </h2>
      {topics.map(({ id, name, facts }) => (
        <div key={id} className="grid gap-2">
          <h3>
            <button
              type="button"
              aria-expanded={open === id}
              onClick={() => onOpen(open === id ? '' : id)}
              className="group flex min-h-12 w-full items-center gap-2 rounded-2xl border border-accent bg-sunken px-4 py-2.5 text-left font-bold"
            >
              <span className="min-w-0 flex-1 break-words">{name}</span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted group-aria-expanded:rotate-180"
              />
            </button>
          </h3>
          {open === id && <QuestionList facts={facts} label={name} />}
        </div>
      ))}
    </section>
  )
}
