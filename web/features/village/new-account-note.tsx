import { newAccountText } from '#content/village/texts.ts'

/** From so few on she is told how many are left. */
const few = 2

/** How much more she may write while that is limited, once it is little; nothing where it does not count. */
export function NewAccountNote({ left, what }: { left: number | undefined; what: 'posts' | 'replies' }) {
  return left === undefined || left > few ? null : (
    <p className="text-muted text-sm">{newAccountText[what](left)}</p>
  )
}
