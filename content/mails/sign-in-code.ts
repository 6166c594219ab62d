import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

/** The mail that brings a code to sign in with, in place of a password. */
export function signInCodeMail(code: string): MailContent {
  return {
    subject: `Your ${productName} sign-in code`,
    paragraphs: ['Hi,', `Here is your code to sign in: ${code}`, 'It works for 10 minutes.'],
    afterwards: [
      'If you did not ask for it, you can leave this mail alone. Nobody gets in without the code.',
    ],
  }
}
