import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

/** The mail that brings a link for a new password. */
export function resetPasswordMail(url: string): MailContent {
  return {
    subject: `Choose a new password for ${productName}`,
    paragraphs: [
      'Hi,',
      `Someone asked for a new password for this ${productName} account. If it was you, open this link within an hour:`,
    ],
    action: { label: 'Choose a new password', url },
    afterwards: ['If it was not you, you can leave this mail alone. Your password stays as it is.'],
  }
}
