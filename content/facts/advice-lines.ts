import type { OpeningHours } from '#contract/opening-hours.ts'
import type { Helpline } from '../helplines.ts'

/** The same hours on each day of the week. */
const daily = (opens: string, closes: string): OpeningHours => {
  const day = [{ opens, closes }]
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
}

/** Nobody has rung them yet: an operator does before launch. */
const shared = { region: 'AU', timeZone: 'Australia/Sydney', verified_on: '', hours: 'always' } as const

/** Lines for a question of health or care, which no safety card shows. Those for hard moments stand in `content/helplines.ts`. */
export const adviceLines = {
  healthdirect: {
    ...shared,
    id: 'healthdirect',
    name: 'healthdirect',
    for: 'A registered nurse, for you or your child',
    phone: '1800 022 222',
    tel: 'tel:1800022222',
  },
  breastfeeding: {
    ...shared,
    id: 'breastfeeding',
    name: 'Breastfeeding Helpline',
    for: 'Feeding, milk and weaning, with trained mums of the Australian Breastfeeding Association',
    phone: '1800 686 268',
    tel: 'tel:1800686268',
  },
} as const satisfies Record<string, Helpline>

/** Child and family health nurses, by state. Where a state has none here, healthdirect has nurses for all of Australia. */
export const stateLines: readonly Helpline[] = [
  {
    ...shared,
    id: 'nsw',
    name: 'NSW: Tresillian',
    for: 'Sleep, crying, feeding and settling',
    phone: '1300 272 736',
    tel: 'tel:1300272736',
    hours: daily('07:00', '23:00'),
  },
  {
    ...shared,
    id: 'vic',
    name: 'Victoria: Maternal and Child Health Line',
    for: 'A maternal and child health nurse, birth to school',
    phone: '13 22 29',
    tel: 'tel:132229',
    timeZone: 'Australia/Melbourne',
  },
  {
    ...shared,
    id: 'qld',
    name: 'Queensland: 13 HEALTH',
    for: 'A nurse; ask for child health',
    phone: '13 43 25 84',
    tel: 'tel:13432584',
    timeZone: 'Australia/Brisbane',
  },
  {
    ...shared,
    id: 'wa',
    name: 'WA: Ngala Parenting Line',
    for: 'Sleep, crying, feeding and behaviour',
    phone: '1800 111 546',
    tel: 'tel:1800111546',
    timeZone: 'Australia/Perth',
    hours: daily('08:00', '20:00'),
  },
  {
    ...shared,
    id: 'sa',
    name: 'SA: Parent Helpline',
    for: 'Child health nurses and counsellors',
    phone: '1300 364 100',
    tel: 'tel:1300364100',
    timeZone: 'Australia/Adelaide',
    hours: daily('07:15', '21:15'),
  },
  {
    ...shared,
    id: 'tas',
    name: 'Tasmania: Parent Line',
    for: 'A child health nurse, birth to five',
    phone: '1300 808 178',
    tel: 'tel:1300808178',
    timeZone: 'Australia/Hobart',
  },
  {
    ...shared,
    id: 'nt',
    name: 'NT: Parentline',
    for: 'Counsellors for parents',
    phone: '1300 30 1300',
    tel: 'tel:1300301300',
    timeZone: 'Australia/Darwin',
    hours: daily('08:00', '22:00'),
  },
]
