import { limits } from '#contract/limits.ts'
import { truncate } from '#contract/truncate.ts'

/** A chat's title: what was said first, as one line without the bullets of a list, capitalised, at most sixty characters. */
export function threadTitle(firstMessage: string): string {
  const line = firstMessage.replace(/[\s•]+/g, ' ').trim() || firstMessage.trim()
  return truncate(line.charAt(0).toLocaleUpperCase('en-AU') + line.slice(1), limits.threadTitle)
}

const wordless = 'A chat'

/** What a chat is called of which only replies are left: nothing that they say back of words that are gone. */
export function titleOfReply(reply: string): string {
  const own = reply.split(/(?<=[.!?\n])/).filter((sentence) => !/[“”]/.test(sentence))
  return threadTitle(own.join('').trim() || wordless)
}
