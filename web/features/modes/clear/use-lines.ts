import { places, clearTexts as texts } from '#content/modes/clear.ts'
import { asText, type Parse } from '#web/lib/device/parse.ts'
import { asList, asOneOf, asPartial } from '#web/lib/device/parse-combinators.ts'
import { requestPersistentStorage } from '#web/lib/device/persistent-storage.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { toast } from '#web/ui/toast.ts'
import { draftKeys } from '../draft-keys.ts'
import type { Line } from './lines.ts'

/** What to make of her lines as they are by then; answers whether that could be kept. */
export type ChangeLines = (change: (now: Line[]) => Line[]) => boolean

/** A line whose place is not known is to be sorted again. */
const readLine: Parse<Line> = (stored) => {
  const line = asPartial<Line>({ id: asText, text: asText, place: asOneOf(places.map(({ id }) => id)) })(
    stored,
  )
  return line?.id && line.text ? { id: line.id, text: line.text, place: line.place ?? null } : undefined
}
const readLines = asList(readLine)

/** Her lines, which this phone alone has. Where it cannot keep them she is told. */
export function useLines(): [readonly Line[], ChangeLines] {
  const [lines, change] = useStoredState(draftKeys.clear, [], readLines)
  return [
    lines,
    (next) => {
      const isKept = change(next)
      if (isKept) void requestPersistentStorage()
      else toast({ ...texts.notKept, variant: 'destructive' })
      return isKept
    },
  ]
}
