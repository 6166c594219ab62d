import { loadFailureTexts } from '#content/load-failure.ts'
import { CallError, isOutage, UnexplainedError } from './call.ts'

/**
 * What a member reads of a failure: the server's own words, `wordless` where it refused without any, and
 * `unknown` where it was no refusal at all.
 */
export function failureText(error: unknown, wordless: string, unknown = wordless): string {
  if (!(error instanceof CallError)) return unknown
  return error instanceof UnexplainedError ? wordless : error.message
}

/**
 * What she reads where something of a screen could not be read: what it is, and why only where that is a refusal in the
 * server's own words. @param what such as 'your saved chats'
 */
export function loadFailureText(what: string, error: unknown): string {
  if (error instanceof CallError && error.code === 'offline') return loadFailureTexts.offline(what)
  return failureText(isOutage(error) ? undefined : error, loadFailureTexts.failed(what))
}
