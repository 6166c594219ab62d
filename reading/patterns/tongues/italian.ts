import type { Tongue } from './tongue.ts'

export const italian: Tongue = {
  name: 'Italian',
  wishes: [
    ...[
      'voglio morire',
      'vorrei morire',
      'volevo morire',
      'ho voglia di morire',
      'vorrei essere morta',
      'vorrei essere morto',
      'voglio essere morta',
      'non voglio vivere',
    ],
    ...[
      'non voglio più vivere',
      'non ho più voglia di vivere',
      'voglio uccidermi',
      'vorrei uccidermi',
      'voglio ammazzarmi',
      'vorrei ammazzarmi',
      'voglio suicidarmi',
      'voglio farla finita',
    ],
    ...[
      'penso al suicidio',
      'penso di uccidermi',
      'penso di ammazzarmi',
      'pensieri suicidi',
      'meglio morta',
      'stanca di vivere',
      'togliermi la vita',
      'farla finita con la vita',
    ],
  ],
  plans: [
    'mi ammazzo stasera',
    'mi uccido stasera',
    'mi ammazzo stanotte',
    'mi uccido stanotte',
    'sto per uccidermi',
    'sto per ammazzarmi',
    'ho deciso di uccidermi',
    'ho deciso di morire',
  ],
  unlessAfter: ['non', 'mai'],
  unlessBefore: ['dal ridere', 'dalle risate', 'di', 'dal sonno', 'dal caldo'],
}
