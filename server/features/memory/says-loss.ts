const child = '(?:bab(?:y|ies)|bub|twins?|little (?:one|boy|girl)|son|daughter|child|boy|girl|pregnancy)'

/** Ways of saying that a baby or child of hers died, or that a pregnancy ended: said plainly, of her own, and as a thing that happened. */
const ways = [
  /\b(?:i|we)(?:'ve| have)?(?: just| recently)? miscarried\b/i,
  /\b(?:i|we)(?:'ve| have)?(?: just| recently)? (?:had|have had) (?:a|another|my \w+|two|three) (?:early |missed |late )?(?:miscarriages?|still ?births?|stillborn|ectopic)/i,
  /\b(?:my|our) (?:early |missed |late )?(?:miscarriage|stillbirth)\b/i,
  new RegExp(
    `\\b(?:i|we)(?:'ve| have)?(?: just| recently)? lost (?:my|our|the|a) ${child}(?: boy| girl)?(?! (?:toy|shoe|hat|dummy|bottle|pram|weight|bag|sock|in the|at the|monitor))\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:my|our) (?:\\w+ )?${child}(?: boy| girl)? (?:has |had |just )?(?:died|passed away|was stillborn|is dead|didn't make it|did not make it)\\b`,
    'i',
  ),
  /\b(?:my|our) stillborn\b/i,
  /\b(?:there was|found|had) no heart ?beat\b/i,
  /\b(?:we|i) (?:had to|chose to) (?:terminate|end the pregnancy) for medical\b/i,
] as const

/** Whether she says that she has had a loss. Nothing follows from it but that she is offered quiet. */
export function saysLoss(text: string): boolean {
  const plain = text.replaceAll('’', "'").replace(/\s+/g, ' ')
  return ways.some((way) => way.test(plain))
}
