const child = '(?:bab(?:y|ies)|bub|twins?|little (?:one|boy|girl)|son|daughter|child|boy|girl|pregnancy)'

const anyOf = (...ways: readonly string[]) => `(?:${ways.join('|')})`

/** After whom she lost: a thing of the child's, or named for one ('my son's jumper', but 'my son's twin'); where she soon found them. */
const lostOtherwise = anyOf(
  "'(?!s twin)",
  ' (?:toy|shoe|hat|dummy|bottle|pram|weight|bag|sock|monitor|brain|fat|blues|sling|carrier|wrap|blanket|name|book|tooth|teeth)s?\\b',
  ' (?:lock|care|support|seat|clothes|jumper|wipe|photo|album|journal|diary|test|card|group|food|brother|sister)s?\\b',
  ' (?:in|at) the (?!(?:first|second|third|last|end|start|night|hospital|nicu|birth|fire|crash|accident|floods?)\\b)',
  ' (?:in|at) (?:coles|woolies|woolworths|kmart|target|bunnings|aldi|ikea|big w)\\b',
  ' for (?:a|one|two) (?:sec|min|moment|bit)',
  ' to (?:the |his |her |their )?(?:i ?pad|screen|tv|telly|phone|x ?box|tablet|minecraft|roblox|bluey|youtube)',
  ' from (?:\\S+ ){1,3}(?:school|kinder|class|team|street|town)\\b',
)
/** Whose child it may be where it is not hers. */
const relative =
  '(?:friend|mate|sister|brother|cousin|neighbou?r|aunt|aunty|mum|mother|dad|boss|colleague|teacher)s?'
/** What is said of the living. */
const deadOtherwise =
  '(?:asleep|tired|to the world|weight|set|keen|serious|cute|funny|easy|lazy|calm|quiet|silent|on (?:his|her|their) feet)'
const diedOtherwise = anyOf(
  'down|off|laughing|inside|again|a little',
  'of (?:embarrassment|laughter|shame|boredom)',
  'in (?:minecraft|roblox|fortnite|mario|(?:his|her|their|the|a|that) (?:\\w+ )?game)',
)
/** What somebody alive did not make it to; of a death it is said alone, or of birth, of term and of what came of an illness. */
const notReached = anyOf(
  'into|onto|in time|on time|up|down|easy|any|work',
  'through (?:the night (?:without|dry)|dinner|lunch|a|the (?:movie|film|show|class|party|meal|day))',
  'to (?!term|full|birth|be born|\\d+ ?(?:weeks|wks|months)|(?:his|her|their|the) (?:first|due|birth|second|hospital|surgery|operation)|viability|delivery|surgery|hospital)',
)

/** Ways of saying that a baby or child of hers died, or that a pregnancy ended: said plainly, of her own, and as a thing that happened. */
const ways = [
  /\b(?:i|we)(?:'ve| have)?(?: just| recently)? miscarried\b/i,
  /\b(?:i|we)(?:'ve| have)?(?: just| recently)? (?:had|have had) (?:a|another|my \w+|two|three) (?:early |missed |late )?(?:miscarriages?(?! scare)|still ?births?|stillborn|ectopic)/i,
  /\b(?:my|our) (?:early |missed |late )?(?:miscarriage(?! (?:risk|scare|chance|fear|worr))|stillbirth)\b/i,
  new RegExp(
    `\\b(?:i|we)(?:'ve| have)?(?: just| recently)? lost (?:my|our|the|a) ${child}\\b(?!(?: boy| girl)?${lostOtherwise})`,
    'i',
  ),
  new RegExp(
    `\\b(?:my|our) (?!${relative} )(?:\\w+ )?${child}(?: boy| girl)? (?:has |had |just )?${anyOf(
      'passed away',
      'was stillborn',
      `died(?! ${diedOtherwise}\\b)`,
      `is dead(?! ${deadOtherwise}\\b)`,
      `(?:didn't|didnt|did not) make it(?! ${notReached}\\b)`,
    )}\\b`,
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
