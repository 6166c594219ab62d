/** Who lives in the village that `npm run demo` fills: first names, and nobody's. What each says stands in the `.txt` files beside this one. */
export const demoPeople = [
  'Mia',
  'Priya',
  'Jess',
  'Leilani',
  'Hannah',
  'Thuy',
  'Soph',
  'Bec',
  'Amira',
  'Nat',
  'Georgie',
  'Wei',
  'Tash',
  'Kirra',
  'Lauren',
  'Danielle',
  'Fatima',
  'Em',
  'Ruby',
  'Anna',
  'Caz',
  'Steph',
  'Marta',
  'Zoe',
] as const

/** The member whom whoever tries the product signs in as, and the moderator. */
export const demoMember = {
  name: 'Sam',
  email: 'sam@demo.example',
  password: 'two cold cups of tea',
} as const
export const demoModerator = {
  name: 'Robin',
  email: 'robin@demo.example',
  password: 'a torch for ten at night',
} as const

export const demoEmail = (name: string): string => `${name.toLowerCase()}@demo.example`
