import type { Door } from '#content/companion/listening/doors.ts'
import type { Topic } from '#content/companion/listening/topic.ts'
import { tellingIn } from '#content/facts/terms.ts'
import { readTurn } from '#reading/talk/read-turn.ts'
import { ranked } from '#reading/talk/table.ts'
import { agesTold } from '../facts/ages.ts'
import { questionIn } from '../facts/facts-asked.ts'
import { lastSentence, plainly } from '../line/kind-of-line.ts'
import { numberWords } from '../line/number-words.ts'
import type { CompanionQuestion } from '../question.ts'
import { hersIn } from '../unheard.ts'

const ofBodies =
  /\b(?:bub|bubs|baby|babies|newborn|toddler|feed(?:s|ing)?|milk|formula|bottles?|breast\w{0,8}|sleep\w{0,5}|naps?|poos?|wee(?:ing|s)?|leak(?:ing|s)?|pelvic|bladder|tummy|hungry|teething|wean(?:ing)?|pump(?:ing)?|weigh\w{0,3}|napp(?:y|ies)|temp|fever|rash|cough\w{0,3}|sick|vomit\w{0,3}|medicine|panadol|nurofen|dose|vaccin\w{0,7}|doctor|gp|nurse|hospital|pain|hurts?|bleed\w{0,3}|periods?|stitches|pregnan\w{0,3}|birth|labour|contractions?|teeth\w{0,3}|solids|allerg\w{0,3}|skin|eyes?|ears?|cord|tongue|reflux|croup|blood|pill|contracept\w{0,4}|caffeine|coffees?|alcohol|wine|beer|listeria|glucose|ultrasounds?|scans?|midwife|iron|cereal|eggs?|peanuts?|hormon\w{0,3}|anxi\w{0,4}|depress\w{0,4})\b/i

/** Whether her words are about a body, or what it takes in. */
export const speaksOfBodies = (text: string): boolean => ofBodies.test(text)

/** What else is of a body, or of how one grows. */
const alsoOfBodies =
  /\b(?:dangerous|poison\w{0,3}|swallow\w{0,3}|honey|chok\w{1,3}|itch\w{0,3}|broken|cast|bruis\w{1,4}|crust|puffs|crying|placenta|socks|breath\w{0,4}|dizzy|burns?|burnt|jabs?|immuni\w{0,9}|shots?|scars?|scab\w{0,2}|swell\w{0,3}|swollen|heartburn|lift(?:ing)?|c ?sections?|caesareans?|cesareans?|section|tears?|run(?:ning)? again|exercise|sex|arthritis|cannula|insulin|diabet\w{1,4}|catch(?:ing)? it|contagious|infect\w{1,6}|(?:the|his|her|got) runs|diarrhoea|diarrhea|bug|nits|lice|spots|pollen|hearing|implant|hips?|back ?ache|crawl\w{0,3}|walk\w{0,3}|roll\w{0,3}|smil\w{1,3}|words?|talk(?:s|ing) yet|speech (?:delay|therapy|therapist)|premm?|premature|corrected|tooth|wakes?|waking|nappy|potty|toilet|wet(?:s|ting)? the bed|cot|dummy|swaddl\w{1,3}|puree\w?|eczema|reflux|colic|sneez\w{1,3}|snor\w{1,5}|snot\w{0,2}|hiccup\w{0,3}|kicks?|kicking|bath|vagina\w?|boobs?|nipples?|let ?down|latch\w{0,3}|menopause|sheets|clots?|calf|calves|legs?|sore|cramps?|vap(?:e|es|ing)|smok(?:e|ing)|get pregnant|fertil\w{1,4}|bite|biting|bites|grow(?:ing)?|taller|size)\b/
/** What one may take in. */
const mayHave =
  /\b(?:can|may|should|is it (?:ok|okay|safe|bad)) (?:if |for )?(?:i|we|he|she|they|a|my|the) (?:\w{1,12} )?(?:have|eat|drink|take)\b|\bhow (?:much|many) [a-z ]{1,25}(?:can|should|may) (?:i|he|she|they)\b|\b(?:teaspoons?|mls?|grams?)\b/
