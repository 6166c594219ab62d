import { type FormEvent, useRef, useState } from 'react'
import { lossTexts } from '#content/loss/texts.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import type { ChildInput } from '#contract/profile.ts'
import { type ChildForm, emptyChild, isStarted } from '#web/children/child-form.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { AddChild } from './add-child.tsx'
import { AddedChildren } from './added-children.tsx'
import type { Draft } from './draft.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHeading } from './step-heading.tsx'

interface ChildrenStepProps {
  /** The children added so far. */
  added: ChildInput[]
  /** The one that is being written. */
  child: ChildForm
  onChange: (part: Partial<Draft>) => void
  onBack: () => void
  onNext: () => void
}

/** Step 3: her children, none or several. */
export function ChildrenStep({ added, child, onChange, onBack, onNext }: ChildrenStepProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [news, setNews] = useState('')
  const area = useRef<HTMLDivElement>(null)

  /** Says what became of the list, and shows it. */
  function tell(what: string) {
    setNews(what)
    area.current?.focus({ preventScroll: true })
    area.current?.scrollIntoView({ block: 'start' })
  }

  function add(next: ChildInput) {
    onChange({ children: [...added, next], child: emptyChild })
    tell(`${next.name} is on the list.`)
  }

  function remove(gone: ChildInput) {
    onChange({ children: added.filter(({ id }) => id !== gone.id) })
    tell(`${gone.name} was removed.`)
  }

  function goOn(event: FormEvent) {
    event.preventDefault()
    if (isStarted(child)) setIsAsking(true)
    else onNext()
  }

  return (
    <div className="grid gap-5">
      <StepHeading step={3} title="Add your children" />
      <p className="text-muted">You can edit this later in Account → Children.</p>
      <p className="text-muted text-sm">{lossTexts.inOnboarding}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold the form of a child */}
      <div
        ref={area}
        role="group"
        aria-label="Your children"
        tabIndex={-1}
        className="grid gap-5 outline-none"
      >
        <AddedChildren added={added} onRemove={remove} />
        <p role="status" className="sr-only">
          {news}
        </p>
        {added.length < limits.childrenMax ? (
          <AddChild child={child} onChange={(next) => onChange({ child: next })} onAdd={add} />
        ) : (
          <p>{fieldTexts.childrenFull}</p>
        )}
      </div>
      <form onSubmit={goOn}>
        <StepButtons onBack={onBack} />
      </form>
      <ConfirmDialog
        open={isAsking}
        title="Leave this child out?"
        description="You've begun to add a child, but they are not on your list yet."
        cancelLabel="Keep editing"
        confirmLabel="Leave out"
        variant="primary"
        onCancel={() => setIsAsking(false)}
        onConfirm={onNext}
      />
    </div>
  )
}
