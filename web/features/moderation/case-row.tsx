import { caseTexts as texts } from '#content/moderation/texts.ts'
import type { ModerationCase } from '#contract/cases.ts'
import { useDateTimeLabel } from '#web/member/use-date-time-label.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { CaseMarks } from './case-marks.tsx'

/** A case in the list: why it is here, how it begins, and the way to it. */
export function CaseRow({ moderationCase }: { moderationCase: ModerationCase }) {
  const label = useDateTimeLabel()
  const { closed_at, is_shown } = moderationCase
  return (
    <AppLink
      to={paths.moderate(moderationCase.id)}
      className={`${cardClass({ padding: 'sm', pressable: true })} grid gap-2`}
    >
      <CaseMarks moderationCase={moderationCase} />
      <p dir="auto" className="wrap-anywhere line-clamp-4 overflow-clip whitespace-pre-line">
        {moderationCase.content}
      </p>
      <p className="wrap-anywhere text-muted text-sm">
        {texts.by(moderationCase.label, moderationCase.person)} · {moderationCase.topic}
      </p>
      <p className="text-muted text-sm">
        {closed_at
          ? `${texts.decidedAt(label(closed_at))}. ${is_shown ? texts.shown : texts.hidden}`
          : texts.since(label(moderationCase.opened_at))}
      </p>
    </AppLink>
  )
}
