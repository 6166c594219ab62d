import { caseTexts as texts } from '#content/moderation/texts.ts'
import type { ModerationCase } from '#contract/cases.ts'

const look = 'rounded-full px-2.5 py-0.5 font-bold text-sm'

/** What a moderator sees of a case at a glance. */
export function CaseMarks({ moderationCase }: { moderationCase: ModerationCase }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      {moderationCase.is_urgent && (
        <span className={`${look} bg-danger-soft text-on-danger-soft`}>{texts.urgent}</span>
      )}
      <span className={`${look} bg-accent-soft text-on-accent`}>{texts.kinds[moderationCase.kind]}</span>
      {moderationCase.appeal && (
        <span className={`${look} bg-accent-soft text-on-accent`}>{texts.appealed}</span>
      )}
    </p>
  )
}
