import { productName } from '#contract/limits.ts'

/** What stands around every mail's own words, in its HTML part. */
export const mailFrame = {
  beforeAddress: 'If the button does not open, copy this address:',
  footer: `This mail is about your ${productName} account. It holds nothing you have written.`,
} as const
