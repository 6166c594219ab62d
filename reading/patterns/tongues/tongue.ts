/**
 * A wish to die, or to kill herself, in one language. `wishes` and `plans` are phrases, in its own letters and as it is typed in Latin ones;
 * in languages that part words by spaces a phrase stands for whole words. With a word of `unlessAfter` just before it, or one of
 * `unlessBefore` just behind it, it means something else: that she does not, or that she is dying of laughter.
 */
export interface Tongue {
  name: string
  wishes: readonly string[]
  plans: readonly string[]
  unlessAfter: readonly string[]
  unlessBefore?: readonly string[]
  /** Words are written without spaces between them. */
  isUnspaced?: true
}
