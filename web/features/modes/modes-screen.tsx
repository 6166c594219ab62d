import { BookOpen } from 'lucide-react'
import { factsLinks } from '#content/facts/links.ts'
import { paths } from '#web/paths.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ModeGrid } from './mode-grid.tsx'

/** The eight modes, each with what it is for. */
export function ModesScreen() {
  return (
    <div className="grid gap-4">
      <PageHeader title="Modes" />
      <p className="text-muted">Pick whatever fits this minute. You can leave any time.</p>
      <ModeGrid withDescriptions />
      <LinkRow to={paths.facts()} icon={BookOpen} title={factsLinks.title} text={factsLinks.about} />
    </div>
  )
}
