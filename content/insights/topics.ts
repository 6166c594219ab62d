/** Things that a day can have in it, and the words by which they are known in what she writes. */
export interface Topic {
  label: string
  /** Lower case, without apostrophes; more than one word is a phrase. */
  words: readonly string[]
}

export const topics: readonly Topic[] = [
  {
    label: 'Time outside',
    words: [
      ...['outside', 'outdoors', 'walk', 'walks', 'walked', 'walking', 'park', 'beach', 'garden', 'pram'],
      ...['fresh air', 'sunshine', 'backyard', 'playground', 'bush', 'swings'],
    ],
  },
  {
    label: 'Rest and naps',
    words: [
      ...['nap', 'naps', 'napped', 'slept', 'rested', 'sleep in', 'slept in', 'lie in', 'lie down'],
      ...['a rest', 'some rest', 'good rest', 'proper rest', 'got to rest', 'chance to rest', 'time to rest'],
      ...['early night', 'lay down', 'couch'],
    ],
  },
  {
    label: 'Good company',
    words: [
      ...['friend', 'friends', 'sister', 'mum came', 'my mum', 'caught up', 'catch up', 'playgroup', 'visit'],
      ...['visited', 'mothers group', 'mums group', 'rang', 'phone call', 'neighbour', 'company'],
    ],
  },
  {
    label: 'A hand from somebody',
    words: [
      ...['help', 'helped', 'took the kids', 'took the baby', 'took her', 'took him', 'took them', 'babysat'],
      ...['grandma', 'nan', 'nanna', 'nonna', 'pop', 'daycare', 'kinder', 'he cooked', 'she cooked'],
    ],
  },
  {
    label: 'Time to yourself',
    words: ['to myself', 'by myself', 'on my own', 'alone time', 'ten minutes', 'quiet', 'peace', 'silence'],
  },
  {
    label: 'Moving your body',
    words: [
      ...['swim', 'swam', 'yoga', 'pilates', 'gym', 'for a run', 'my run', 'stretch', 'stretched'],
      ...['stretching', 'danced', 'dancing', 'bike', 'exercise', 'exercised'],
    ],
  },
  {
    label: 'A shower or a bath',
    words: [
      ...['shower', 'showered', 'had a bath', 'took a bath', 'my bath', 'hot bath', 'warm bath', 'long bath'],
      ...['bubble bath', 'bath alone', 'bath in peace', 'bath to myself', 'hair wash', 'washed my hair'],
    ],
  },
  {
    label: 'Food and a hot drink',
    words: [
      ...['coffee', 'tea', 'cuppa', 'breakfast', 'lunch', 'baked', 'baking', 'cooked', 'cake', 'toast'],
      ...['takeaway', 'chocolate', 'soup'],
    ],
  },
  {
    label: 'Laughs and cuddles',
    words: [
      ...[
        'laugh',
        'laughs',
        'laughed',
        'laughing',
        'giggle',
        'giggles',
        'giggled',
        'smile',
        'smiled',
        'smiles',
      ],
      ...['cuddle', 'cuddles', 'cuddled', 'hug', 'hugs', 'hugged', 'snuggle', 'snuggles'],
    ],
  },
  {
    label: 'Something just for you',
    words: [
      ...[
        'music',
        'book',
        'podcast',
        'drew',
        'drawing',
        'painted',
        'painting',
        'knitting',
        'crochet',
        'sewing',
      ],
      ...['sang', 'singing', 'movie', 'my show', 'reading', 'journal', 'puzzle'],
    ],
  },
]

/** Said before one of the words in the same clause, these mean that it was not there. */
export const absences: ReadonlySet<string> = new Set([
  ...[
    'no',
    'not',
    'never',
    'without',
    'wish',
    'wished',
    'need',
    'needed',
    'want',
    'wanted',
    'miss',
    'missed',
  ],
  ...['didnt', 'dont', 'doesnt', 'cant', 'couldnt', 'wont', 'wasnt', 'havent', 'hasnt', 'hardly', 'barely'],
  ...['hadnt', 'nobody', 'cancelled', 'if', 'would'],
])
