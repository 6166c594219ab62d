import { words } from '../matching/terms.ts'

/** Words up to which a line may take leave; a longer one tells something. */
const longest = 14
/** With something told before it, the leave is its last sentence. */
const longestWithMore = 40
/** One of so many sentences at its end, where none of them asks anything. */
const lastSentences = 3
/** Of a text so many letters at its end hold its last sentence. */
const longestLast = 200

const any = (...forms: readonly string[]) => `(?:${forms.join('|')})`

const must =
  '(?:i |id |ive |ill |we )?(?:really |just ){0,2}(?:have to|need to|got to|gotta|better|must|should)'
const mustGo = any(
  `${must} ${any('go', 'run', 'dash', 'fly', 'head off', 'get going', 'be off', 'log off')}`,
  `${must} get back to (?:it|him|her|them|bub|the baby|the kids|work)`,
  '(?:i |ive |we )?(?:really |just ){0,2}(?:gotta go|got to go|gtg|g2g)(?:(?! to\\b| through\\b| back\\b)(?: \\w{1,24}){1,8})?',
  'cant (?:talk|chat|stay) (?:now|any ?more|long)',
)
const toBed = any(
  '(?:im )?(?:going|off|heading|heading off|gonna go|going back) to (?:bed|sleep)',
  '(?:time for|off to|into) bed',
  `(?:${must}|(?:i |im )?(?:going to|gonna|will|might|think ill|ill)) (?:try to |try and |go to |get to |get some |go and |go ){0,3}(?:sleep|bed)`,
  '(?:nightnight|nighty ?night|good ?night|gnight|nite|night)',
)
const seeYou = any(
  '(?:bye|bye \\w{1,24}|byebye|goodbye|ttyl|brb|cya|laters|ciao|nighty|im off|signing off|logging off|over and out)',
  '(?:see (?:ya|you|u)|be right back|back soon|back later|thats me for (?:now|tonight|today))',
  '(?:talk|chat|speak|type|catch|see|write)(?: to)?(?: you| ya| u)? (?:later|soon|tomorrow|again|tonight)',
)
const duty = any(
  `${must} go (?:and )?(?:pick up|get|feed|settle|grab|make|cook|check on|change|put) \\w{1,24}(?: \\w{1,24}){0,3}`,
)
/** What she goes to do, or that it is enough for now. */
const offTo = any(
  '(?:im |i am )?(?:off|away) to (?!a\\b|an\\b)\\w{1,24}(?: \\w{1,24}){0,5}',
  '(?:im |i am |going |heading )?back to (?:it|bed|(?:my|me) \\w{1,24}|the (?:baby|washing|dishes|couch|kids))',
  '(?:im |i am |ill |i will )?(?:going to|gonna|gunna|let me|lemme|will|about to) (?:now |go |just |try |to |and ){0,3}(?:lie down|lay down|rest|shut my eyes|close my eyes|sleep|crash|log off|sign off|have a (?:shower|bath|lie down|nap)|turn (?:this|it|my phone) off)(?: now| then| a bit| for a bit)?',
  '(?:thats|its) (?:enough|it|me|me done|all)(?: from me)? for (?:now|today|tonight)',
  '(?:enough|done) for (?:now|today|tonight|one night)|calling it a night|(?:ok|k|right|now|then|and) bed',
  '(?:my )?eyes (?:are )?(?:going|closing|shutting)',
)
const leave = any(mustGo, toBed, seeYou, duty, offTo)

/** A last kind word, or what only leads up to it. */
const beside = any(
  'ok|okay|k|alright|anyway|well|right|righto|so|and|but|oh|sorry|thanks|thank you|cheers|ta|ty|thx|x|xx|xxx|xo|now|then|though|tho|again|yep|yeah|lol|haha|wish me luck',
  'for now|for today|for tonight|for listening|so much|a lot|soon',
)
const who = any(
  '(?:he|she|they|hes|shes|theyre|someones|dinner|dinners|lunch|work|phone|school)',
  '(?:the |my )?(?:bubs?|babys?|babies|kids?|little one|toddler|husband|husbands|hubby|hubbys|partner|bus|phone|door)',
)
const reason = any(`${who}(?: \\w{1,24}){1,4}`, '(?:its|im) (?:late|getting late|tired|sleepy|at work|home)')

// A line has so many words at most.
const lead = `(?:${beside} ){0,${longest}}`
const trail = `(?: (?:${beside}|${leave})){0,${longest}}`
const goodbye = new RegExp(`^${lead}${leave}${trail}$`)
/** 'Hes awake gotta run', 'gotta go dinners burning'. */
const goodbyeWithReason = new RegExp(
  `^${lead}(?:${reason} ${lead}${any(mustGo, seeYou)}|${any(mustGo, toBed)} ${lead}${reason})${trail}$`,
)

/** In a line that only sounds like it: 'she cries whenever i have to go', 'i cant do this i need to go'. */
const tellsMore =
  /\b(?:when|whenever|if|why|dont|want|wish|hate|never|always|every|feel|anymore|says|said|saying|waves?|waved|waving|keeps?|leave|forever|alone)\b/

/** After one of these at the end of a line she may turn to go: 'was worth it lol ok bye'. */
const turnsToGo = new Set(
  'ok okay k anyway right righto well thanks ta cheers thx ty lol haha now'.split(' '),
)
/** Whatever stood before it, a line that ends so takes leave; but where it is told of. */
const lastWord =
  /(?<!\b(?:say|says|said|saying|wave|waves|waved|waving|kiss|without|no|a|the|to|of|our|my|his|her|last|before) )\b(?:bye|byebye|goodbye|goodnight|nightnight|nighty|cya|ttyl)(?: (?:x|xx|xxx|xo|thanks|ta|all|love))*$/

/** Whether she says goodbye, with or without a reason. 'I need to go to the doctor' is none. */
export function isGoodbye(text: string): boolean {
  const all = words(text)
  if (all.length === 0 || all.length > longestWithMore) return false
  const line = all.join(' ')
  if (lastWord.test(line) || (all.length <= longest && isTakingLeave(line))) return true
  const last = text
    .slice(-longestLast)
    .split(/[.!?\n]+/)
    .filter((each) => /\p{L}/u.test(each))
    .slice(-lastSentences)
  const parts = text.includes('?') ? last.slice(-1) : last
  const clause = last.at(-1)?.split(/[,;]/).at(-1) ?? ''
  const turned = all.findLastIndex((word, at) => at < all.length - 1 && turnsToGo.has(word))
  const turn = turned > 0 && all.length - turned <= longest ? all.slice(turned + 1).join(' ') : ''
  const ends = [...parts, clause]
    .filter((each) => each.trim() !== text.trim())
    .map((each) => words(each).join(' '))
  return [...ends, turn].some((each) => each !== '' && isTakingLeave(each))
}

function isTakingLeave(line: string): boolean {
  return !tellsMore.test(line) && (goodbye.test(line) || goodbyeWithReason.test(line))
}

/** Whether it is sleep that she goes to. */
export const isGoodnight = (text: string) => /\b(?:bed|sleep|g?n(?:ight|ite)|goodnight|nighty)\b/i.test(text)