const ofMedicine =
  /\b(?:paracetamol|panadol|nurofen|ibuprofen|calpol|antibiotics?|amoxicillin|medicines?|medications?|meds|tablets?|pills?|doses?|antihistamines?|zyrtec|laxatives?|melatonin|antidepressants?|sertraline|movicol|gaviscon|probiotics?|vitamins?|supplements?)\b/
const ofPregnancy =
  /\b(?:pregnan\w{1,3}|(?:after|before) (?:he|she|it|baby|bub)(?:s| is) born|after baby comes|im expecting|trimester|my due date|(?:in|start|go into|the|early) labour|induc(?:ed|tion)|weeks along|\d{1,2} ?(?:w|wks|weeks) (?:pregnant|along|with)|antenatal|my bump|ultrasounds?|contractions?|glucose test|gestational|morning sickness)\b/
/** Somebody else is pregnant, she was, or it is behind her. */
const noMorePregnant =
  /\b(?:not|wasnt|isnt|without|before|when|was|were|after|again|last|while|being|been|to get|get|getting) (?:even |having |ever |i |she |we |was |were |been |being |getting )*pregnan\w{1,3}\b|\bsince (?:the )?birth\b|\bafter (?:the |giving )?birth\b|\bpostpartum\b/
const ofChildcare =
  /\b(?:daycare|day care|childcare|child care|creche|nursery|kinder|kindy|kindergarten|preschool|playgroup|educators?|family day ?care)\b/
const ofSchool =
  /\b(?:schools?|teachers?|class(?:room|mates?)?|homework|reception|uniforms?|enrol\w{0,5}|lunch ?box\w{0,2}|prep|year (?:\d{1,2}|one|two|six|seven)|excursion|principal|detention|canteen|report card|exams?|gcses?)\b/
const ofWork =
  /\b(?:boss|employer|work(?:place|ing)?|job|shifts?|roster|(?:maternity|parental|unpaid|annual|sick|carers?) leave|redundan\w{1,3}|contract|my hours|cut my|manager|resign|about leave|keep my (?:place|job)|the head|depot)\b/
const ofRights =
  /\b(?:do i have to|do they have to|have to (?:give|tell|pay|let)|can (?:they|he|she|my boss|my work|work|the boss)|am i (?:allowed|entitled)|are they allowed|rights?|legal\w{0,2}|notice|paid|leave|sack\w{0,2}|fire[ds]?|entitled|when do i (?:tell|have))\b/
const ofMilk =
  /\b(?:breast(?! ?lump)\w{0,8}|boobs?|nipples?|latch\w{0,3}|let ?down|pump(?:ing)?|express(?:ing)?|lactation|make milk|milk (?:come|comes|came|supply|in)|my (?:milk|supply)|mastitis)\b/
const ofMoney =
  /\b(?:payments?|centrelink|benefits?|subsid(?:y|ies)|allowance|parental leave pay|family tax|rebate|concession|health care card|what money|money can i|claim(?:ing)?|birth certificate|regist(?:er|ered|ering|ration) (?:the|a|her|his|my) (?:birth|baby)|medicare|carer payment)\b/
/** Of what goes on in the world the shelf knows nothing, whoever it is for. */
const ofWorld =
  /\b(?:rain(?:ing)?|weather|forecast|grown ups|telly|tv|on tonight|bake off|movie|film|netflix|footy|football|cricket|rugby|who won|the score|recipe|songs?|capital of|cost of|how much (?:is|are) (?:the|a)|opening hours|open (?:on|till|until|today|tomorrow)|bus|train|ferry|flights? to|trilobite|planet|dinosaurs?)\b/
const ofChildren =
  /\b(?:he|she|they|hes|shes|theyre|him|her|them|kids?|child|children|bubs?|bub|baby|babies|toddlers?|boys?|girls?|twins|son|daughter|teen\w{0,5}|siblings?|only child|little ones?|\d{1,2} ?(?:yr|year|mo|month)s? ?olds?|\d{1,2} ?yo)\b/
