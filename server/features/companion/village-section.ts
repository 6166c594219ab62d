import type { Topic } from '#content/companion/listening/topic.ts'
import { hasFullAccess } from '#contract/gate.ts'
import type { VillageTopic } from '#contract/options.ts'
import { plainly } from '#guide/line/kind-of-line.ts'
import { readTurn } from '#reading/talk/read-turn.ts'
import { type Likely, ranked } from '#reading/talk/table.ts'
import { saysLoss } from '#reading/text/says-loss.ts'
import type { Heard } from './read.ts'

// A section of the Village that a reply may point to: one that is about what she tells, where she says that she is alone with it or asks
// whether others have it too.

const withOthers =
  /\b(?:is it (?:just|only) me|just me or|am i the only|the only (?:one|mum|mother) (?:who|that|doing|feeling|like)|any(?:one|body) else|does (?:everyone|everybody|anyone|anybody)|(?:do|are|have) (?:any )?other (?:mums|mothers|moms|parents|people)|are other [a-z0-9 ]{1,30} olds|(?:feel|so|all|completely|totally|really) alone (?:in|with)|(?:no ?one|nobody) (?:else )?(?:gets (?:it|this|me)|understands|seems to (?:get|struggle)|talks about|tells you|warned me)|(?:no ?one|nobody) (?:else )?to talk to|no mum friends|lonely|isolated)\b/

/** What names a section in her own words; those of what it is like go before those of how old somebody is. */
const named: readonly (readonly [VillageTopic, RegExp])[] = [
  [
    'Mental Load',
    /\b(?:mental load|default parent|(?:remember|remembers|think of|keep track of) everything)\b/,
  ],
  [
    'Mum Guilt',
    /\b(?:mum guilt|guilt|guilty|bad mum|bad mother|i (?:yell|yelled|shout|shouted|snap|snapped)|who (?:yells|shouts|snaps))\b/,
  ],
  [
    'Not Enjoying Every Moment',
    /\b(?:(?:not|dont|do not|didnt|never) (?:really |even |always )?(?:enjoy|enjoying|like|liking|love|loving) (?:it|this|any of|every|being (?:a )?(?:mum|mother)|motherhood|the baby)|(?:hate|hates|hating) (?:the (?:baby|newborn|toddler)|playing|being (?:a )?mum)|boring|so bored|bored (?:at home|with|by|all|of))\b/,
  ],
  [
    'Identity',
    /\b(?:(?:lost|miss|losing) (?:myself|themselves|who (?:i|they))|(?:know|remember|forget|forgot) who i (?:am|was)|different person|feel like (?:myself|me anymore))\b/,
  ],
  [
    'Burnout & Overwhelm',
    /\b(?:burnt out|burned out|burnout|overwhelmed|touched out|angry all the time|mum rage)\b/,
  ],
  [
    'Relationships',
    /\b(?:husbands?|hubby|hubbies|partners?|wife|marriage|mother in law|mil|in laws|my ex|my friends)\b/,
  ],
  ['Newborn', /\b(?:newborns?|[1-9] (?:day|week|wk)s? olds?|1[0-2] (?:week|wk)s? olds?)\b/],
  ['Baby', /\b(?:[3-9]|1[01]) ?(?:months?|mths?|mo) olds?\b/],
  ['Toddler', /\b(?:toddlers?|tantrums?|[12] ?(?:yo|year olds?|yr olds?))\b/],
  ['Preschool', /\b(?:preschool(?:er)?|kinder|kindy|[34] ?(?:yo|year olds?|yr olds?))\b/],
  [
    'School-age',
    /\b(?:homework|library day|school (?:mornings?|run|gate|mums|forms)|(?:[5-9]|1[0-2]) ?(?:yo|year olds?|yr olds?))\b/,
  ],
  ['General', /\b(?:no mum friends|mothers group|nobody to talk to|no ?one to talk to)\b/],
]

const byTopic: Partial<Record<Topic, VillageTopic>> = {
  guilt: 'Mum Guilt',
  overwhelm: 'Burnout & Overwhelm',
  'own-tiredness': 'Burnout & Overwhelm',
  anger: 'Burnout & Overwhelm',
  identity: 'Identity',
  partner: 'Relationships',
  'family-and-friends': 'Relationships',
  toddler: 'Toddler',
  school: 'School-age',
  loneliness: 'General',
}
/** From here on a line is about a topic; and from here on it may be about a loss, or a low day, where no forum is pointed to. */
const clear = 0.5
const tender = 0.3
const dead = /\b(?:died|dead|dying|miscarr[a-z]{0,8}|still ?b[a-z]{1,8}|passed away|funeral|grie(?:f|ving))\b/
/** So many of her last lines say what the talk is about. */
const linesRead = 3

const isTender = (topic: Likely<Topic>) => topic.grief >= tender || topic.low >= tender

function sectionOf(line: string): VillageTopic | undefined {
  const words = named.find(([, sign]) => sign.test(line))
  if (words) return words[0]
  const [best] = ranked(readTurn({ text: line, asked: '', before: null }).topic)
  return best && best[0] !== 'none' && best[1] >= clear ? byTopic[best[0]] : undefined
}

/**
 * The section that fits what she tells, where she speaks of being alone with it or asks whether others have it; null where none does, or
 * somebody died.
 * @param lines hers in this chat, oldest first
 */
export function sectionFor(lines: readonly string[]): VillageTopic | null {
  const said = lines.map(plainly)
  const last = said.at(-1)
  if (last === undefined || !withOthers.test(last)) return null
  if (lines.some(saysLoss) || said.some((line) => dead.test(line))) return null
  const latest = said.slice(-linesRead).reverse()
  if (latest.some((line) => isTender(readTurn({ text: line, asked: '', before: null }).topic))) return null
  for (const line of latest) {
    const section = sectionOf(line)
    if (section) return section
  }
  return null
}

/**
 * Whether a reply may point there at all: never in SOS, under a level or the question whether she is safe, or after a loss; only where the
 * Village is open to her. That it does once in a chat is seen to where the reply is done.
 */
export function mayPoint(heard: Heard, isVillageShown: boolean): boolean {
  const { safety, standing, found, profile, entitlement, isSOS } = heard
  const isLevel = [safety, standing, found].some(({ level, softLine }) => level !== 'none' || softLine)
  return isVillageShown && !isSOS && !isLevel && profile.loss_since === null && hasFullAccess(entitlement)
}

/** Her lines of a chat with the one that is being answered, oldest first. */
export const linesOf = ({ talk, incoming }: Heard): string[] => [
  ...talk.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  incoming.user_text,
]
