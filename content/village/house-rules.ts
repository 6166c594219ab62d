/** The house rules of what members share: half a page, read once before the first post or reply. */
export const houseRules = {
  title: 'House rules',
  intro: 'The Village stays kind because each of us looks after it. This takes a minute to read.',
  rules: [
    {
      name: 'Be kind',
      text: 'Talk as you would to a friend at the end of a long day. No shaming how anyone feeds, sleeps, works or gave birth.',
    },
    {
      name: 'What is told here stays here',
      text: 'Please don’t copy or share what you read, and don’t try to work out who wrote it.',
    },
    {
      name: 'Leave names and places out',
      text: 'No full names, street names, phone numbers or schools. That goes for your kids, your partner and other mums too.',
    },
    {
      name: 'Say what helped you',
      text: 'Not what she must do. For her health or her child’s, a nurse, midwife or doctor knows more than we do.',
    },
    {
      name: 'Nothing that could hurt',
      text: 'No threats, no hate, and no ways to harm yourself or anyone else.',
    },
    { name: 'Nothing to sell', text: 'No ads, no fundraisers, no surveys.' },
  ],
  anonymous:
    'You can post without your name. Then no member can see who wrote it. If someone may be in danger, a person who looks after the Village may look up the account. They have to give a reason, and it is written down.',
  unsafe:
    'Hard things are welcome here. If you are not safe right now, SOS at the top of every screen is quicker than a post.',
  accept: 'I’ll keep to these',
  notYet: 'Not yet',
  close: 'Close',
} as const
