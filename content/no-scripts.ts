import { productName } from '#contract/limits.ts'

/** What the app's page says where no script runs: the two lines to call stand beneath it. */
export const noScriptTexts = {
  lead: 'If this is a hard moment, call one of these now. Both answer day and night.',
  why: `The rest of ${productName} needs JavaScript, which is off in this browser. Turn it on and load this page again.`,
} as const