const ofGrowing =
  /\b(?:at (?:that|this|what|her|his) age|(?:kids|children|toddlers|babies|teens|boys|girls) (?:her|his|that|this|of) ?age|(?:do|are|did|can|should) (?:most |all |other |foster |adopted |only |some |small )?(?:kids|children|babies|toddlers|teenagers|teens|twins|boys|girls|newborns|siblings)|(?:for|of) (?:a |an )?(?:foster|adopted|only|\w{1,9} year old|\d{1,2} ?(?:yr|year|month|mo|week) ?olds?|\d{1,2} ?yo|toddlers?|kids|children|boys|girls|teens)|grow out of|normal (?:at|for|still at)|what age|how old|when (?:they|he|she|kids|babies|children) can|when can (?:they|he|she|kids|babies|children)|(?:do|does|will) (?:kids|children|they|boys|girls) (?:ever )?(?:turn out|grow up)|when do (?:they|kids|children|babies)|do (?:kids|babies|children) )\b/
/** What one asks who has a wound to heal, or a bump. */
const afterBirth = /\bwhen (?:can|may|could|should) i (?:drive|lift|run|swim|bath|cycle|ride|exercise|fly)\b/
/** She asks for words or a list, and for nothing that is known. */
const ofUs = /\b(?:can|could|will) you (?:just |please )?(?:do|make|write|give|put|add|send|read)\b/
/** Asked of somebody small or growing, it is of how they grow. */
const ofNormal =
  /\b(?:is (?:it|that|this)|its) (?:even |still |really |just )*(?:normal|usual|common|odd|strange|weird)\b/
/** Whoever it is about, it turns on them. */
const ofPeople =
  /\b(?:he|she|they|hes|shes|theyre|him|her|them|his|their|kids?|child|children|boys?|girls?|twins|son|daughter|teens?|mum|mother|dad|father|nan|gran|husband|hubby|partner|wife|ex|friends?|sister|brother|people|ppl|everyone|stepmum|years? olds?)\b/
/** What she asks of herself, and nobody else stands in it. */
const ofHerself = /\b(?:i|im|my|me|ive|id)\b/

/** What goes on between people, and in her, is nothing that anybody could look up. */
const ofMinds =
  /\b(?:hates?|loves? me|likes? me|love me|like me|think of me|blames?|forgive\w{0,2}|guilty|my fault|mum|mother in law|mil|husband|hubby|partner|wife|dad|friends?|sister|brother|ex|everyone|people|nobody|me (?:like|so)|i (?:feel|cry|hate|like this))\b/

const monthsAYear = 12
const smallUntil = 5 * monthsAYear
/** A bare number from here on is of years, and of a child. */
const youngestBare = 3
const grown = 18
/** A question of so few telling words is about what she says beside it. */
const fewWords = 2
const linesBefore = 8
const plainTopic = 0.4

/** Topics that say by themselves whom a question is for, where her words do not. */
const byTopic: Partial<Record<Topic, 'child' | 'own' | Door>> = {
  sleep: 'child',
  crying: 'child',
  'feeding-milk': 'child',
  'feeding-food': 'child',
  toddler: 'child',
  pregnancy: 'pregnancy',
  birth: 'own',
  body: 'own',
  'illness-and-special-needs': 'child',
}

/** She speaks of what the last reply asked, or of whom it named; it says nothing of what she asks. */
const ofTheTalk = /\b(?:nurses?|healthdirect|village|000|am i safe|im safe|if im safe|crisis number)\b/

/** What of her line asks, in plain words, without what she says of the talk itself. */
function askingPart(text: string): string {
  const asking = questionIn(text) || lastSentence(text)
  const sentences = plainly(asking).split(/(?<=[.,;!?])\s+/)
  const left = sentences.filter((each) => !ofTheTalk.test(each))
  return (left.length > 0 ? left : sentences).join(' ')
}

