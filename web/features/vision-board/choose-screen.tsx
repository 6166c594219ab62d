import { Compass, Footprints, Sunrise } from 'lucide-react'
import { templates } from '#content/vision-board/templates.ts'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { boardKinds } from '#contract/vision-board.ts'
import { paths } from '#web/paths.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const icons = { rediscovery: Compass, goals: Footprints, manifest: Sunrise }

/** The three kinds of board. Choosing one changes what her board is, and nothing on it. */
export function ChooseScreen() {
  return (
    <div className="grid gap-5">
      <PageHeader title={texts.choose} backTo={paths.mode('rediscover')} backLabel={texts.chooseBack} />
      <p>{texts.chooseAbout}</p>
      <ul className="grid gap-4">
        {boardKinds.map((kind) => (
          <li key={kind}>
            <LinkRow
              to={paths.visionBoard({ template: kind })}
              icon={icons[kind]}
              title={templates[kind].name}
              text={templates[kind].about}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
