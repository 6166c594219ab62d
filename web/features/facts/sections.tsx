import { ChevronDown } from 'lucide-react'
import type { FactSection, FactTopic } from '#content/facts/fact.ts'
import { QuestionList } from './question-list.tsx'

interface SectionsProps {
  sections: readonly FactSection[]
  /** The id of the topic whose questions are shown; '' where none is. */
  open: string
  onOpen: (id: string) => void
}

/** The sections with their topics, one of which may stand open with its questions. */
export function Sections({ sections, open, onOpen }: SectionsProps) {
  return sections.map(({ id, name, topics }) => (
    <section key={id} aria-labelledby={`section-${id}`} className="grid gap-2.5">
      <h2 id={`section-${id}`} className="text-lg">
        {name}
      </h2>
      {topics.map((topic) => (
        <Topic
          key={topic.id}
          topic={topic}
          isOpen={open === topic.id}
          onToggle={() => onOpen(open === topic.id ? '' : topic.id)}
        />
      ))}
    </section>
  ))
}

interface TopicProps {
  topic: FactTopic
  isOpen: boolean
  onToggle: () => void
}

function Topic({ topic: { name, facts }, isOpen, onToggle }: TopicProps) {
  return (
    <div className="grid gap-2">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="group flex min-h-12 w-full items-center gap-2 rounded-2xl border border-accent bg-sunken px-4 py-2.5 text-left font-bold"
        >
          <span className="min-w-0 flex-1 break-words">{name}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-aria-expanded:rotate-180" />
        </button>
      </h3>
      {isOpen && <QuestionList facts={facts} label={name} />}
    </div>
  )
}
