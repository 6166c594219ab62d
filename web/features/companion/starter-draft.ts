import { isStarter } from '#content/companion/starters.ts'

/** What stands in the message box after she picked a line: words of her own stay, a line picked before makes way. */
export function draftWith(line: string, draft: string | undefined): string {
  const kept = draft?.trim() ?? ''
  return kept === '' || isStarter(kept) ? line : `${kept}\n${line}`
}
