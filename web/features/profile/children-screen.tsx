import { Baby } from 'lucide-react'
import { useState } from 'react'
import { lossTexts } from '#content/loss/texts.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import type { Child } from '#contract/profile.ts'
import { calm, gravestNotice, type SafetyNotice } from '#contract/safety.ts'
import { useActiveChildId } from '#web/children/active-child.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useMember, useProfile } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { SafetyNoticeAtTop } from '#web/safety/safety-notice-at-top.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { ChildCard } from './child-card.tsx'
import { ChildEditor } from './child-editor.tsx'

/** Account -> Children: all that is known of each child, to add to, change and remove. */
export function ChildrenScreen() {
  const { data, error, isFetching, refetch } = useProfile()
  return (
    <div className="grid gap-5">
      <PageHeader title="Children" backTo={paths.account()} backLabel="Back to Account" />
      {data ? (
        <Children all={data.children} />
      ) : error ? (
        <ErrorState message={loadFailureText('your children', error)} busy={isFetching} onRetry={refetch} />
      ) : (
        <LoadingCards count={2} label="Loading your children…" />
      )}
    </div>
  )
}

/** The id of the child on show as a form; 'new' for one to come. */
type Editing = string | null

function Children({ all }: { all: Child[] }) {
  const [editing, setEditing] = useState<Editing>(null)
  const [notice, setNotice] = useState(calm)
  const { isLossMode } = useMember()
  const withTools = isLossMode ? [] : all.filter(({ died_on }) => !died_on)
  const edit = {
    onClose: () => setEditing(null),
    onSaved: (safety: SafetyNotice) => setNotice((shown) => gravestNotice(safety, shown)),
  }
  return (
    <>
      <SafetyNoticeAtTop notice={notice} surface="profile" onChange={setNotice} />
      {withTools.length > 1 && <ActiveChild all={withTools} />}
      {isLossMode && (
        <Banner
          action={
            <AppLink to={paths.loss()} className="font-bold underline">
              {lossTexts.seeLoss}
            </AppLink>
          }
        >
          {lossTexts.resting}
        </Banner>
      )}
      {all.length === 0 && editing === null && (
        <EmptyState icon={<Baby className="size-8" />} title="No children here yet">
          Add a child and tips and nap times fit better.
        </EmptyState>
      )}
      <ul aria-label="Your children" className="grid gap-4 empty:hidden">
        {all.map((child) => (
          <ListRow key={child.id} at={child.id}>
            {editing === child.id ? (
              <ChildEditor child={child} {...edit} />
            ) : (
              <ChildCard child={child} onEdit={() => setEditing(child.id)} />
            )}
          </ListRow>
        ))}
      </ul>
      {editing === 'new' ? (
        <ChildEditor {...edit} />
      ) : all.length < limits.childrenMax ? (
        <Button variant={all.length === 0 ? 'primary' : 'secondary'} onClick={() => setEditing('new')}>
          Add child
        </Button>
      ) : (
        <p>{fieldTexts.childrenFull}</p>
      )}
    </>
  )
}

/** Which child the tools begin with; the first one until she chooses. */
function ActiveChild({ all }: { all: Child[] }) {
  const [activeId, choose] = useActiveChildId()
  return (
    <Card>
      <ChoiceGroup
        legend="Start with"
        hint="Tools like nap times open on this child."
        choices={all.map(({ id, name }) => ({ value: id, label: name }))}
        value={(all.find(({ id }) => id === activeId) ?? all[0])?.id}
        onChange={choose}
      />
    </Card>
  )
}