/** Her line, and what stands before it in the chat. */
type Asking = Pick<CompanionQuestion, 'text' | 'history'>

/** Her last lines before this one, the last one first. */
const hersBefore = (question: Asking): string[] => hersIn(question).slice(-linesBefore).toReversed()

const years = `\\d{1,2}|${numberWords.join('|')}`
/** How old somebody is, in a bare number. */
const bareAge = new RegExp(
  `\\b(?:at|hes|shes|he is|she is|theyre|he was|she was|turned|turning|aged|miss|mr|normal for|just|only) (?<years>${years})\\b(?! ?(?:w|weeks?|wks?|m|months?|mths?|mo|d|days?|am|pm|oclock|hours?|hrs?|mins?|kg|kilos?|percent|times|of|feeds|or|and|[:%.]\\d)\\b)`,
  'g',
)

/** The age of whomever she speaks of, in months, as one of her lines tells it by a number. */
function ageIn(line: string): number | undefined {
  const told = agesTold(line).find(({ from, to }) => from === to)
  if (told) return told.from
  const bare = [...plainly(line).matchAll(bareAge)].at(-1)?.groups?.years
  if (bare === undefined) return undefined
  const count = numberWords.indexOf(bare) + 1 || Number.parseInt(bare, 10)
  return count >= youngestBare && count < grown ? count * monthsAYear : undefined
}

/** Whether whoever she speaks of is small: by the age that she named last, or a word for one; undefined where she named none. */
function isSmall(lines: readonly string[]): boolean | undefined {
  const age = lines.map(ageIn).find((each) => each !== undefined)
  if (age !== undefined) return age < smallUntil
  const [word] = lines.flatMap(agesTold)
  return word && word.from < smallUntil
}

const isPregnant = (lines: readonly string[]): boolean => {
  const told = lines.map(plainly).find((line) => ofPregnancy.test(line) || noMorePregnant.test(line))
  return told !== undefined && ofPregnancy.test(told) && !noMorePregnant.test(told)
}

/** Whom her words name: somebody who knows of children, of bodies, of a school, of work; undefined where they name nobody's. */
function byWords(read: string): 'child' | 'own' | 'ways' | Door | undefined {
  if (ofMedicine.test(read)) return 'medicine'
  if (ofMoney.test(read)) return 'money'
  if (ofWork.test(read) && ofRights.test(read)) return 'work'
  const isOfBody = speaksOfBodies(read) || alsoOfBodies.test(read) || mayHave.test(read)
  const isOfChild = ofChildren.test(read)
  if (ofChildcare.test(read)) return 'childcare'
  if (ofSchool.test(read) && !isOfBody) return 'school'
  if (ofMilk.test(read)) return 'milk'
  if (isOfBody) return ofHerself.test(read) && !isOfChild ? 'own' : 'child'
  if (ofGrowing.test(read)) return 'ways'
  if (afterBirth.test(read)) return 'own'
  return undefined
}

/**
 * Whether her question, by its own words, is one for who knows of such things: of a body, of how children grow, of a school, or of what goes on
 * in the world; and not of what somebody thinks or feels.
 */
export function isForWhoKnows(question: Asking): boolean {
  const read = askingPart(question.text)
  return ofWorld.test(read) || (whomFor(question).isNamed && !ofMinds.test(read))
}

/** Whom a question is for that the shelf does not answer, and whether her own words say so. */
export function whomFor(question: Asking): { door: Door; isNamed: boolean } {
  const { text } = question
  const lines = [text, ...hersBefore(question)]
  const read = askingPart(text)
  if (ofWorld.test(read) || ofUs.test(read)) return { door: 'elsewhere', isNamed: false }
  const own = byWords(read)
  const isElsewhere = own === 'work' || own === 'money' || own === 'medicine' || own === 'milk'
  const named = !isElsewhere && isOfPregnancy(read, lines) ? 'pregnancy' : own
  const found = named ?? besideIt(text, read) ?? ofWhomSheTells(lines)
  return { door: doorOf(found, lines, read), isNamed: named !== undefined }
}

