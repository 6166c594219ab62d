/** The name of the shelf, and the words of the ways to it. */
export const factsLinks = {
  title: 'Facts for 3 a.m.',
  about: 'Plain answers about bodies and babies',
  fromSos: 'Have a question? Facts for 3 a.m.',
  fromChat: 'Just a question about baby or body? Facts for 3 a.m.',
  fromWelcome: 'Just a question? Facts for 3 a.m., free for everyone',
} as const
