import type { KeepsHours, OpeningHours } from '#contract/opening-hours.ts'
import { emergency, lifeline, shared } from './urgent-helplines.ts'

export interface Helpline extends KeepsHours {
  id: string
  name: string
  /** One line: who the call is for. */
  for: string
  phone: string
  tel: `tel:${string}`
  /** Present where the line also answers texts. */
  sms?: `sms:${string}`
  region: 'AU'
  /** When the number and hours were last taken in; an operator verifies each again before launch. */
  verified_on: string
}

const panda: OpeningHours = (() => {
  const day = [{ opens: '09:00', closes: '19:30' }]
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [{ opens: '09:00', closes: '16:00' }] }
})()

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
} as const satisfies Record<string, Helpline>

export type HelplineId = keyof typeof helplines
