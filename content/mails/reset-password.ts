import { productName } from '#contract/limits.ts'

/** The mail that brings a link for a new password. */
export function resetPasswordMail(link: string) {
  return {
    subject: `Choose a new password for ${productName}`,
    text: `Hi,

Someone asked for a new password for this ${productName} account. If it was you, open this link within an hour:

${link}

If it was not you, you can leave this mail alone. Your password stays as it is.

${productName}`,
  }
}
