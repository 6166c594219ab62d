import { friendly, handedBack, noSuchThing, type OfIt } from '#content/companion/listening/asked-of-it.ts'
import { asksIfItMinds, ofItself } from '#content/companion/listening/general.ts'
import { partsOfTheApp } from '#content/companion/listening/parts-of-the-app.ts'
import { speaksOfBodies } from './doors/whom-for.ts'
import { reply, usesOf } from './entry-reply.ts'
import { askedBy } from './facts/answer-fact.ts'
import { factPlainlyAsked, isQuestion } from './facts/facts-asked.ts'
import { isHeld } from './held.ts'
import { plainly } from './line/kind-of-line.ts'
import { libraryById } from './matching/rank.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { say } from './set-replies.ts'
import { line, unheard } from './unheard.ts'

/** How she asks what it is for, and what becomes of her words, with the entry that says so. */
const asksOfIt: readonly (readonly [string, RegExp])[] = [
  [
    'ai-memory',
    /\b(?:do|will|can|did) (?:you|u) (?:even |actually |still )?(?:remember|keep|save|store|forget)\b/,
  ],
  [
    'abilities-what',
    /\bwhat (?:do|can) (?:you|u) (?:even |actually )?do\b(?! (?:when|if|with|about|after|for|to)\b)|\bwhat are you for\b|\bhow does this (?:app |thing )?work\b/,
  ],
  [
    'privacy-who-reads',
    /\b(?:do you|dont|does this) (?:tell|share|save)\b[a-z ]{0,20}\b(?:anyone|anybody|people|this|what i)\b|\bwho (?:else )?(?:sees|reads|can see)\b|\bis this private\b/,
  ],
  [
    'ai-are-you-human',
    /^(?:so )?(?:who|what) is this\b|^(?:so )?(?:like |just )?(?:a |an )?(?:robot|bot|ai|computer)\b/,
  ],
]

/** How she asks of a part of the app that it points to. */
const asksOfPart = (part: string) =>
  new RegExp(
    `\\b(?:wh?at(?:s| is| are)?|wheres?|where is|who(?:s| is) (?:in|on)|how does|how do i (?:find|get (?:in)?to|open|use|join)) (?:the )?${part}\\b(?! (?:hall|people|shop|green|pub|school|fete)\\b)|^(?:the )?${part} ?\\?`,
  )
const parts = [
  [asksOfPart('village'), partsOfTheApp.village],
  [asksOfPart('mum match'), partsOfTheApp.mumMatch],
] as const

/** What she asks of whoever is there, about itself. */
const asksIt =
  /^(?:and |so |but |lol )*(?:do|are|will|did|dont) (?:you|u) (?:even |really |actually |not )*(?:get (?:bored|tired|sick|lonely|annoyed)|sleep|care|mind|eat|bored|tired|sick of|judg(?:e|ing)|laugh)\b|^(?:and |so |but |lol )*(?:are|r) (?:you|u) (?:ok|okay|alright|all right|well)\b(?! with)/

const you = '(?:you|u|ya)'
const toIt = `(?:^|[.,!?] |\\b(?:so|and|but|anyway|lol|haha|right|well|btw|asking|wonder) )(?:and |but |so )?`
/** A question that begins so in her line. */
const form = (pattern: string) => new RegExp(`${toIt}(?:${pattern})`)

