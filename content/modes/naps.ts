/**
 * How long children of an age are often awake between sleeps, in minutes, and how many naps a day are common.
 *
 * Wake times up to 12 months: Cleveland Clinic, “What Are Baby Wake Windows?”, 25 April 2024
 * (health.clevelandclinic.org/wake-windows-by-age); its gap between 4 and 5 months is closed by the band before.
 * 12 to 18 months: Huckleberry, “Baby wake windows by age” (huckleberrycare.com), 3 to 4 hours at 12 months.
 * Naps a day: HSE, “Naps: babies and toddlers” (www2.hse.ie/babies-children/sleep/naps-babies-and-toddlers), about 4 at
 * 2 months, 2 from 6 to 9 months, 1 at 12 to 15 months; Sydney Children's Hospitals Network, “Sleep recommendations for
 * toddlers (1–3 years)”: two become one between 12 and 18 months, and naps fade around 3 years.
 */
export interface NapBand {
  id: string
  label: string
  /** Age in whole months: from, and up to but not including. */
  from: number
  to: number
  /** Shortest and longest time awake in minutes; null where the clock of the day says more than time awake. */
  awake: readonly [number, number] | null
  says: string
}

export const napBands: readonly NapBand[] = [
  {
    id: '0-1',
    label: 'Under 1 month',
    from: 0,
    to: 1,
    awake: [30, 60],
    says: 'Sleep comes in bits, day and night. There is no pattern to miss yet.',
  },
  {
    id: '1-3',
    label: '1 to 3 months',
    from: 1,
    to: 3,
    awake: [60, 120],
    says: 'Around four naps a day is common. Short ones count.',
  },
  {
    id: '3-5',
    label: '3 to 5 months',
    from: 3,
    to: 5,
    awake: [75, 150],
    says: 'Three or four naps a day is common, and no two days match.',
  },
  {
    id: '5-7',
    label: '5 to 7 months',
    from: 5,
    to: 7,
    awake: [120, 240],
    says: 'Two or three naps a day is common.',
  },
  {
    id: '7-10',
    label: '7 to 10 months',
    from: 7,
    to: 10,
    awake: [150, 270],
    says: 'Two naps a day is common, one in the morning and one after lunch.',
  },
  {
    id: '10-12',
    label: '10 to 12 months',
    from: 10,
    to: 12,
    awake: [180, 360],
    says: 'Two naps a day is common. A skipped one happens.',
  },
  {
    id: '12-18',
    label: '12 to 18 months',
    from: 12,
    to: 18,
    awake: [180, 240],
    says: 'Two naps often turn into one around now. Some days are a muddle of both.',
  },
  {
    id: '18-36',
    label: '18 months to 3 years',
    from: 18,
    to: 36,
    awake: null,
    says: 'One nap in the middle of the day is common. Soon after lunch is worth a try.',
  },
  {
    id: '36+',
    label: '3 years or more',
    from: 36,
    to: 1200,
    awake: null,
    says: 'Many have given up naps by now. A quiet time after lunch, with books on a bed, can rest you both.',
  },
]

/** What is said for a child who is not born yet. */
export const notBornYet = 'Not here yet, so this nap is yours. Feet up, if you can.'
