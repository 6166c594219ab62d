import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

/** The mail that brings the code with which she proves that it is her. */
export function stepUpCodeMail(code: string): MailContent {
  return {
    subject: `Your ${productName} code`,
    paragraphs: ['Hi,', `Here is the code to confirm that it is you: ${code}`, 'It works for 10 minutes.'],
    afterwards: [
      'If you did not ask for it, somebody may be signed in as you. Please change your password, and sign out everywhere.',
    ],
  }
}
