/** Words around the answers. */
export const factsTexts = {
  intro: 'Short answers from Australian health guidance, and who to ring. Nothing to sign up for.',
  search: 'What do you want to know?',
  searchHint: 'What you type stays on this phone.',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  nothing: 'We have nothing on that yet',
  nothingHow: 'Try fewer words, or ask a person. A nurse answers day and night.',
  whoToRing: 'Who to ring',
  stateLines: 'Child health lines, state by state',
  back: 'Back to all facts',
  unsigned:
    'No clinician has signed this answer yet. It can’t see you or your child: if something feels wrong, ring.',
  signed: (by: string) => `Checked by ${by}. If something feels wrong, ring.`,
  source: ({ name, dated }: { name: string; dated: string | null }) =>
    `From ${name}${dated ? ` (${dated})` : ''}.`,
} as const
