/** What she reads where a part of a screen did not load: which one, and what to do. */
export const loadFailureTexts = {
  offline: (what: string) => `We couldn't load ${what}. Please check your connection and try again.`,
  failed: (what: string) => `We couldn't load ${what}. Please try again.`,
} as const
