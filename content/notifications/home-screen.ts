import { productName } from '#contract/limits.ts'

/** How an iPhone or iPad comes to ring. What is on the Home Screen knows nothing of what the browser keeps. */
export const homeScreenTexts = {
  title: `An iPhone or iPad only rings for ${productName} from the Home Screen. When you’re done here:`,
  steps: [
    'Tap Share, the square with an arrow.',
    'Tap Add to Home Screen.',
    `Open ${productName} from there and sign in. Come back to Account, Reminders, and turn on notifications.`,
  ],
} as const
