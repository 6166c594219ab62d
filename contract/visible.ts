/**
 * Whether anything of a text can be seen: not if all of it is space and characters without a shape, such as zero-width
 * spaces and soft hyphens (DI: default ignorable). Within a text those may be needed, as they are in emoji and in Persian.
 */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{DI}\u2800]/u.test(text)
}
