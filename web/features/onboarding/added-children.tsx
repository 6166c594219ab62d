import { X } from 'lucide-react'
import type { ChildInput } from '#contract/profile.ts'
import { bornText } from '#web/children/born-text.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface AddedChildrenProps {
  added: ChildInput[]
  onRemove: (child: ChildInput) => void
}

/** The children on the list, each with a way off it. */
export function AddedChildren({ added, onRemove }: AddedChildrenProps) {
  return (
    <ul aria-label="Added children" className="grid gap-3 empty:hidden">
      {added.map((child) => (
        <li key={child.id}>
          <Card className="flex items-center gap-3">
            <div className="min-w-0 flex-1">
              <p className="font-bold">{child.name}</p>
              <p className="text-muted text-sm">{bornText(child.birthdate)}</p>
            </div>
            <IconButton label={`Remove ${child.name}`} onClick={() => onRemove(child)}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </Card>
        </li>
      ))}
    </ul>
  )
}
