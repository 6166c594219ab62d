import { CallError } from '#web/lib/call.ts'

/**
 * What a member reads of a failure: the server's own words, `wordless` where it refused without any, and
 * `unknown` where it was no refusal at all.
 */
export function failureText(error: unknown, wordless: string, unknown = wordless): string {
  if (!(error instanceof CallError)) return unknown
  return error.message === `HTTP ${error.status}` ? wordless : error.message
}
