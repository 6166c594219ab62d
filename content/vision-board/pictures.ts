/** Pictures of our own making for her board: their names, and what is to be seen, for whoever cannot see it. */
export const pictures = {
  sunrise: 'The sun coming up behind soft hills',
  'quiet-sea': 'A calm sea under a low sun',
  'night-sky': 'A crescent moon and stars over dark hills',
  'gum-tree': 'A gum tree in a dry field',
  wattle: 'A branch of yellow wattle',
  'open-road': 'A road that winds towards the hills',
  mountain: 'A mountain with snow on its top',
  lighthouse: 'A lighthouse above the waves',
  'warm-cup': 'A steaming cup on a table',
  'open-book': 'An open book beside a candle',
  window: 'A window with the morning behind it',
  'arm-chair': 'An armchair with a lamp beside it',
  'house-plant': 'A leafy plant in a clay pot',
  flowers: 'Three flowers in a vase',
  bicycle: 'A bicycle on a path',
  'swimming-lane': 'Lanes of a pool from above',
  'paint-brushes': 'Brushes in a jar and a stroke of paint',
  'music-notes': 'A record turning, and notes',
  'kitchen-table': 'A bowl of fruit on a table',
  'garden-bed': 'Seedlings in a row, and a watering can',
  'paper-plane': 'A paper plane above the clouds',
  'two-birds': 'Two birds on a branch',
  umbrella: 'An umbrella in soft rain',
  rainbow: 'A rainbow over a field',
} as const

export type PictureName = keyof typeof pictures
