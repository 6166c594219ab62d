import { asText } from '#web/lib/device/parse.ts'
import { asList } from '#web/lib/device/parse-combinators.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { formerWordsKey, keptWordsKey } from './draft.ts'

/** The words that she picked in an older app are what the exercise begins with. */
export function migrateWords(): void {
  const former = readStored(formerWordsKey, asList(asText))
  if (former === undefined) return
  if (former.length > 0) writeStored(keptWordsKey, former)
  writeStored(formerWordsKey, undefined)
}
