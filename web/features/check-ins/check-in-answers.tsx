import { Heart } from 'lucide-react'
import { heartQuestions, levelLabels } from '#content/check-ins.ts'
import { type Answers, writtenAnswers } from '#contract/check-ins.ts'
import { hearts } from '#contract/hearts.ts'

/** A check-in as she told it: the hearts, then her words; in short no more than two lines of each. */
export function CheckInAnswers({ answers, isShort = false }: { answers: Answers; isShort?: boolean }) {
  const rated = hearts.filter((heart) => answers.responses[heart] > 0)
  return (
    <div className="grid gap-2 text-sm">
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {rated.map((name) => (
          <div key={name} className="flex items-center gap-1.5">
            <dt className="font-semibold">{heartQuestions[name]}</dt>
            <dd className="flex items-center gap-1 text-muted">
              <Heart aria-hidden className="size-4 fill-current text-brand" />
              {answers.responses[name]} · {levelLabels[name][answers.responses[name] - 1]}
            </dd>
          </div>
        ))}
      </dl>
      {answeredQuestions(answers).map(({ asked, answer }) => (
        <p key={asked} dir="auto" className="wrap-anywhere">
          <span className="block text-muted">{asked}</span>
          <span className={isShort ? 'line-clamp-2' : 'whitespace-pre-line'}>{answer}</span>
        </p>
      ))}
    </div>
  )
}

/** What she wrote beside the hearts; what was left blank is left out. */
function answeredQuestions(answers: Answers): { asked: string; answer: string }[] {
  const asked =
    answers.type === 'daily' ? [answers.responses.prompt] : ['Hardest', 'What gave energy', 'Next week']
  return writtenAnswers(answers)
    .map((answer, at) => ({ asked: asked[at] ?? '', answer }))
    .filter(({ answer }) => answer.trim() !== '')
}
