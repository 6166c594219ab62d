import { boardTexts as texts } from '#content/vision-board/texts.ts'

/** What stands on a board that nothing is on yet. */
export function EmptyBoard() {
  return (
    <div className="grid gap-1 rounded-2xl bg-card px-4 py-10 text-center">
      <p className="font-bold text-lg">{texts.emptyTitle}</p>
      <p className="text-muted">{texts.empty}</p>
    </div>
  )
}