/** What she asks of while she carries: of herself, or of what nobody else can be meant by. */
const whilePregnant =
  /\b(?:eat|drink|weeks|lift(?:ing)?|sick|sleep on|dye|fly|travel|crackers|vitamins|heartburn|scan|kicks?|birth|labour|carry|baby|bub)\b/

const isOfPregnancy = (read: string, lines: readonly string[]): boolean =>
  isPregnant(lines) && (ofPregnancy.test(read) || whilePregnant.test(read))

/** Of a question that names nothing at all: who knows of whomever she told of lately. */
function ofWhomSheTells(lines: readonly string[]): ReturnType<typeof byWords> {
  if (isPregnant(lines)) return 'pregnancy'
  return isSmall(lines) === undefined ? undefined : 'ways'
}

/** Of a question that names nothing: whom the rest of her line is for, or else what it is about. */
function besideIt(text: string, read: string): ReturnType<typeof byWords> {
  const plain = plainly(text)
  if (ofNormal.test(read) && ofChildren.test(plain)) return 'ways'
  const [topic, share] = ranked(readTurn({ text, asked: '', before: null }).topic)[0] ?? []
  const isShort = tellingIn(read).size <= fewWords
  const told = topic && share && share >= plainTopic ? byTopic[topic] : undefined
  const beside = isShort ? (byWords(plain) ?? told) : undefined
  return beside ?? (ofPeople.test(read) ? 'people' : undefined)
}

function doorOf(found: ReturnType<typeof byWords>, lines: readonly string[], read: string): Door {
  if (found === undefined) return 'elsewhere'
  const small = isSmall(lines)
  if (found === 'own') return isPregnant(lines) ? 'pregnancy' : 'body'
  if (found === 'ways' && small === undefined && !ofChildren.test(`${read} ${plainly(lines[0] ?? '')}`))
    return 'body'
  if (found === 'ways') return (small ?? (ofSmall.test(read) || !ofSchool.test(read))) ? 'baby' : 'child'
  if (found !== 'child') return found
  const isSo = small ?? ofSmall.test(`${read} ${plainly(lines[0] ?? '')}`)
  return isSo ? 'baby' : 'body'
}
const ofSmall =
  /\b(?:bubs?|baby|babies|newborns?|toddlers?|naps?|napp(?:y|ies)|crawl\w{0,3}|little ones?|solids|teething|first (?:teeth|words?|steps?|shoes)|proper bed|big bed|prem|premature|born at|cot)\b/

const country =
  '(?:england|scotland|northern ireland|ireland|(?<!south )wales|the uk|uk|britain|leeds|doncaster|glasgow|belfast|cardiff|norway|sweden|denmark|finland|iceland|germany|austria|switzerland|france|spain|portugal|italy|greece|poland|the netherlands|holland|belgium|canada|america|the (?:us|usa|states)|usa|new zealand|nz|india|south africa|kenya|singapore|japan|chile|brazil|mexico)'
/** Where she says that she is. */
const isIn = new RegExp(
  `\\b(?:i am|im|i live|we live|we are|living|based|i moved|we moved|here)(?: [a-z]+){0,5} (?:in|to|near) ${country}\\b`,
)
const notHere =
  /\bnot (?:in|from) australia\b|\b(?:number|numbers|line|one) (?:is|are|s) (?:only )?(?:for )?austral\w{1,4}\b|\baustralian (?:number|line|phone)|\b(?:the nhs|nhs|health visitor|helsestasjon\w{0,2}|barnehagen?)\b/
/** Nor does she live there. */
const fromThere =
  /\bmoved (?:here )?from\b[^.!?]{0,40}\b(?:to|in) (?:australia|sydney|melbourne|brisbane|perth|adelaide)\b|\b(?:on holiday|visiting|holiday) /

/** Whether she has said that she is not in Australia. */
export const isAbroad = (question: Asking): boolean =>
  [question.text, ...hersIn(question)]
    .map(plainly)
    .some((line) => (isIn.test(line) && !fromThere.test(line)) || notHere.test(line))
