import { words } from './matching-text.ts'

/** Words up to which a line may take leave; a longer one tells something. */
const longest = 14

const any = (...forms: readonly string[]) => `(?:${forms.join('|')})`

const must =
  '(?:i |id |ive |ill |we )?(?:really |just ){0,2}(?:have to|need to|got to|gotta|better|must|should)'
const mustGo = any(
  `${must} ${any('go', 'run', 'dash', 'fly', 'head off', 'get going', 'be off', 'log off')}`,
  `${must} get back to (?:it|him|her|them|bub|the baby|the kids|work)`,
  '(?:i |ive |we )?(?:really |just ){0,2}gottago',
  'cant (?:talk|chat|stay) (?:now|any ?more|long)',
)
const toBed = any(
  '(?:im )?(?:going|off|heading|heading off|gonna go|going back) to (?:bed|sleep)',
  '(?:time for|off to|into) bed',
  `(?:${must}|(?:i |im )?(?:going to|gonna|will|might)) (?:try to |try and |go to |get to |get some |go and |go ){0,3}(?:sleep|bed)`,
  '(?:nightnight|nighty ?night|good ?night|gnight|nite|night)',
)
const seeYou = any(
  '(?:bye|goodbye|ttyl|brb|cya|im off|signing off|logging off)',
  '(?:see (?:ya|you|u)|be right back|back soon|back later|thats me for (?:now|tonight|today))',
  '(?:talk|chat|speak|type|catch|see|write)(?: to)?(?: you| ya| u)? (?:later|soon|tomorrow|again|tonight)',
)
const duty = any(
  `${must} go (?:and )?(?:pick up|get|feed|settle|grab|make|cook|check on|change|put) \\w{1,24}(?: \\w{1,24}){0,3}`,
)
const leave = any(mustGo, toBed, seeYou, duty)

/** A last kind word, or what only leads up to it. */
const beside = any(
  'ok|okay|anyway|well|right|so|and|but|oh|sorry|thanks|cheers|ta|x|xx|xo|now|then|though|tho|again|yep',
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
  /\b(?:when|whenever|if|why|dont|want|wish|hate|never|always|every|feel|anymore|says|said|saying|keeps?|leave|forever|alone)\b/

/** Whether she says goodbye, with or without a reason. 'I need to go to the doctor' is none. */
export function isGoodbye(text: string): boolean {
  const all = words(text)
  if (all.length === 0 || all.length > longest) return false
  const line = all.join(' ')
  return !tellsMore.test(line) && (goodbye.test(line) || goodbyeWithReason.test(line))
}

/** Whether it is sleep that she goes to. */
export const isGoodnight = (text: string) => /\b(?:bed|sleep|g?n(?:ight|ite)|goodnight|nighty)\b/i.test(text)