/** How whoever is there is asked of themselves. Of 'you' that is anybody ('do you strap bookcases to the wall') none is one. */
const signs: readonly (readonly [OfIt, RegExp])[] = [
  [
    'meal',
    form(
      `what (?:do|did|are|will) ${you} (?:have|having|had|eat|eating|get) (?:for|4) (?<thing>breakfast|brekkie|lunch|dinner|tea|pudding|dessert|christmas)\\b|(?:i )?(?:asked|meant|its|no) what ${you} (?:eat|drink|have)\\b`,
    ),
  ],
  [
    'favourite',
    form(
      `what(?:s| is| are) (?:your|ur) (?:own )?(?:favou?rite|fave?) (?<thing>[a-z]{3,12})\\b|(?:do|have) ${you} (?:got |have )?(?:a |any )?(?:favou?rite|fave?) (?<other>[a-z]{3,12})\\b`,
    ),
  ],
  [
    'team',
    form(`who (?:do|d) ${you} (?:support|barrack for|follow|go for|root for|vote for)\\b|whats your team\\b`),
  ],
  [
    'life',
    form(
      `(?:do|did) ${you} (?:ever )?(?:go|get|have|take) (?:on |to |any |a |your )?(?:holidays?|vacation|days? off|weekends?|birthday|breaks?|friends|hobb(?:y|ies)|pets?|dreams?|nights? out|family)\\b|(?:do|did) ${you} (?:ever )?(?:dream|switch off|go out|sing|dance|bake)\\b|where (?:do|are) ${you} (?:live|from|based|sit)?\\b(?: ?(?:live|from|based))?\\??$|how old are ${you}\\b|what(?:s| is) (?:your|ur) (?:name|star ?sign|birthday|job|day|week)\\b|were ${you} ever (?:a |an )?(?:kid|child|baby|young|teenager|little)\\b|what (?:do|are) ${you} (?:do|doing) (?:when (?:your?|youre|ur) bored|all day|at night|for fun|tonight|today|on weekends|at the weekend)\\b|hows your (?:day|night|week|weekend)\\b`,
    ),
  ],
  [
    'senses',
    form(
      `have ${you} (?:ever )?(?:seen|watched|heard of|tasted|eaten|been to|read|smelt|met) (?!this (?:rash|before)|that (?:rash|before)|anything like|babies|kids|one like)[a-z]+|can ${you} (?:even |actually |really )?(?:see|hear|smell|picture|taste|imagine|feel) (?:it|this|that|me|him|her|them|us|things|anything)\\b(?! (?:coming|being|as))|do ${you} (?:even |actually |really )?(?:see|hear|picture|taste) (?:it|things|me|us|pictures)\\b`,
    ),
  ],
  [
    'taste',
    form(
      `(?:asking )?(?:do|dont) ${you} (?:even |actually |really |ever )?(?:like|love|enjoy|hate|watch|prefer)\\b(?! (?:just|have|need|go|get|put|give|this rash|to (?:give|put|use|feed)|when|it when))|would ${you} (?:like|want|fancy) (?:a|an|some|one)\\b|(?:are|r) ${you} (?:a |an )?(?:cat|dog|tea|coffee|morning|beach) (?:person|lover)\\b`,
    ),
  ],
  [
    'made',
    form(
      `who (?:made|built|wrote|runs|programmed|invented|owns) ${you}\\b|who (?:made|runs|owns) this (?:app|thing)\\b|how were ${you} made\\b`,
    ),
  ],
  ['well', form(`(?:${you} (?:ok|okay|alright)(?: there)?)(?:$|[?!.])`)],
  [
    'sends',
    /\b(?:does|do|will|can|did|has) (?:this app|the app|it|this|you|u|lightly) (?:just |ever |actually |also |then )*(?:send|share|post|email|forward|print|pass on) (?:it|this|that|them|my|the|our|things|lists?|messages?|texts?)\b(?! (?:again|here|back|over|once))/,
  ],
  [
    'makes',
    /\b(?:can|do|could) (?:you|u|it|this app|lightly) (?:even |actually |also )?(?:do|make|write|help with) (?:plans|lists|messages|texts|notes|plans and lists|plans or lists)(?: or not| too| as well| though| then)?(?:$|[?.!])/,
  ],
]

/** A longer line tells more than it asks so. */
const longestAsked = 45

/** What she says in later sentences than the one that a place stands in. */
function laterIn(read: string, at: number): string {
  const rest = read.slice(at)
  const end = rest.search(/[.!?]/)
  return end < 0 ? '' : rest.slice(end).replace(/^\W+/, '')
}

/** Which of the friendly questions she asks it, with the thing that it is of; undefined where she asks none. */
function askedOfIt(read: string): { of: OfIt; thing: string } | undefined {
  if (read.split(' ').length > longestAsked) return undefined
  for (const [of, sign] of signs) {
    const found = sign.exec(read)
    if (!found) continue
    const after = laterIn(read, found.index + found[0].length)
    const isLast = after === '' || !isQuestion(after) || signs.some(([, other]) => other.test(after))
    if (isLast) return { of, thing: found.groups?.thing ?? found.groups?.other ?? '' }
  }
  return undefined
}

/** A short and honest answer to a friendly question, handed back to her. */
function answerFriendly(read: string, question: CompanionQuestion): CompanionReply | undefined {
  const asked = askedOfIt(read)
  if (!asked || isHeld(question) || speaksOfBodies(question.text) || factPlainlyAsked(askedBy(question)))
    return undefined
  const { of, thing } = asked
  const first = line(thing ? noSuchThing : friendly[of], question).replace('{thing}', thing)
  const back =
    of === 'sends' || of === 'makes' ? undefined : unheard(handedBack[of], question, (each) => each)
  return say('listen-of-itself', back ? `${first} ${back}` : first)
}

/** What answers who asks about the companion, where her words plainly do. */
export function asksAboutIt(question: CompanionQuestion): CompanionReply | undefined {
  const read = plainly(question.text)
  const part = parts.find(([sign]) => sign.test(read))?.[1]
  if (part) return say('listen-of-a-part', line(part, question))
  const id = asksOfIt.find(([, sign]) => sign.test(read))?.[0]
  const entry = id && libraryById.get(id)
  if (!entry)
    return asksIt.test(read)
      ? say('listen-of-itself', line(asksIfItMinds, question))
      : answerFriendly(read, question)
  return usesOf(entry, question) === 0
    ? reply(entry, question)
    : say('listen-of-itself', line(ofItself, question))
}
