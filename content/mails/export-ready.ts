import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

/** The mail that says where her data can be fetched, and until when, such as 'Saturday 28 November'. */
export function exportReadyMail(url: string, until: string): MailContent {
  return {
    subject: `Your ${productName} data is ready`,
    paragraphs: [
      'Hi,',
      `You asked for a copy of everything you keep in ${productName}. It is ready as one file. The link works until ${until}, and only while you are signed in. We may ask you to confirm that it is you.`,
    ],
    action: { label: 'Download my data', url },
    afterwards: [
      'The file holds private things. Keep it somewhere only you can open.',
      'If you did not ask for this, please sign in and choose a new password.',
    ],
  }
}
