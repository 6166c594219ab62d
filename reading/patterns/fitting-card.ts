import type { CardId } from '#contract/safety.ts'
import { dangerPatterns } from './danger.ts'
import { WordIndex } from './word-index.ts'

/** Somebody in so bad a way that 000 goes before Poisons. */
const collapseClasses = ['baby-not-breathing', 'seizure', 'child-head-injury']
const collapse = [
  ...dangerPatterns.filter(({ id }) => collapseClasses.includes(id)).flatMap(({ patterns }) => [...patterns]),
  '(hard to|cant|couldnt|wont|not|barely) (wake|rouse|waking|stay awake|staying awake|stand|stand up)',
  '(passed|passing|knocked|blacked|out) (out|cold)',
  '(snoring|breathing|breath) (weird|blue|slow|slowly|funny|fast|wet)',
  '(fitting|convulsing|seizing|seizure|twitching|jerking|unconscious|unresponsive|collapsed|lifeless|limp|floppy|choking)',
  '(going|gone|went|looks|turning|turned) (so|very|all|a bit)? (grey|blue|purple|pale)',
  '(throat|face|lips|tongue) ~ (swelling|swollen|closing|puffing)',
  '(cant|couldnt|struggling to|trouble|hardly) (breathe|breathing|swallow|swallowing)',
]

/** Somebody who swallowed it on purpose, or who is no child: Poisons alone would not be enough. */
const meant = [
  '(overdose|overdosed|overdosing|suicide|suicidal|on purpose|goodbye|to die|kill (herself|himself|themselves))',
  '(took|taken|swallowed|downed) ~ (all|too many|the rest|a whole|handful|heaps) ~ {pills}',
  '(friend|bestie|mate|sister|brother|mum|mother|dad|father|husband|hubby|partner|wife|boyfriend|cousin|flatmate|neighbour|teen|teenager) (has|just|has just)? (took|taken|swallowed|drank|drunk|eaten|ate|downed)',
]

/** Something was swallowed, or given wrongly: of use only where it is clear that somebody needs a doctor. */
const swallowed = [
  ...dangerPatterns
    .filter(({ id }) => id === 'child-poisoned' || id === 'swallowed')
    .flatMap(({ patterns }) => [...patterns]),
  '{swallowed} ~ ({household poison}|{pills})',
  '({household poison}|{pills}) ~~ (mouth|tongue|lips|breath)',
  '(mouth|tongue|lips) ~~ ({household poison}|{pills})',
  '({household poison}|{pills}) ~ (missing|gone|empty|open|off)',
  '(had|have|hes had|shes had|took|taken) {some of} ({household poison}|weed gummies)',
  '(swallowed|ingested) ~ (it|them|one|something|patch|coin)',
  '(poisoned|poisoning|poisons)',
  '(10|ten|double|twice|wrong) (times)? the (dose|amount)',
  'the wrong (dose|medicine|medication|syringe|bottle|tablets)',
]

/** The baby that she carries moves less or not as always. */
const fewerMovements = [
  '(no|less|fewer|reduced|decreased|hasnt|havent|hadnt|isnt|not|stopped|didnt|barely|hardly|cant|slowed) ~ (kick|kicks|kicked|kicking)',
  '(no|less|fewer|reduced|decreased) (fetal|foetal|baby|babys)? (movement|movements)',
  '(cant|couldnt|havent|not|no longer|barely|hardly) (feel|felt|feeling) ~ (move|moved|moving|movement|movements)',
  '(hasnt|isnt|not|stopped|barely|hardly|less|no) ~ (moved|moving|movement|movements) ~~ (weeks|wks|week|wk|pregnant|preg|bump|belly)',
  '(weeks|wks|week|wk|pregnant|preg|bump|belly) ~~ (hasnt|isnt|not|stopped|barely|hardly|less|no) ~ (moved|moving|movement|movements)',
  '(quiet|quieter|sluggish|lazy) ~~ (# (weeks|wks|wk)|pregnant)',
  '(# (weeks|wks|wk)|pregnant) ~~ (quiet|quieter|sluggish|lazy)',
]

/** Words of a baby that is born, or of a danger beside it that the maternity unit alone is not enough for. */
const bornOrMore = [
  '(day|days|week|weeks|wk|wks|month|months|mth|mths|yr|year|years) old',
  '(born|newborn|toddler|leg|legs|arm|arms|vaccine|vaccines|needles|cot|bath|milk|bottle)',
  '(bleed|bleeding|bled|blood|pain|pains|cramp|cramps|fell|fallen|crash|accident|dizzy|faint|fainted|fever|headache|vision)',
]

/** She does not trust herself, or has done something: no thought that frightens her, but a danger. */
const deeds = [
  '(i|ive|i have) (just|really|also|had|then|even)? (grabbed|slammed|hit|smacked|slapped|pushed|shoved|threw|chucked|shook|shaken|gripped|squeezed|yanked|dragged|pinned|kicked|bit) (him|her|them|{child}|his|the babys|my babys)',
  '(dont|cant|do not|not) ~ trust (myself|me|my (own)? hands)',
  '(scared|afraid|frightened|terrified|worried) (of|about)? (myself|me|my (own)? hands|my temper|my anger|my rage|what i (might|may|could|will|would|am going to|almost|nearly) ~)',
  'what i (might|may|could|will) do (to (him|her|them|{child}|myself)|tonight|today|now|next|if|when|$)',
  '(left|leave|leaving|leaves) (him|her|them|{child}) ~ (alone|by (himself|herself|themselves))',
  '(locked|lock|shut) (him|her|them|{child}) (in|out|inside|outside)',
  '(smacked|slapped|hit|bruise|bruises|bruised) (him|her|them|{child})',
]

/** Words that somebody says of a child, or to one. */
const child = ['{child}', '(he|she|hes|shes|him|her|his|hers|them|they|pram|cot|nappy|mum|mummy)']

const says = (patterns: readonly string[]) => {
  const index = new WordIndex(patterns.map((pattern) => [pattern, true] as const))
  return (sentences: readonly string[]) =>
    sentences.some((sentence) => index.find(sentence).next().done === false)
}

const isCollapse = says(collapse)
const isMeant = says(meant)
const isSwallowed = says(swallowed)
const movesLess = says(fewerMovements)
const isBornOrMore = says(bornOrMore)
const isDeed = says(deeds)
const isOfChild = says(child)

/**
 * The card of its kind that fits these words: what was swallowed is Poisons' first, unless somebody has collapsed or meant it; a baby
 * who moves less before birth is the maternity unit's; and no act and no danger is told that a scary thought is not a wish.
 * @param card what the patterns or the classifier call for
 * @param sentences of `sentencesOf`
 */
export function fittingCard(card: CardId, sentences: readonly string[]): CardId {
  if (card === 'emergency-poison' || (card === 'emergency-medical' && isSwallowed(sentences)))
    return isCollapse(sentences) || isMeant(sentences) ? 'emergency-medical' : 'emergency-poison'
  if (
    card === 'emergency-medical' &&
    movesLess(sentences) &&
    !isBornOrMore(sentences) &&
    !isCollapse(sentences)
  )
    return 'emergency-pregnancy'
  if (card === 'crisis-intrusive-thoughts' && isDeed(sentences))
    return isOfChild(sentences) ? 'crisis-unsafe' : 'crisis-suicide'
  return card
}
