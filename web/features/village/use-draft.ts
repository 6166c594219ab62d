import { useState } from 'react'
import { asForm } from '#web/lib/device/parse-combinators.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { draftPrefix } from './draft-keys.ts'

/** Where the phone keeps a post or a reply that she is changing. */
export const editKey = (id: string) => `${draftPrefix}edit:${id}`

/** Where it keeps what she is answering to a post. */
export const replyDraftKey = (postId: string) => `${draftPrefix}reply:${postId}`

interface Words {
  content: string
}

/** How each kind of draft is read back; the same function at each call, as `useStoredState` asks. */
export const draftParser =
  <T extends Words>(empty: T) =>
  (stored: unknown): T | undefined =>
    stored === undefined ? undefined : asForm(empty)(stored)

/**
 * What she is writing, kept on the phone from its first word on. What she chose beside the words is kept with them, and until there are any
 * on the screen alone.
 * @param begin what stands there where the phone keeps nothing
 */
export function useDraft<T extends Words>(
  key: string,
  parse: (stored: unknown) => T | undefined,
  begin: () => T,
) {
  const [blank, setBlank] = useState(begin)
  const [stored, setStored] = useStoredState<T, undefined>(key, undefined, parse)
  return {
    draft: stored ?? blank,
    put(next: T) {
      setBlank({ ...next, content: '' })
      setStored(next.content.trim() === '' ? undefined : next)
    },
    /** Begins anew. */
    clear() {
      setBlank(begin())
      setStored(undefined)
    },
  }
}
