import type { CardId } from '#contract/safety.ts'

/** The card of each class that only the labelled messages know; the classes of the patterns name theirs themselves. */
export const cardsOfClasses: Record<string, CardId> = {
  'baby-shaken-or-hurt': 'emergency-baby',
  'baby-urge-to-harm': 'emergency-baby',
  'intent-now': 'emergency-life',
  'means-at-hand': 'emergency-life',
  'overdose-taken': 'emergency-life',
  'plan-or-date': 'emergency-life',
  'medical-emergency-child': 'emergency-medical',
  'medical-emergency-mother': 'emergency-medical',
  'psychosis-beliefs-about-baby': 'emergency-psychosis',
  'psychosis-no-sleep-racing': 'emergency-psychosis',
  'afraid-of-myself-with-baby': 'crisis-intrusive-thoughts',
  'asking-for-means': 'crisis-means',
  'better-off-without-me': 'crisis-suicide',
  'coded-or-veiled': 'crisis-suicide',
  disappear: 'crisis-suicide',
  'dont-want-to-wake-up': 'crisis-suicide',
  'passive-death-wish': 'crisis-suicide',
  'self-harm': 'crisis-self-harm',
  strangled: 'emergency-violence',
  'threat-to-kill': 'emergency-violence',
}
