import { commonEnglish } from '#reading/text/common-words.ts'

// Whether somebody can be found at home by it. Each is asked of one sentence, unmasked.

/** Of streets alone, so that the word before needs no capital and no preposition. */
const streets =
  'street|road|avenue|crescent|boulevard|esplanade|parade|terrace|highway|grove|circuit|rd|ave|cres|crt|tce|hwy|blvd|pde|gve|cct'
/** Of other things, too: 'a two hour drive', 'my first place'. */
const others =
  'st|drive|dr|court|ct|place|pl|lane|ln|close|cl|way|walk|rise|view|loop|mews|square|row|esplanade|gardens|glen|cr|av|parkway|promenade'
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const house = String.raw`(?:\d{1,4}[a-z]?(?:[/-]\d{1,4}[a-z]?)?|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|${tens}(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)`
const hundred = '(?:(?:one|two|three|four|five|a) hundred(?: and)?(?: [a-z]{3,9})?)'
const whole = new RegExp(
  String.raw`(?<![\w.$])(${house}|${hundred}|\d{1,4} the),? ((?:[a-z]{2,20} ){1,3})(?:(${streets})|(${others}))\b`,
  'g',
)
const before =
  /(?:^|[,:(-] ?|\b(?:at|number|no|num|unit|lot|flat|apt|house|address|addy|to|is|are|im|were|live|lives|living|in|from|near|of|on|and) )$/

/** Before a street's word they make it something else. */
const measures = new Set(
  `minute minutes min mins hr hrs km kms ks metre metres meter meters mile miles bedroom bedder br storey story star step steps lane track hour
  hours week weeks month months year years day days session second seconds m am pm different separate adjoining company busy main dirt gravel side quiet long
  short dark country residential city local cross high low hard flash usb disk dream memory work job market meeting hiding safe first next
  last third second same other whole wrong right common public private supreme family county district federal circuit magistrates tennis
  basketball netball food custody divorce criminal crown traffic claims test sex birth busier main one another each every any some no into
  onto along across up down per or nor bus train toy boxing starting parking resting happy special steep bumpy rocky nice lovely beautiful
  giant huge little wide narrow clear open closed empty nearest neighbouring entire opposite bigger smaller nearby pretty really very so too
  taking took take got get need needed needs pack car truck driven shopping coffee ride walk`.split(/\s+/),
)
/** These are no name of a street even after a house's number. */
const little = new Set(
  `minute minutes min mins hr hrs hour hours km kms ks metre metres meter meters mile miles lane lanes week weeks month months year years day
  days am pm of on in at to the a an and or my our your his her their this that is was from for off up down more other busy dirt gravel
  different quiet same whole way`.split(/\s+/),
)
const isName = (word: string) => !commonEnglish.has(word) && !measures.has(word) && !/^\d/.test(word)

function isWhole(sentence: string): boolean {
  for (const { 2: names = '', 3: street, index } of sentence.matchAll(whole)) {
    const last = names.trim().split(' ').at(-1) ?? ''
    if (
      street
        ? !little.has(last) && (isName(last) || last === names.trim())
        : isName(last) && before.test(sentence.slice(Math.max(0, index - 12), index))
    )
      return true
  }
  return false
}

const box =
  /\brmb \d{1,5}\b|\b(?:send|post|mail)\b.{0,40}\bbox \d{1,5}\b|\b\d{1,4} the (?:esplanade|avenue|parade|crescent|boulevard|terrace|promenade|strand)\b|\b(?:gpo|p\.? ?o\.?|post office|locked|private) ?(?:box|bag) \d{1,6}\b/
const coordinates =
  /-\d{1,2}\.\d{3,8}[^\d\n]{1,12}1\d\d\.\d{3,8}|\b[2-9cfghjmpqrvwx]{4,8}\+[2-9cfghjmpqrvwx]{2,3}\b|-?\d{1,2}\.\d{3,8}°? ?[ns]?[, ] ?-?\d{1,3}\.\d{3,8}/
const threeWords = /\/\/\/ ?[a-z]{2,20}\.[a-z]{2,20}\.[a-z]{2,20}|\bwhat ?(?:3|three) ?words\b/
const postcode = /\b(?:vic|nsw|qld|tas|act|nt|sa|wa) \d{4}\b/
const unit =
  /\b(?:unit|flat|apt|apartment|lot|villa|townhouse|site|cabin|room) (?:\d{1,4}[a-z]?|one|two|three|four|five|six|seven|eight|nine|ten)\b/
const numbered = new RegExp(String.raw`\b(?:number|no\.?|house|#) ?(?:${house})\b`)

const streetName = new RegExp(
  String.raw`\b([a-z]{3,20}) (?:${streets}|st|dr|ct)\b|\b(?:on|at|off|in) ([a-z]{3,20}) (?:drive|court|lane|close|place)\b`,
  'g',
)
const namesStreet = (sentence: string) =>
  [...sentence.matchAll(streetName)].some(({ 1: name, 2: other }) => isName(name ?? other ?? ''))
const corner = /\bcorner of ([a-z]{3,20})(?: (?:st|street|rd|road|ave))? (?:and|&|n) ([a-z]{3,20})\b/
const namesCorner = (sentence: string) => {
  const [, one = '', two = ''] = corner.exec(sentence) ?? []
  return one !== '' && isName(one) && isName(two)
}

const dwelling =
  /\b(?:house|houses|doors (?:down|up)|home|place|units?|flats?|apartment|townhouse|duplex|granny flat|door|gate|letter ?box|mailbox|caravan|driveway|store?y|fence|trampoline|basketball ring|brick|weatherboard|number|side|single digits)\b/
const lives =
  /\b(?:i live|we live|lives?|living|im (?:in|at|the|on)|were (?:the|at|on|in|right|number|just)|we are|shes (?:in|at)|hes (?:in|at)|theyre (?:in|at)|thats (?:me|us|mine|ours|my|where)|find (?:me|us)|cant miss|come (?:any ?time|over|round|around|say|past|and|for)|drop (?:in|by|round|over)|pop (?:in|by|round|over)|(?:go|someone) and (?:see|check)|knock|ask for|my (?:house|place)|our (?:house|place)|mums (?:house|place)|moved in(?:to)?|renting)\b/
const beside =
  '(?:opposite|behind|beside|past|above|across from|next (?:door )?to|(?:round|around) the corner from|over the road from|(?:doors|houses|one|up|down|along) from|end of|on top of)'
const landmark =
  '(?:servo|caltex|bp|petrol station|motel|laundromat|iga|aldi|coles|woolies|woolworths|bunnings|shops?|church|mosque|pub|school|kinder|kindy|primary|station|post office|roundabout|round about|park|oval|pool|library|chemist|bakery|maccas|mcdonalds|bowlo|bowls club|rsl|bottle ?o|hall|hospital|showgrounds?|tip|bridge|jetty|car ?park|newsagent|fish and chip|water tower|silos?|gum tree|big gum|lights|tafe|pharmacy|golf course|cemetery|day ?care|childcare)\\b'
const besideLandmark = new RegExp(
  `\\b${beside} (?:the |a |an |that |our )?(?:[a-z]{1,15} ){0,2}${landmark}|\\bwhere the old (?:[a-z]{1,15} ){0,2}(?:was|is|used)\\b`,
)
const besideIt = new RegExp(`\\b${beside} (?:it|that|there)\\b`)
const anyLandmark = new RegExp(`\\b${landmark}`)

/** A way told by what stands beside it. */
const tellsTheWay = (sentences: string) =>
  (besideLandmark.test(sentences) || (besideIt.test(sentences) && anyLandmark.test(sentences))) &&
  dwelling.test(sentences) &&
  lives.test(sentences)

/** Where somebody lives, or is to be met at home. */
export const hasAddress = (sentence: string, withNext = sentence): boolean =>
  box.test(sentence) ||
  coordinates.test(sentence) ||
  threeWords.test(sentence) ||
  isWhole(sentence) ||
  namesCorner(sentence) ||
  postcode.test(sentence) ||
  ((dwelling.test(sentence) || lives.test(sentence) || unit.test(sentence)) && namesStreet(sentence)) ||
  tellsTheWay(withNext) ||
  (unit.test(sentence) &&
    (anyLandmark.test(sentence) ||
      lives.test(sentence) ||
      /\b(?:tower|building|complex|block)\b/.test(sentence))) ||
  (numbered.test(sentence) && /\b(?:street|road|court|cul ?de ?sac|avenue|crescent)\b/.test(sentence))
