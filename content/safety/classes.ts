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
  strangled: 'emergency-violence',
  'threat-to-kill': 'emergency-violence',
}
