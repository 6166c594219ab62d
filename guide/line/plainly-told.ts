const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Lower case, without any mark. */
export const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
/** Whether a mark stands after a word. */
const isMarked = (raw: string) => /[^\p{L}\p{N}'’]$/u.test(raw)

/** Who a clause begins with. */
const who = set('i im ive id we weve he hes she shes they theyre itll its')
/** Where no mark stands before it, such a word joins it to what was said: 'i know he', 'every time she', 'and she'. */
const joins = set(
  'and n but or so because cos coz cause bc that then when whenever if unless while although though until till before after since as than where who which once like plus only just all everything anything something nothing everyone someone think thinks thought know knows knew feel feels felt hope hopes hoped wish reckon reckons bet swear sure glad sorry scared afraid worried told tells said says say',
)
/** Or such a word says which one is meant: 'the day we moved'. */
const which = set('the every any those all only first last best worst')
/** Or it stands before all that is told: 'now she'. */
const leads = set('now tonight today yesterday sometimes')
const mayBeMeant = set('i ive we weve he she they it')

/** Turned round with who does it, such a verb asks: 'is he right', 'did i sound rude'. */
const asks = set(
  'is are am was were do does did has have had can could will would should shall may might isnt arent wasnt werent dont doesnt didnt hasnt havent cant couldnt wont wouldnt shouldnt',
)
const asked = set('i we he she they')
/** With 'it' these may as well have it done to it: 'we did it'. */
const asksOfIt = set('is was does can will would could should isnt wasnt doesnt')
const pointing = set('that this it')
const supposes = set('if unless whether')
/** Begins a question that has no mark. */
const opensQuestion = set(
  'is are am was were do does did can could should would will how what when why who where which whats hows whos wheres isnt arent dont doesnt',
)

/** Whether a sentence asks or supposes, with a mark or without: by its first word, or by a verb that stands before who does it. */
export function isAsking(sentence: string): boolean {
  const raw = sentence.trim().split(/\s+/)
  const words = raw.map(bare)
  const isTurned = (at: number): boolean => {
    const [verb, next] = [words[at] ?? '', words[at + 1] ?? '']
    if (isMarked(raw[at] ?? '')) return false
    return (
      (asks.has(verb) && asked.has(next)) ||
      (asksOfIt.has(verb) && next === 'it' && !pointing.has(words[at - 1] ?? ''))
    )
  }
  return (
    sentence.includes('?') ||
    opensQuestion.has(words[0] ?? '') ||
    words.some((word, at) => supposes.has(word) || isTurned(at))
  )
}

/** Words that are spoken aside, taken back, or leave it open. */
const aside = set(
  'yeah yea yes yep nah nope ok okay oh ooh ah aw aww ugh er erm um hmm mm ha btw obvs obviously tbf tbh ngl fyi innit eh aye pls please omg god jesus christ anyway anyways apparently wait correction kidding joke joking lol lmao haha hahaha or',
)
/** Words of the talk itself. */
const ofTalk = set(
  'say saying mean meaning typing asking asked ask talking answer question questions message',
)
/** Before these 'me' is 'my'. */
const mine = set(
  'mum mums mam mams mother dad dads da nan nana nans gran sister brother mate mates hubby husband fella lad head feet hands own',
)

/** Whether words of hers tell, in one clause or in several with a joint between, and nothing is said aside. */
export function isPlainlyTold(raw: readonly string[]): boolean {
  const words = raw.map(bare)
  const begins = (at: number) =>
    who.has(words[at] ?? '') || (words[at] === 'it' && asksOfIt.has(words[at + 1] ?? ''))
  const isLoose = (at: number) =>
    at > 0 &&
    begins(at) &&
    !isMarked(raw[at - 1] ?? '') &&
    !joins.has(words[at - 1] ?? '') &&
    !(at === 1 && leads.has(words[0] ?? '')) &&
    !(mayBeMeant.has(words[at] ?? '') && which.has(words[at - 2] ?? ''))
  const isSpoken = (word: string, at: number) =>
    aside.has(word) ||
    ofTalk.has(word) ||
    (word === 'me' && mine.has(words[at + 1] ?? '')) ||
    (word === 'dont' && (at === 0 || isMarked(raw[at - 1] ?? '')))
  return !words.some((word, at) => isLoose(at) || isSpoken(word, at))
}
