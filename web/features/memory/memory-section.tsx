import { useRef } from 'react'
import { memorySections, memoryTexts } from '#content/memory/texts.ts'
import type { MemoryLine, MemorySource } from '#contract/memory.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { useSwitchLine } from './api.ts'
import { OwnLine } from './own-line.tsx'
import { sourcePath } from './source-path.ts'

interface MemorySectionProps {
  source: MemorySource
  lines: readonly MemoryLine[]
  /** What was made of words that she wrote. */
  onRead: (safety: SafetyNotice) => void
}

/** The lines of one source. What she keeps elsewhere is switched here, and changed there. */
export function MemorySection({ source, lines, onRead }: MemorySectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useFocusFallback(heading)
  const { title, about } = memorySections[source]
  return (
    <Card ref={card} aria-labelledby={`memory-${source}`} className="grid gap-3">
      <div>
        <h2 id={`memory-${source}`} ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        {about && <p className="text-muted text-sm">{about}</p>}
      </div>
      <ul className="grid divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="py-1">
            {line.line_id ? (
              <OwnLine line={line} id={line.line_id} onRead={onRead} />
            ) : (
              <SwitchedLine line={line} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A line of what she keeps elsewhere: told while it is ticked, and a way to where she changes or deletes it. */
function SwitchedLine({ line }: { line: MemoryLine }) {
  const to = sourcePath(line)
  const { open } = memorySections[line.source]
  return (
    <>
      <Ticked line={line} />
      {to && (
        <AppLink
          to={to}
          aria-label={`${open}: ${line.text}`}
          className={`${buttonClass('quiet', 'sm')} -ml-3`}
        >
          {open}
        </AppLink>
      )}
    </>
  )
}

function Ticked({ line }: { line: MemoryLine }) {
  const save = useSwitchLine()
  if (line.held)
    return (
      <div className="py-1.5">
        <p className="wrap-anywhere">{line.text}</p>
        <p className="text-muted text-sm">{memoryTexts.held[line.held]}</p>
      </div>
    )
  return (
    <Checkbox
      label={<span className="font-normal">{line.text}</span>}
      checked={line.is_on}
      onChange={(event) =>
        save.mutate(
          { key: line.key, is_on: event.target.checked },
          { onError: (error) => toast({ title: error.message, variant: 'destructive' }) },
        )
      }
    />
  )
}
