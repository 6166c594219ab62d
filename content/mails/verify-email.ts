import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

/** The mail that brings the link by which a new account confirms its e-mail. */
export function verifyEmailMail(url: string): MailContent {
  return {
    subject: `Confirm your email for ${productName}`,
    paragraphs: [
      'Hi,',
      `Welcome to ${productName}. Please open this link to confirm that this email is yours. It works once, for three days.`,
    ],
    action: { label: 'Confirm my email', url },
    afterwards: [
      'Confirming means we can help you back in if you ever lose your password.',
      `If you did not sign up for ${productName}, please leave this mail alone.`,
    ],
  }
}

/** The mail to the address that a member wants to use from now on. */
export function newEmailMail(url: string): MailContent {
  return {
    subject: `Confirm your new email for ${productName}`,
    paragraphs: [
      'Hi,',
      `Please open this link to use this email for your ${productName} account. It works once, within a day. Until then nothing changes.`,
    ],
    action: { label: 'Use this email', url },
    afterwards: ['If you did not ask for this, please leave this mail alone.'],
  }
}

/** The mail to an address that already has an account, when somebody wants to move another account to it. */
export function emailTakenMail(signInUrl: string): MailContent {
  return {
    subject: `This email already has a ${productName} account`,
    paragraphs: [
      'Hi,',
      `Someone asked to use this email for another ${productName} account. It already has one of its own, so nothing was changed. If it was you, you can sign in to it here:`,
    ],
    action: { label: 'Sign in', url: signInUrl },
    afterwards: ['If it was not you, you can leave this mail alone.'],
  }
}
