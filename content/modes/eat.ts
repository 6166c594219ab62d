export const eatTexts = {
  title: 'Something for you',
  intro: 'Small food still counts as food.',
  energy: 'How much have you got in you?',
  house: 'What is in the house?',
  houseEmpty: 'Tap to tick what you have',
  houseLegend: 'I have',
  houseHint: 'As many as you like. This phone remembers it for a while.',
  more: 'Show me others',
  noMatch: 'Nothing fits exactly, so these are close.',
  results: 'Try one of these',
  alsoNeeds: 'Also needs:',
} as const

/** What she can manage, from least to most. */
export const energies = [
  { id: 'no-cooking', name: 'Nothing. One hand.' },
  { id: 'five-minutes', name: 'Five minutes' },
  { id: 'cook-a-bit', name: 'I can cook a bit' },
] as const

export type EatEnergy = (typeof energies)[number]['id']

/** Foods that she may have; everybody has water, salt and a bit of oil or butter. */
export const foods = [
  { id: 'bread', name: 'Bread or wraps' },
  { id: 'egg', name: 'Eggs' },
  { id: 'cheese', name: 'Cheese' },
  { id: 'yoghurt', name: 'Yoghurt' },
  { id: 'milk', name: 'Milk' },
  { id: 'fruit', name: 'Fruit' },
  { id: 'veg', name: 'Veg or salad' },
  { id: 'potato', name: 'Potatoes' },
  { id: 'beans', name: 'Tinned beans' },
  { id: 'tuna', name: 'Tinned fish' },
  { id: 'oats', name: 'Oats or cereal' },
  { id: 'nuts', name: 'Nuts or nut butter' },
  { id: 'pasta', name: 'Pasta or noodles' },
  { id: 'rice', name: 'Rice' },
  { id: 'crackers', name: 'Crackers' },
] as const

export type Food = (typeof foods)[number]['id']

export interface FoodIdea {
  title: string
  how: string
  /** All of these are needed. */
  needs: readonly Food[]
}
