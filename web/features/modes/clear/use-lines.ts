import { clearTexts as texts } from '#content/modes/clear.ts'
import { askForLastingStorage } from '#web/lib/lasting-storage.ts'
import { onlyHereKeys } from '#web/lib/only-here.ts'
import { useStoredState } from '#web/lib/stored-state.ts'
import { toast } from '#web/ui/toast.ts'
import type { Line } from './lines.ts'

/** What to make of her lines as they are by then; answers whether that could be kept. */
export type ChangeLines = (change: (now: Line[]) => Line[]) => boolean

/** Her lines, which this phone alone has. Where it cannot keep them she is told. */
export function useLines(): [readonly Line[], ChangeLines] {
  const [lines, change] = useStoredState<Line[]>(onlyHereKeys.clear, [])
  return [
    lines,
    (next) => {
      const isKept = change(next)
      if (isKept) void askForLastingStorage()
      else toast({ ...texts.notKept, variant: 'destructive' })
      return isKept
    },
  ]
}
