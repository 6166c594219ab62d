import { Images } from 'lucide-react'
import { boardTexts } from '#content/vision-board/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkRow } from '#web/ui/link-row.tsx'

/** The way to her vision board, which goes with the programme. */
export function BoardLink() {
  return (
    <LinkRow
      to={paths.visionBoard()}
      icon={Images}
      title={boardTexts.boardLink}
      text={boardTexts.boardLinkAbout}
    />
  )
}
