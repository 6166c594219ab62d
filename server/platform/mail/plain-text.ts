import type { MailContent } from '#content/mails/mail-content.ts'
import { productName } from '#contract/limits.ts'

/** The mail as plain text: paragraphs, the bare address to open, and the product's name below. */
export function renderPlainText({ paragraphs, action, afterwards = [] }: MailContent): string {
  return [...paragraphs, ...(action ? [action.url] : []), ...afterwards, productName].join('\n\n')
}
