/** Why something about a case cannot be done. */
export const moderationRefusals = {
  noCase: 'We could not find that.',
  ownCase: 'This is about your own words, so somebody else needs to decide.',
  noDecision: 'There is nothing here to answer, or it is being looked at already.',
} as const
