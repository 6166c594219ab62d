import { randomInt } from 'node:crypto'
import { aliasQualities, aliasThings } from '#content/village/aliases.ts'

/** How many are offered: the first that nobody in the thread has is taken. */
const offered = 12

/** Aliases at random, so that one says nothing about the member, the time or another thread. */
export const randomAliases = (): string[] =>
  Array.from(
    { length: offered },
    () => `${aliasQualities[randomInt(aliasQualities.length)]} ${aliasThings[randomInt(aliasThings.length)]}`,
  )
