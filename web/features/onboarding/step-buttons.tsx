import { Button } from '#web/ui/button.tsx'

interface StepButtonsProps {
  onBack?: () => void
  label?: string
  busy?: boolean
  busyLabel?: string
}

/** Back and Next. Next submits the form that they stand in. */
export function StepButtons({ onBack, label = 'Next', busy = false, busyLabel = label }: StepButtonsProps) {
  return (
    <div className="flex gap-3">
      {onBack && (
        <Button variant="secondary" className="flex-1" onClick={onBack}>
          Back
        </Button>
      )}
      <Button type="submit" className="flex-2" busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
    </div>
  )
}
