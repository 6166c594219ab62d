import type { BoardKind } from '#contract/vision-board.ts'

interface Template {
  /** As the choice of a template names it. */
  name: string
  /** Above its guidance. */
  title: string
  /** What it is for, in a line, where she chooses one. */
  about: string
  guidance: readonly [string, string, string]
  quotes: readonly [string, string, string]
  goals: readonly [string, string, string]
}

/** The three kinds of board: how each is made, and words to begin with. */
export const templates: Record<BoardKind, Template> = {
  rediscovery: {
    name: 'Rediscovery',
    title: 'The you beside Mum',
    about: 'For finding the parts of you that went quiet.',
    guidance: [
      'Choose 3 to 6 images that feel like you, from before or from now.',
      'Name 1 to 3 feelings you would like to have more often.',
      'Add one tiny step for the next 7 days, just for you.',
    ],
    quotes: [
      'I am still in here, and I am worth looking for.',
      'I can love my kids and miss who I was.',
      'The parts of me that went quiet are not gone.',
    ],
    goals: [
      'Play one song I loved before kids, all the way through.',
      'Spend ten minutes on something that is only mine.',
      'Tell one person something about me that is not about the kids.',
    ],
  },
  goals: {
    name: 'Grounded Goals',
    title: 'Small steps in a full week',
    about: 'For a few plans that fit the life you have.',
    guidance: [
      'Choose 3 to 6 images of a day that would feel a bit lighter.',
      'Pick 1 to 3 feelings that would tell you it is working.',
      'Write one 7-day step, small enough for a tired week.',
    ],
    quotes: [
      'Small counts, and so does slow.',
      'I do the next thing, and then I rest.',
      'A plan that bends is still a plan.',
    ],
    goals: [
      'Walk around the block twice this week.',
      'Go to bed half an hour sooner on two nights.',
      'Ask for help with one job, by name.',
    ],
  },
  manifest: {
    name: 'Future Vision',
    title: 'A life you would like to grow into',
    about: 'For looking up, a year or five from here.',
    guidance: [
      'Choose 3 to 6 images of the life you would like to grow into.',
      'Name 1 to 3 feelings you hope to find there.',
      'Add one 7-day step that leads a little way towards it.',
    ],
    quotes: [
      'There is more to come, and some of it is mine.',
      'I am allowed to want things.',
      'The years ahead have room for me too.',
    ],
    goals: [
      'Write five lines about an ordinary day, three years from now.',
      'Look up one course, trip or job, only to see.',
      'Put two dollars a day aside for something I want.',
    ],
  },
}
