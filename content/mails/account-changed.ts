import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

const notYou =
  'If it was not you, choose a new password with this link. It signs out every browser that is still signed in:'

/** Tells her that her password is another now. */
export function passwordChangedMail(resetUrl: string): MailContent {
  return {
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      'Hi,',
      `The password of your ${productName} account was just changed. If it was you, all is well.`,
      notYou,
    ],
    action: { label: 'Choose a new password', url: resetUrl },
  }
}

/** Tells the address that was hers until now. */
export function emailChangedMail(helpUrl: string): MailContent {
  return {
    subject: `Your ${productName} email was changed`,
    paragraphs: [
      'Hi,',
      `Your ${productName} account now uses another email. This one no longer signs in. If it was you, all is well.`,
      'If it was not you, please answer this mail soon, so that we can help you get your account back.',
    ],
    action: { label: `Open ${productName}`, url: helpUrl },
  }
}
