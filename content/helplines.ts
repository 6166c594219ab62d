import type { OpeningHours, WithOpeningHours } from '#contract/opening-hours.ts'
import { emergency, lifeline, shared } from './urgent-helplines.ts'

export interface Helpline extends WithOpeningHours {
  id: string
  name: string
  /** One line: who the call is for. */
  for: string
  phone: string
  tel: `tel:${string}`
  /** Present where the line also answers texts. */
  sms?: `sms:${string}`
  region: 'AU'
  /** The day on which somebody last rang it; empty until an operator has, before launch. */
  verified_on: string
}

const panda: OpeningHours = (() => {
  const day = [{ opens: '09:00', closes: '19:30' }]
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [{ opens: '09:00', closes: '16:00' }] }
})()

/** The same hours on each day of the week. */
const daily = (opens: string, closes: string): OpeningHours => {
  const day = [{ opens, closes }]
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
}

const forWhen: OpeningHours = (() => {
  const day = [{ opens: '09:00', closes: '16:30' }]
  return { mon: day, tue: day, wed: day, thu: day, fri: day }
})()

/**
 * The Australian lines that the product offers. Hours are the lines' ordinary weeks: on a public holiday those of PANDA and ForWhen are
 * not sure, and an operator checks with both before launch and before each holiday season.
 */
export const helplines = {
  emergency,
  lifeline,
  panda: {
    ...shared,
    id: 'panda',
    name: 'PANDA',
    for: 'Pregnant and new parents, with people who know this time well',
    phone: '1300 726 306',
    tel: 'tel:1300726306',
    timeZone: 'Australia/Melbourne',
    hours: panda,
  },
  'beyond-blue': {
    ...shared,
    id: 'beyond-blue',
    name: 'Beyond Blue',
    for: 'Worry, low mood, or just having no one else to tell',
    phone: '1300 22 4636',
    tel: 'tel:1300224636',
    hours: 'always',
  },
  'suicide-call-back': {
    ...shared,
    id: 'suicide-call-back',
    name: 'Suicide Call Back Service',
    for: 'Thoughts of suicide, your own or those of someone you love',
    phone: '1300 659 467',
    tel: 'tel:1300659467',
    hours: 'always',
  },
  '13yarn': {
    ...shared,
    id: '13yarn',
    name: '13YARN',
    for: 'Aboriginal and Torres Strait Islander people, with mob who listen',
    phone: '13 92 76',
    tel: 'tel:139276',
    hours: 'always',
  },
  '1800respect': {
    ...shared,
    id: '1800respect',
    name: '1800RESPECT',
    for: 'Anyone hurt, scared or controlled by a partner or family member',
    phone: '1800 737 732',
    tel: 'tel:1800737732',
    sms: 'sms:0458737732',
    hours: 'always',
  },
  forwhen: {
    ...shared,
    id: 'forwhen',
    name: 'ForWhen',
    for: 'Help finding the right care near you, from pregnancy to the first birthday',
    phone: '1300 24 23 22',
    tel: 'tel:1300242322',
    hours: forWhen,
  },
  poisons: {
    ...shared,
    id: 'poisons',
    name: 'Poisons Information Centre',
    for: 'Something swallowed, spilled, breathed in or given twice',
    phone: '13 11 26',
    tel: 'tel:131126',
    hours: 'always',
  },
  'pregnancy-birth-baby': {
    ...shared,
    id: 'pregnancy-birth-baby',
    name: 'Pregnancy, Birth and Baby',
    for: 'A maternal child health nurse, from pregnancy to five years',
    phone: '1800 882 436',
    tel: 'tel:1800882436',
    hours: daily('07:00', '24:00'),
  },
  'red-nose': {
    ...shared,
    id: 'red-nose',
    name: 'Red Nose grief and loss',
    for: 'Anyone whose baby or child has died, in pregnancy too',
    phone: '1300 308 307',
    tel: 'tel:1300308307',
    hours: 'always',
  },
  'kids-helpline': {
    ...shared,
    id: 'kids-helpline',
    name: 'Kids Helpline',
    for: 'Young people up to 25, young mums too, about anything at all',
    phone: '1800 55 1800',
    tel: 'tel:1800551800',
    hours: 'always',
  },
  'alcohol-drugs': {
    ...shared,
    id: 'alcohol-drugs',
    name: 'Alcohol and Other Drug Hotline',
    for: 'Drinking or drugs, yours or those of someone you love',
    phone: '1800 250 015',
    tel: 'tel:1800250015',
    hours: 'always',
  },
  butterfly: {
    ...shared,
    id: 'butterfly',
    name: 'Butterfly',
    for: 'Eating, food and how you feel about your body',
    phone: '1800 33 4673',
    tel: 'tel:1800334673',
    timeZone: 'Australia/Melbourne',
    hours: daily('08:00', '24:00'),
  },
  interpreter: {
    ...shared,
    id: 'interpreter',
    name: 'Interpreter (TIS National)',
    for: 'Any line here in your own language: say it, and they ring with you',
    phone: '131 450',
    tel: 'tel:131450',
    hours: 'always',
  },
} as const satisfies Record<string, Helpline>

export type HelplineId = keyof typeof helplines

/** Where somebody fears for a child, or wants help before harm is done, by state; each answers day and night. */
export const childProtection: readonly Helpline[] = (
  [
    ['nsw', 'NSW: Child Protection Helpline', '132 111'],
    ['vic', 'Victoria: Child Protection', '13 12 78'],
    ['qld', 'Queensland: Child Safety', '1800 177 135'],
    ['wa', 'WA: Crisis Care', '1800 199 008'],
    ['sa', 'SA: Child Abuse Report Line', '13 14 78'],
    ['tas', 'Tasmania: Strong Families, Safe Kids', '1800 000 123'],
    ['act', 'ACT: Child and Youth Protection', '1300 556 729'],
    ['nt', 'NT: Child Abuse Hotline', '1800 700 250'],
  ] as const
).map(([state, name, phone]) => ({
  ...shared,
  id: `child-protection-${state}`,
  name,
  for: 'A child who is not safe, and help for families',
  phone,
  tel: `tel:${phone.replaceAll(' ', '')}`,
  hours: 'always',
}))
