import type { Child } from '#contract/profile.ts'
import { Card } from '#web/ui/card.tsx'

const birthdateFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** Her children, to read. */
export function KidsList({ kids }: { kids: Child[] }) {
  if (kids.length === 0) return null
  return (
    <Card aria-labelledby="kids" className="grid gap-3">
      <h2 id="kids" className="text-lg">
        Kids
      </h2>
      <ul className="grid gap-3">
        {kids.map((kid) => (
          <li key={kid.id}>
            <p className="font-bold">{kid.name}</p>
            {kid.birthdate && (
              <p className="text-muted text-sm">Born {birthdateFormat.format(new Date(kid.birthdate))}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
