/** The picture of a section on the landing page: words of ours, as they stand in the Village that `npm run demo` fills. */
export const villagePicture = {
  /** What is to be seen, for whoever cannot see it. */
  alt: 'What the Village looks like: the topic Mental Load, with threads by other mums, some without a name, and how many replies each has.',
  topic: 'Mental Load',
  threads: [
    {
      by: 'Lauren',
      when: '2 hours ago',
      words:
        'The list in my head at 11 pm: library bag, permission slip, her shoes are too small, is that milk off, the form. THE FORM. What was the form?',
      replies: '9 replies',
    },
    {
      by: 'Anonymous',
      when: '5 hours ago',
      words:
        'The mental load isn’t the doing. It’s that I’m never off. I’m in the bath and I’m thinking about bread.',
      replies: '12 replies',
    },
  ],
} as const
