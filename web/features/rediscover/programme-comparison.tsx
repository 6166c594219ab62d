import { exerciseTexts } from '#content/rediscover/exercises.ts'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import type { WholeSession } from '#contract/rediscover.ts'
import { exerciseIds } from '#contract/rediscover-exercises.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { AnswerView } from './answer-view.tsx'
import { useSessionDay } from './use-session-day.ts'

const answerIn = ({ entries }: WholeSession, exercise: string) =>
  entries.find(({ prompt_id }) => prompt_id === exercise)?.response

const whenOf = ({ session }: WholeSession) => session.completed_at ?? session.created_at

/** Two programmes of hers side by side, an exercise at a time: who she was, who she is. */
export function ProgrammeComparison({ two }: { two: [WholeSession, WholeSession] }) {
  const [then, now] = two.toSorted((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1)) as typeof two
  const day = useSessionDay()
  const both = exerciseIds.filter(
    (exercise) => answerIn(now, exercise)?.data || answerIn(then, exercise)?.data,
  )
  const sides = [then, now].map((whole) => ({
    whole,
    label: day(whole.session, { day: 'numeric', month: 'short', year: 'numeric' }),
  }))
  return (
    <>
      <h2 className="text-center text-2xl">{texts.compareTitle(day(then.session, { month: 'long' }))}</h2>
      {both.map((exercise) => (
        <Card key={exercise} aria-labelledby={`compare-${exercise}`} className="grid gap-3">
          <h3 id={`compare-${exercise}`} className="font-bold text-muted text-sm">
            {exerciseTexts[exercise].title}
          </h3>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
            {sides.map(({ whole, label }) => (
              <div
                key={whole.session.id}
                className="grid content-start gap-1.5 border-accent border-t-4 pt-2"
              >
                <p className="text-muted text-sm">{label}</p>
                <AnswerView response={answerIn(whole, exercise)} />
              </div>
            ))}
          </div>
        </Card>
      ))}
      <AppLink to={paths.rediscoverPast(now.session.id)} className={buttonClass('secondary')}>
        {texts.alone}
      </AppLink>
    </>
  )
}
