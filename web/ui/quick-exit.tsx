import type { MouseEvent } from 'react'

/** Where a quick exit leads: a page that anybody may have open. */
const elsewhere = 'https://www.bom.gov.au/'

/** The screen is emptied at once, then this step in the history becomes the weather. Coming back starts afresh. */
function leave(event: MouseEvent) {
  event.preventDefault()
  document.body.hidden = true
  document.title = 'Weather'
  addEventListener('pageshow', () => location.reload())
  // The page that follows may be long in coming; what is done as this one is left is done now.
  dispatchEvent(new Event('pagehide'))
  location.replace(elsewhere)
}

interface QuickExitProps {
  /** On a ground that is the same in both themes, the ink that goes with it. */
  ink?: string
}

/** Away from here in one tap, for whoever is not alone. A link, so that it leads away before any script has run. */
export function QuickExit({ ink = 'text-muted' }: QuickExitProps) {
  return (
    <a
      href={elsewhere}
      aria-label="Quick exit: leave this site"
      className={`inline-flex min-h-11 items-center shrink-0 rounded-full px-1.5 font-bold text-sm ${ink}`}
      onClick={leave}
    >
      Exit
    </a>
  )
}
