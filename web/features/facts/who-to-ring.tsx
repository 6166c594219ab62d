import { stateLines } from '#content/facts/advice-lines.ts'
import { lineOf, people } from '#content/facts/callees.ts'
import type { Fact } from '#content/facts/fact.ts'
import { factsTexts as texts } from '#content/facts/texts.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { HelplineRow } from '#web/safety/helpline-list.tsx'

type Ring = Fact['ring']

/** Nurses for any question. */
const anyQuestion: Ring = [
  { call: 'healthdirect', when: 'A registered nurse, for you or your child.' },
  { call: 'pregnancy-birth-baby', when: 'A maternal child health nurse, from pregnancy to five years.' },
]

/** Whom to ring about this, and when, in the order of the answer; below, the child health lines of each state. */
export function WhoToRing({ ring = anyQuestion }: { ring?: Ring }) {
  const now = useNow()
  return (
    <section aria-labelledby="who-to-ring" className="grid gap-3">
      <h2 id="who-to-ring" className="text-lg">
        {texts.whoToRing}
      </h2>
      <ul className="grid gap-2.5">
        {ring.map(({ call, when }) => {
          const line = lineOf(call)
          if (line) return <HelplineRow key={call} line={line} now={now} why={when} />
          return (
            <li key={call} className="rounded-2xl border border-line bg-card p-4">
              <p className="font-bold">{people[call as keyof typeof people]}</p>
              <p className="text-muted text-sm">{when}</p>
            </li>
          )
        })}
      </ul>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.stateLines}</summary>
        <ul className="grid gap-2.5 pt-2">
          {stateLines.map((line) => (
            <HelplineRow key={line.id} line={line} now={now} />
          ))}
        </ul>
      </details>
    </section>
  )
}
