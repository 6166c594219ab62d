import { type Helpline, helplines } from '#content/helplines.ts'
import { noScriptTexts } from '#content/no-scripts.ts'
import { buttonClass } from '#web/ui/button-class.ts'

const nearest: Helpline[] = [helplines.emergency, helplines.lifeline]

/** What any address of the app shows where no script runs: SOS is one of them, so who answers comes first. */
export function NoScripts() {
  return (
    <noscript>
      <main className="mx-auto grid w-full max-w-sm gap-4 px-[min(1rem,5vw)] py-6">
        <h1 className="text-2xl">SOS</h1>
        <p>{noScriptTexts.lead}</p>
        {nearest.map((line) => (
          <a
            key={line.id}
            href={line.tel}
            className={buttonClass(line.id === 'emergency' ? 'danger' : 'secondary')}
          >
            {line.name} {line.phone}
          </a>
        ))}
        <p className="text-muted">{noScriptTexts.why}</p>
      </main>
    </noscript>
  )
}
