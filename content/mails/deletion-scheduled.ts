import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

/** The mail that says when her account goes, such as 'Saturday 28 November', and how to keep it. */
export function deletionScheduledMail(url: string, on: string): MailContent {
  return {
    subject: `Your ${productName} account will be deleted`,
    paragraphs: [
      'Hi,',
      `You asked us to delete your account. On ${on} we will delete it, with everything in it. You will not be charged again, and we will not send you reminders.`,
      'If you change your mind before then, sign in and choose to keep it:',
    ],
    action: { label: 'Keep my account', url },
    afterwards: [
      'If you do want it gone, there is nothing more to do. Take care of yourself.',
      'If you did not ask for this, please sign in, keep the account and choose a new password.',
    ],
  }
}
