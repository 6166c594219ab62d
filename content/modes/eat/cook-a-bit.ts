import type { FoodIdea } from '../eat.ts'

/** For a bit of cooking, a quarter of an hour or so, most of it waiting. */
export const cookABitIdeas: readonly FoodIdea[] = [
  {
    title: 'Pasta with cheese and peas',
    how: 'Peas in for the last two minutes.',
    needs: ['pasta', 'cheese', 'veg'],
  },
  { title: 'Pasta with tuna', how: 'Tuna, oil, lemon if you have one.', needs: ['pasta', 'tuna'] },
  { title: 'Egg fried rice', how: 'Hot pan, egg in first, then rice till steaming.', needs: ['rice', 'egg'] },
  { title: 'Egg fried rice with veg', how: 'Frozen veg straight in.', needs: ['rice', 'egg', 'veg'] },
  { title: 'Omelette', how: 'Cook it through, fold over whatever you have.', needs: ['egg', 'cheese'] },
  { title: 'Big veg omelette', how: 'Soften the veg first. Half is for tomorrow.', needs: ['egg', 'veg'] },
  { title: 'Potato and egg hash', how: 'Small cubes cook faster.', needs: ['potato', 'egg'] },
  { title: 'Wedges with cheese', how: 'Oven does the work. Set a timer.', needs: ['potato', 'cheese'] },
  {
    title: 'Soup from the veg drawer',
    how: 'Chop, cover with water, simmer, mash.',
    needs: ['veg', 'potato'],
  },
  { title: 'Beans and rice', how: 'Warm the beans with garlic or any spice.', needs: ['beans', 'rice'] },
  { title: 'Quesadillas', how: 'Wrap, cheese, beans, fold, dry pan.', needs: ['bread', 'cheese', 'beans'] },
  { title: 'Pancakes', how: 'One cup flour or oats, one of milk, one egg.', needs: ['egg', 'milk', 'oats'] },
  { title: 'French toast', how: 'Bread in egg and milk, pan till golden.', needs: ['bread', 'egg', 'milk'] },
  {
    title: 'Eggs in tomato',
    how: 'Tinned tomatoes or soft ones, eggs on top, lid on till set.',
    needs: ['egg', 'veg'],
  },
  {
    title: 'Tuna potato cakes',
    how: 'Mash, mix, flatten, fry till hot in the middle.',
    needs: ['tuna', 'potato'],
  },
  {
    title: 'Noodle soup',
    how: 'Stock cube, noodles, veg, an egg to finish.',
    needs: ['pasta', 'veg', 'egg'],
  },
  {
    title: 'Tray of veg and beans',
    how: 'Oil, salt, hot oven, twenty minutes of quiet.',
    needs: ['veg', 'beans'],
  },
  { title: 'Rice pudding', how: 'Rice, milk, low heat. Pull up a chair and stir.', needs: ['rice', 'milk'] },
  { title: 'Baked oats with fruit', how: 'One dish, a few breakfasts.', needs: ['oats', 'milk', 'fruit'] },
  {
    title: 'Macaroni cheese',
    how: 'A splash of milk and lots of cheese in the hot pasta.',
    needs: ['pasta', 'cheese', 'milk'],
  },
  {
    title: 'Pasta with beans and greens',
    how: 'One pot. Greens in at the end.',
    needs: ['pasta', 'beans', 'veg'],
  },
  {
    title: 'Cheesy rice and veg',
    how: 'Stir the cheese in while it steams.',
    needs: ['rice', 'cheese', 'veg'],
  },
]
