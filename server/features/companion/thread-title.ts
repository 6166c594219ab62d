import { cut } from '#contract/cut.ts'
import { limits } from '#contract/limits.ts'

/** A chat's title: what she said first, capitalised, at most sixty characters. */
export function threadTitle(firstMessage: string): string {
  const line = firstMessage.trim().replace(/\s+/g, ' ')
  return cut(line.charAt(0).toLocaleUpperCase('en-AU') + line.slice(1), limits.threadTitle)
}
