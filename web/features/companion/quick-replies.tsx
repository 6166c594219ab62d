import { Button } from '#web/ui/button.tsx'
import { useSettled } from '#web/ui/use-settled.ts'

interface QuickRepliesProps {
  of: { id: string; options: readonly string[] }
  /** The message that was the last when she came here. */
  atArrival: string | undefined
  onChoose: (option: string) => void
}

/** They may come up where she has just tapped one. */
export function QuickReplies({ of: { id, options }, atArrival, onChoose }: QuickRepliesProps) {
  const isSeen = useSettled(id, atArrival)
  return (
    <ul aria-label="Quick replies" className="flex flex-wrap gap-2">
      {options.map((option) => (
        <li key={option}>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={!isSeen || undefined}
            onClick={() => isSeen && onChoose(option)}
          >
            {option}
          </Button>
        </li>
      ))}
    </ul>
  )
}
