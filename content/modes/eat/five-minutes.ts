import type { FoodIdea } from '../eat.ts'

/** For five minutes and a toaster, kettle, pan or microwave. */
export const fiveMinuteIdeas: readonly FoodIdea[] = [
  { title: 'Cheese on toast', how: 'Under the grill till it bubbles.', needs: ['bread', 'cheese'] },
  { title: 'Beans on toast', how: 'Two minutes in the microwave.', needs: ['bread', 'beans'] },
  { title: 'Scrambled eggs on toast', how: 'Stir till set all the way through.', needs: ['egg', 'bread'] },
  { title: 'Egg in a mug', how: 'Beat two, microwave a minute, stir, go again till firm.', needs: ['egg'] },
  { title: 'Porridge', how: 'Oats, milk, two minutes. Stir once.', needs: ['oats', 'milk'] },
  {
    title: 'Porridge with banana and nut butter',
    how: 'Stir both in at the end.',
    needs: ['oats', 'fruit', 'nuts'],
  },
  {
    title: 'Toast with nut butter and banana',
    how: 'Slice the banana with the spoon.',
    needs: ['bread', 'nuts', 'fruit'],
  },
  { title: 'A smoothie', how: 'Fruit, milk, whizz. Drink it on the move.', needs: ['fruit', 'milk'] },
  {
    title: 'Yoghurt smoothie with oats',
    how: 'Thick, sweet, one glass.',
    needs: ['fruit', 'yoghurt', 'oats'],
  },
  { title: 'Cheese toastie', how: 'A pan works if there is no press.', needs: ['bread', 'cheese'] },
  { title: 'Tuna melt', how: 'Tuna, then cheese, then the grill.', needs: ['bread', 'tuna', 'cheese'] },
  {
    title: 'Microwave potato with cheese',
    how: 'Prick it, five minutes, turn, a bit more.',
    needs: ['potato', 'cheese'],
  },
  {
    title: 'Microwave potato with beans',
    how: 'Heat the beans while the potato rests.',
    needs: ['potato', 'beans'],
  },
  { title: 'Noodles with an egg stirred in', how: 'Crack it in and stir till set.', needs: ['pasta', 'egg'] },
  {
    title: 'Noodles with a handful of veg',
    how: 'In with the noodles, same water.',
    needs: ['pasta', 'veg'],
  },
  {
    title: 'Bean and cheese wrap',
    how: 'Fold, then press in a dry pan.',
    needs: ['bread', 'beans', 'cheese'],
  },
  {
    title: 'Microwave rice with tuna',
    how: 'Steaming hot, then a squeeze of anything.',
    needs: ['rice', 'tuna'],
  },
  { title: 'Microwave rice with a fried egg', how: 'Edges crisp, middle set.', needs: ['rice', 'egg'] },
  { title: 'Warm milk and toast', how: 'Good at 3 am.', needs: ['milk', 'bread'] },
  {
    title: 'Warm fruit on yoghurt',
    how: 'A minute in the microwave makes its own sauce.',
    needs: ['fruit', 'yoghurt'],
  },
  { title: 'Tomato on toast', how: 'Salt, oil, done. Cheese if you have it.', needs: ['veg', 'bread'] },
  {
    title: 'A plate of bits',
    how: 'Cheese, veg, crackers. Cook or grate the veg for small ones.',
    needs: ['cheese', 'veg', 'crackers'],
  },
]
