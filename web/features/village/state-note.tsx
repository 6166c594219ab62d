import { useQuery } from '@tanstack/react-query'
import { villageTexts } from '#content/village/texts.ts'
import { useDayText } from '#web/member/use-day-text.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { standingQuery } from './api.ts'

/** Says so while nothing can be written, or read, in the Village. */
export function StateNote() {
  const dayText = useDayText()
  const { data } = useQuery(standingQuery)
  const state = data?.state ?? 'open'
  if (data?.paused && state === 'open') {
    const { title, text, until } = villageTexts.paused
    return (
      <Banner title={title}>
        {text} {data.paused.until && until(dayText(data.paused.until))}{' '}
        <AppLink to={paths.villageMine()} className="font-bold underline">
          {villageTexts.mine}
        </AppLink>
      </Banner>
    )
  }
  if (state === 'open') return null
  const { title, text } = villageTexts.states[state]
  return <Banner title={title}>{text}</Banner>
}
