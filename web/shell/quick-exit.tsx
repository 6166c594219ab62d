/** Where a quick exit leads: a page that anybody may have open. */
const elsewhere = 'https://www.bom.gov.au/'

/** The screen is emptied at once, then this step in the history becomes the weather. Coming back starts afresh. */
function leave() {
  document.body.hidden = true
  document.title = 'Weather'
  addEventListener('pageshow', () => location.reload())
  location.replace(elsewhere)
}

/** Away from here in one tap, for whoever is not alone. */
export function QuickExit() {
  return (
    <button
      type="button"
      aria-label="Quick exit: leave this site"
      className="min-h-11 shrink-0 rounded-full px-1.5 font-bold text-muted text-sm"
      onClick={leave}
    >
      Exit
    </button>
  )
}
