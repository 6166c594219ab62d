import type { FoodIdea } from '../eat.ts'

/** For one hand and no energy. */
export const noCookingIdeas: readonly FoodIdea[] = [
  { title: 'Banana and a spoon of nut butter', how: 'Dip as you go. No plate.', needs: ['fruit', 'nuts'] },
  { title: 'Cheese and crackers', how: 'Tear the cheese, skip the knife.', needs: ['cheese', 'crackers'] },
  { title: 'Yoghurt with cereal on top', how: 'Straight from the tub is fine.', needs: ['yoghurt', 'oats'] },
  { title: 'Bread and butter, folded', how: 'One slice, one hand. Have two.', needs: ['bread'] },
  { title: 'Cheese rolled in a wrap', how: 'Roll it tight and walk about.', needs: ['bread', 'cheese'] },
  { title: 'A bowl of cereal', how: 'Any time of the day or night.', needs: ['oats', 'milk'] },
  {
    title: 'A handful of nuts and an apple',
    how: 'In your pocket, if it has to be.',
    needs: ['nuts', 'fruit'],
  },
  { title: 'Nut butter sandwich', how: 'Spread it thick. Cut nothing.', needs: ['bread', 'nuts'] },
  { title: 'Yoghurt and fruit', how: 'Whatever fruit the kids left.', needs: ['yoghurt', 'fruit'] },
  { title: 'Tuna on crackers', how: 'Fork from tin to cracker.', needs: ['tuna', 'crackers'] },
  { title: 'A glass of milk and fruit', how: 'Sit down for the first sip.', needs: ['milk', 'fruit'] },
  { title: 'Cheese and apple', how: 'A bite of each. Better than it sounds.', needs: ['cheese', 'fruit'] },
  {
    title: 'Crackers with nut butter',
    how: 'Make four at once, eat over the sink.',
    needs: ['crackers', 'nuts'],
  },
  { title: 'Cherry tomatoes and cheese', how: 'Wash, tip in a cup, done.', needs: ['veg', 'cheese'] },
  { title: 'Banana in bread', how: 'A whole banana in a slice, like a hot dog.', needs: ['bread', 'fruit'] },
  { title: 'Tuna in a wrap', how: 'Drain, tip, roll.', needs: ['tuna', 'bread'] },
  {
    title: 'Carrot sticks dipped in yoghurt',
    how: 'A pinch of salt in the yoghurt.',
    needs: ['veg', 'yoghurt'],
  },
  { title: 'Dry cereal in a cup', how: 'Finger food for grown-ups.', needs: ['oats'] },
  { title: 'Two pieces of fruit', how: 'One for now, one for the next feed or the car.', needs: ['fruit'] },
  {
    title: 'Crackers and what the kids left',
    how: 'Their plate, your crackers. It counts.',
    needs: ['crackers'],
  },
  {
    title: 'Beans from the tin on bread',
    how: 'Cold is fine. Warm if someone else is up.',
    needs: ['beans', 'bread'],
  },
  { title: 'A spoon of nut butter', how: 'Yes, off the spoon. Then a big glass of water.', needs: ['nuts'] },
]
