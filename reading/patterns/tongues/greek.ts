import type { Tongue } from './tongue.ts'

export const greek: Tongue = {
  name: 'Greek',
  wishes: [
    ...[
      'θέλω να πεθάνω',
      'ήθελα να πεθάνω',
      'θα ήθελα να πεθάνω',
      'θέλω να αυτοκτονήσω',
      'δεν θέλω να ζω',
      'δε θέλω να ζω',
      'δεν θέλω να ζήσω',
      'δε θέλω να ζήσω',
    ],
    ...[
      'δεν θέλω άλλο να ζω',
      'δεν θέλω να ζω άλλο',
      'σκέφτομαι να αυτοκτονήσω',
      'σκέφτομαι την αυτοκτονία',
      'μακάρι να πέθαινα',
      'καλύτερα να πέθαινα',
      'να τελειώσω τη ζωή μου',
    ],
    ...[
      'thelo na pethano',
      'thelw na pethanw',
      'thelo na aftoktoniso',
      'den thelo na zo',
      'den thelw na zw',
      'de thelo na zo',
      'den thelo na ziso',
      'makari na pethena',
    ],
  ],
  plans: ['θα αυτοκτονήσω', 'θα σκοτωθώ', 'tha aftoktoniso', 'tha autoktonisw', 'tha skototho'],
  unlessAfter: ['δεν', 'δε', 'den', 'de', 'μην'],
  unlessBefore: ['από τα γέλια', 'για', 'στα γέλια'],
}
