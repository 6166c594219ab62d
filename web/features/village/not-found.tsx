import { MapPinned } from 'lucide-react'
import { villageTexts } from '#content/village/texts.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** A section or a post that there is not, and the way to all the others. */
export function NotFound({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-4">
      <PageHeader
        title={villageTexts.title}
        backTo={paths.village()}
        backLabel={villageTexts.backToVillage}
      />
      <div role="alert">
        <EmptyState
          icon={<MapPinned className="size-7" />}
          title={title}
          action={
            <AppLink replace to={paths.village()} className={buttonClass()}>
              {villageTexts.allTopics}
            </AppLink>
          }
        >
          {text}
        </EmptyState>
      </div>
    </div>
  )
}
