import { productName } from '#contract/limits.ts'
import type { MailContent } from './mail-content.ts'

interface SignIn {
  /** Such as 'Chrome on Android'. */
  device: string
  /** In her own time zone, such as 'Saturday 21 November 2026 at 3:04 am'. */
  time: string
  devicesUrl: string
}

/** Tells her of a sign-in with a browser that had never signed in to her account. */
export function newDeviceMail({ device, time, devicesUrl }: SignIn): MailContent {
  return {
    subject: `New sign-in to ${productName}`,
    paragraphs: [
      'Hi,',
      `Your ${productName} account was signed in to with a browser we had not seen before: ${device}, ${time}.`,
      'If it was you, all is well. If not, see where you are signed in and sign that browser out:',
    ],
    action: { label: 'See where I am signed in', url: devicesUrl },
    afterwards: ['Then choose a new password as well.'],
  }
}
