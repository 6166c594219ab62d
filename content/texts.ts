import { productName } from '#contract/limits.ts'

/** The text message that brings a code. It ends as phones need it to offer the code above the keyboard. */
export function codeText(code: string, host: string): string {
  return `Your ${productName} code is ${code}. It works for 10 minutes. We never ask for it by phone.\n\n@${host} #${code}`
}
