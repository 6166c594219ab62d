import type { LegalPage } from '#content/legal/legal-page.ts'
import { productName } from '#contract/limits.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** A page of plain words, the same for members and visitors. */
export function LegalScreen({ page }: { page: LegalPage }) {
  return (
    <div className="grid gap-5">
      <PageHeader title={page.title} />
      <div className="grid gap-3">
        {page.intro.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {page.sections.map(({ heading, paragraphs = [], points = [] }, index) => (
        <Card key={heading} aria-labelledby={`part-${index}`} className="grid gap-3">
          <h2 id={`part-${index}`} className="text-lg">
            {heading}
          </h2>
          {points.length > 0 && (
            <ul className="grid list-disc gap-2 pl-5">
              {points.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Card>
      ))}
      <p className="text-muted text-sm">
        {productName} · changed on {format.format(new Date(page.changedOn))}
      </p>
    </div>
  )
}
