import { paths } from '#web/paths.ts'

/** The way to what anybody may read about her rights. Plain links, so that it works on a page without scripts. */
export function LegalLinks() {
  return (
    <p className="flex flex-wrap justify-center gap-x-6 text-muted text-sm">
      <a href={paths.privacyPage()} className="inline-flex min-h-11 items-center underline">
        Privacy
      </a>
      <a href={paths.terms()} className="inline-flex min-h-11 items-center underline">
        Terms
      </a>
    </p>
  )
}
