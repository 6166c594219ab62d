import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

/** To a moderator: that something cannot wait, with not a word of it. */
export function urgentCaseMail(url: string): MailContent {
  return {
    subject: `${productName}: something needs a person soon`,
    paragraphs: [
      'Hi,',
      'Something in the Village came to the moderators that may be about somebody’s safety. Please look as soon as you can.',
    ],
    action: { label: 'Open the cases', url },
    afterwards: ['This mail holds nothing of what was written.'],
  }
}
