import { saysLittle } from './her-words.ts'
import { plainly } from './kind-of-line.ts'

/** Somebody whom she named, as she would be asked about them. */
export interface Somebody {
  who: string
  isChild: boolean
}

const grown =
  'husband|hubby|partner|wife|boyfriend|fiance|ex|mum|mom|dad|mother|father|mother in law|father in law|sister|brother|nan|nana|aunty|boss|best friend|friend|neighbour|sister in law'
const child =
  'daughter|son|toddler|little one|baby|bub|stepdaughter|stepson|eldest|youngest|little girl|little boy|girls|boys|kids|twins|teenager|niece|nephew'
const named = new RegExp(`\\b(?:(my|our|his|her|their) (?:own )?(${grown}|${child})|(the) (${child}))\\b`)
const childNamed = new RegExp(`^(?:${child})$`)
/** Those who are called so without a word before it. */
const bareNames: readonly (readonly [RegExp, string])[] = [
  [/\bmil\b/, 'your mother-in-law'],
  [/\b(?:hubby|husband|dh)\b/, 'your husband'],
]

/** It is not about them. */
const denied = /\b(?:not|isnt|nothing to do with)\b/

/** Whom a line is about as a whole, whose own they are turned round: it names them, and says hardly more. Undefined where it tells of something. */
export function wholeSomebodyOf(text: string): Somebody | undefined {
  const read = plainly(text)
  if (denied.test(read)) return undefined
  const found = named.exec(read)
  if (!found) {
    const bare = bareNames.find(([sign]) => sign.test(read))
    return bare && saysLittle(read.split(bare[0]).join(' ')) ? { who: bare[1], isChild: false } : undefined
  }
  if (!saysLittle(read.replace(found[0], ' '))) return undefined
  const [, his, hisName, the = '', theirName = ''] = found
  const [whose, name] = [his ?? the, hisName ?? theirName]
  const turned = whose === 'my' || whose === 'our' ? 'your' : whose
  return { who: `${turned} ${name.replaceAll(' in law', '-in-law')}`, isChild: childNamed.test(name) }
}
