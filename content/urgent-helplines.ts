/** What every line has in common; a line may say otherwise. */
export const shared = { region: 'AU', timeZone: 'Australia/Sydney', verified_on: '' } as const

// These two stand where nothing else of the app does, so a phone has them with the first screen.

export const emergency = {
  ...shared,
  id: 'emergency',
  name: 'Emergency',
  for: 'Anyone in danger right now: ambulance, police or fire',
  phone: '000',
  tel: 'tel:000',
  hours: 'always',
} as const

export const lifeline = {
  ...shared,
  id: 'lifeline',
  name: 'Lifeline',
  for: 'Anyone who needs to talk, at any hour',
  phone: '13 11 14',
  tel: 'tel:131114',
  sms: 'sms:0477131114',
  hours: 'always',
} as const
