import { createRoot } from 'react-dom/client'
import * as factors from '#contract/factors.ts'
import { call } from '#web/lib/api/call.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

let asking: Promise<boolean> | undefined

/**
 * Asks her, over whatever is on the screen, to prove that it is her. Answers false where she would rather not.
 * Calls that need it at the same moment share one question.
 */
export function askToStepUp(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<boolean> {
  const way = await call(factors.getStepUp, {})
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const isProven = await new Promise<boolean>((resolve) => {
    root.render(<StepUpDialog way={way} onEnd={resolve} />)
  })
  root.unmount()
  place.remove()
  return isProven
}
