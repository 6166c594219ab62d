/** Where an answer comes from. */
export interface Source {
  /** Who publishes it, then its title, or what its page is on. */
  name: string
  /** The year of that edition; null where the page's own date is still to be written down by whoever signs. */
  dated: string | null
}

const page = (publisher: string) => (topic: string) => ({ name: `${publisher}, on ${topic}`, dated: null })

export const rch = page('RCH Melbourne, Kids Health Info')
export const raisingChildren = page('Raising Children Network')
export const pregnancyBirthBaby = page('Pregnancy, Birth and Baby')
export const healthdirect = page('healthdirect')
export const breastfeedingAssociation = page('Australian Breastfeeding Association')
export const handbook = page('Australian Immunisation Handbook')
export const servicesAustralia = page('Services Australia')
export const fairWork = page('Fair Work Ombudsman')
export const kidsafe = page('Kidsafe Australia')
export const passportOffice = page('Australian Passport Office')
export const smartraveller = page('Smartraveller')

export const infantFeeding = { name: 'NHMRC: Infant Feeding Guidelines', dated: '2012' }
export const stayingHealthy = { name: 'NHMRC: Staying healthy, 6th edition', dated: '2024' }
export const safeSleep = { name: 'Red Nose: Safe sleeping recommendations', dated: '2024' }
export const sleepBags = { name: 'Red Nose: Choosing the right sleep bag for your baby', dated: null }
export const poisonsCentre = { name: 'Poisons Information Centre, 13 11 26', dated: null }
export const movementGuidelines = {
  name: 'Australian 24-hour movement guidelines for the early years',
  dated: '2017',
}
export const mentalHealthGuideline = {
  name: 'COPE: Mental health care in the perinatal period, Australian clinical practice guideline',
  dated: '2023',
}
export const saferBaby = {
  name: 'Stillbirth Centre of Research Excellence: Safer Baby Bundle',
  dated: '2019',
}
export const resuscitationCouncil = {
  name: 'ANZCOR guidelines, Australian Resuscitation Council',
  dated: null,
}
export const ascia = { name: 'ASCIA: Infant feeding for food allergy prevention', dated: null }
export const anaphylaxisPlan = { name: 'ASCIA, on first aid for anaphylaxis', dated: null }
export const cancerCouncil = { name: 'Cancer Council Australia, on sun protection for babies', dated: null }
export const tickAdvice = { name: 'ASCIA, on ticks and tick allergy', dated: null }
export const mercuryInFish = { name: 'Food Standards Australia New Zealand, on mercury in fish', dated: null }
export const alcoholGuidelines = {
  name: 'NHMRC: Australian guidelines to reduce health risks from drinking alcohol',
  dated: '2020',
}
export const donorGuide = { name: 'Parenting SA, on donor conception and telling your child', dated: null }
export const eSafety = { name: 'eSafety Commissioner, on social media age restrictions', dated: '2025' }
export const ranzcog = { name: 'RANZCOG, patient information', dated: null }
export const foodStandards = { name: 'Food Standards Australia New Zealand, on listeria', dated: null }
export const childRestraints = {
  name: 'Neuroscience Research Australia and Kidsafe: Best practice guidelines for the safe restraint of children travelling in motor vehicles',
  dated: '2020',
}
