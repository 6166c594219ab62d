const children =
  /\b(?:kids?|bab(?:y|ies)|child(?:ren)?|toddlers?|bubs?|newborns?|naps?|bump|pregnan\w*|mums?|school|playground|pram|cots?|napp(?:y|ies)|nurser(?:y|ies)|tummy time|milestones?|due dates?|breast ?feed\w*|breastmilk)\b/i

/** Whether a line of ours speaks of children or of being a mum to them: after a loss it is passed over. */
export const speaksOfChildren = (text: string): boolean => children.test(text)

/** Those of our lines that may be read after a loss; all of them at any other time. */
export const linesFor = <T extends string>(lines: readonly T[], isLossMode: boolean): readonly T[] =>
  isLossMode ? lines.filter((line) => !speaksOfChildren(line)) : lines
