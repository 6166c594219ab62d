import { useEffect, useRef } from 'react'
import { ProgressSteps } from '#web/ui/progress-steps.tsx'

/** How far she is and what this step asks. A new step starts at the top, with the focus on its heading. */
export function StepHeading({ step, title }: { step: number; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="grid gap-4">
      <ProgressSteps step={step} of={4} />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
    </div>
  )
}
