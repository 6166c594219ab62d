import { classes } from './classes.ts'

interface ProgressStepsProps {
  /** Counted from 1. */
  step: number
  of: number
}

/** 'Step 2 of 4', in words and as a row of bars. */
export function ProgressSteps({ step, of }: ProgressStepsProps) {
  return (
    <div className="grid gap-2">
      <p className="font-bold text-muted text-sm">
        Step {step} of {of}
      </p>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span
            // The bars never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            className={classes(
              'h-1.5 flex-1 rounded-full transition-colors duration-300',
              index < step ? 'bg-primary' : 'bg-accent',
            )}
          />
        ))}
      </div>
    </div>
  )
}
