import { Phone } from 'lucide-react'
import { useId } from 'react'
import { type Helpline, helplines } from '#content/helplines.ts'
import { otherLanguage } from '#content/safety/other-language.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** The honest word for a text in another language, and whom she can talk to in her own. It is read out when it appears. */
export function OtherLanguage() {
  const titleId = useId()
  const lines: Helpline[] = otherLanguage.helplines.map((id) => helplines[id])
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3 text-ink"
    >
      <div role="status" className="grid gap-2">
        <h2 id={titleId} className="text-base">
          {otherLanguage.title}
        </h2>
        <p>{otherLanguage.message}</p>
        <p>{otherLanguage.interpreter}</p>
        <p>{otherLanguage.danger}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {lines.map(({ id, name, phone, tel }) => (
          <li key={id} className="grid flex-[1_1_9rem]">
            <a href={tel} className={buttonClass(id === 'emergency' ? 'danger' : 'secondary', 'sm')}>
              <Phone aria-hidden className="size-4.5 shrink-0" />
              <span>
                <span className="block">{name}</span>
                <span className="block">{phone}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
