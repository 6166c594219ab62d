// Whether something is offered for money, or money is asked for. One word says little: she sold the pram, paid $80, asks what others pay. So
// kinds of cues are added up over two sentences, which are unmasked, and each kind counts once.

const oneOf = (...cues: string[]) => new RegExp(`\\b(?:${cues.join('|')})`)

const mine = '(?:my|our|these|this|some|a|an|the|two|three|few|\\d)'
/** What only one who has something to give away says of it. */
const goods = oneOf(
  `(?:selling|rehoming|flogging) ${mine}\\b|(?:for|on) sale\\b|up for (?:sale|grabs)|needs? a (?:new|good) home|(?:good|new|loving) home\\b|(?:got|have|has) .{1,40}to sell\\b`,
  'after someone to buy|(?:im |were )?asking (?:for )?\\d{2}|going cheap|bulk lot|job lot|bundle\\b|size 0{1,4}\\b|will (?:ship|post|swap|sell|deliver)\\b',
  '(?:i|we) (?:sell|sew|crochet|knit|bake|stock)\\b|(?:i|we) make (?:personalised|custom|handmade|these|them|gorgeous|beautiful|cute|little|baby|kids)\\b',
  'let (?:it|them|.{1,30}set) go for|too many of|out ?grown\\b|(?:barely|hardly|never|only|gently|hardly ever|lightly) (?:been )?(?:used|worn|touched|opened)\\b',
  '(?:near new|as new|(?:good|great|excellent|perfect|immaculate) (?:condition|nick|cond)|ex cond|bnwt|bnib|unopened|handmade|hand made|personalised|custom made|made to order)\\b',
)
const whom =
  '(?:i|we|(?:my )?(?:mum|sister|hubby|husband|partner|mate|friend|daughter|brother|dad|niece)|she|he)'
const services = oneOf(
  `${whom} (?:also )?(?:do|does|mind|minds|run|runs|clean|cleans|mow|mows|teach|teaches|coach|coaches|help|helps|offer|offers|charge|charges) .{0,40}(?:from home|at hers|at mine|for a living|lawns|hair|nails|lash|cakes|lessons|shoots?|clients|class(?:es)?|visits|sessions|groups?|\\$)`,
  '(?:doing|booking|booking in|taking on|taking|accepting|open for|needs?|wants?) (?:in )?(?:\\w+ )?(?:shoots?|clients|orders|preorders|pre-orders|bookings|enrol?lments|students|customers|models)(?! from)\\b',
  '(?:books?|bookings|orders|enrol?lments) (?:are |is )?(?:now |always )?open\\b|i come to you\\b|payment plans? available|police check\\b|first aid\\b|rebate\\b|sessions?\\b|mini (?:shoots?|sessions)',
  '(?:im|i am|were|we are) (?:now )?(?:opening|launching|offering|hosting)\\b|(?:opening|hosting|offering|launching) (?:my|our|an?|up|free|cheap|private|online|home)\\b|is (?:finally |now )?(?:out|live|here|open)\\b',
  '(?:cleaner|babysitter|nanny|doula|tutor|photographer|sitter|celebrant|baker|hairdresser|ironing|mowing|gardener|handyman|seamstress|consult(?:ant)?s?)\\b',
)
/** Says it by itself. */
const plain = oneOf(
  'be(?:come)? your own boss|become an? (?:consultant|rep\\b|distributor|ambassador|stylist|affiliate)|join my team|no experience (?:needed|required|necessary)|earn (?:an? )?(?:extra|from home|up to|\\$)',
  'financial(?:ly)? free(?:dom)?|ground floor opportunity|be home with (?:your|their)|(?:on|from) your (?:phone|couch)\\b|replace your income|if you join (?:through|with|under) (?:me|my)',
  'go ?fund ?me|mycause\\b',
  'looking for (?:\\d{1,2}|a few|two|three|four|five|six|ten|motivated|some) (?:more )?(?:mums|mamas|mummas|women|ladies|girls|testers|models)\\b',
)
const fundraising = oneOf(
  'fund ?rais(?:er|ing) (?:for|page|link|to|tickets?)|raising (?:money|funds)|raffle tickets|chip in\\b|donations? (?:welcome|appreciated|to help|can be|page|link)|(?:please|pls|can you|to) donate\\b|sponsor (?:me|us|him)',
  'pay ?id\\b|bsb\\b|(?:my |our |her )?bank details|paypal|pay you back|lend me|spare (?:\\$|a few|some|twenty|forty|fifty|\\d)',
)
const trade = oneOf(
  '(?:ambassador|affiliate|distributor|stockist|seller|reseller|(?:discount|promo|referral|coupon|trial|my|our) code|code [a-z]{3,20}\\d{0,3}|checkout|our brand|this brand|brand new|skin ?care|makeup|menus?|portions?|serve|basket|box)\\b',
  '(?:my|our|etsy|ebay|online) (?:\\w+ )?(?:shop|store|stall|boutique|page|website|range|business|biz|salon|ebook|guide|course|masterclass|link|sale|program|book)\\b|(?:small|little|side|home|candle|cake) (?:business|biz|shop)',
  '(?:essential oils?|(?:oils|drops|shakes?|products?|gummies|tea|patches|powder) (?:i|that|are)|(?:this|these) (?:shakes?|gummies|drops|oils?|patches|teas?)|tupperware|thermomix|demo|(?:online|candle|product|pamper) party|(?:party|demo) (?:at mine|on (?:sun|mon|tues|wednes|thurs|fri|satur)day)|workshop|webinar|certified|qualified|packages)\\b',
  '(?:free (?:gift|trial|sample|postage|shipping|quote|\\w+ bag)|wholesale|commission|(?:starter|welcome) (?:kit|pack)|side (?:hustle|gig)|(?:passive|extra) (?:income|cash|money)|(?:make|earn) (?:some |extra |real |good )?(?:money|cash|income))\\b',
)
const numbers = '(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)'
const price = oneOf(
  `\\d{1,4} ?(?:dollars|bucks|each|ea|quid|ono|firm|neg|posted)\\b|${numbers} (?:bucks|dollars)\\b|a (?:tenner|fiver)\\b|some cash\\b|\\d{1,2} for \\d{2,3}\\b`,
  `(?:\\d{1,3}|${numbers}) (?:an hour|per hour|a session|a pair|a pop|a class|a head|p\\/h|a serve|a basket|a lesson|a visit)\\b|go(?:ing)? for \\d{2,4}\\b|asking \\d{2,4}\\b|\\d a day\\b`,
  '\\d{1,2} ?% ?off\\b|half price|postage\\b|at cost\\b|best offer\\b|open to offers|(?:fair|cheap|reasonable|mates) rates\\b|(?:get|gets) (?:\\$ ?\\d{1,4}|\\w+ dollars|\\d{1,3}%?) off\\b',
)
const dollars = /\$ ?\d{1,4}(?:\.\d\d)?(?![\d,k])/
const cheap = oneOf(
  'discount(?:ed)?\\b|cheap(?:er|est)?\\b|bargain|an offer\\b|credit too\\b|first (?:one|visit|class|session|box|week|month) (?:is )?(?:free|half)|no pressure to|(?:winter|summer|shower|end of .{1,12}|big|my) sale\\b',
)
const anybody = '(?:any ?one|any ?body|any of you|any mums|any mamas|any ladies|would any ?one)'
const call = oneOf(
  '(?<!not )(?<!dont )(?:dm|pm|inbox|message|msg) (?:me|us|for|to order)\\b|text me (?:for|to order)|hit me up\\b(?! with)|hmu\\b|comment (?:to|below|sold|me)\\b|for (?:details|info|prices|a quote)\\b',
  'ask me (?:about|what i)|(?<!dont )ask me how|know who to ask|sing out\\b|sort you out|(?:look at|check out|visit|follow|find|order|through|via) my (?:page|shop|store|website|etsy|profile)',
  'use (?:my |our |this )?(?:code|link)\\b|have my code|mention this post|put in an order|(?:order|shop|enrol|enrolling|enrolments|book|sign up|become .{1,20}) (?:now|here|today|my)\\b|you can order|through me\\b',
  'book in\\b|sign up (?:under (?:me|my)|with|using|through|via|as)|come (?:along|to my)|get in quick|be quick|who (?:wants some|needs an?|wants an?|wants to)|whos in\\b|pick ?up (?:only|in [a-z]+|and deliver|(?!orders)[a-z]+$)|can (?:drop off|post|deliver)\\b|(?:grab|get) an? .{1,30}from me\\b',
  '(?:spots?|places|slots?|vacanc(?:y|ies)) (?:are )?(?:still )?(?:left|open|available|going|filling)\\b|has room (?:on|for|in)|only taking (?:on )?\\w+ (?:families|clients|kids)|stocks? last|limited spots|i post on',
  'give (?:me|us|him|her) a (?:shout|bell|buzz)|get (?:you|u) (?:some|one|a deal|\\d)|we (?:both|each) get|(?:any|every)(?:thing|one|bit| bit| little| dollar) (?:you can|helps|counts)|(?:please|pls) (?:give|donate|share|chip in|help us|help my|help our)',
  `${anybody} (?:here |else )?(?:after|wants?|keen|interested|needs?|looking for|swap|chasing|feels like|in need|got a spare)\\b`,
  `if (?:youd|you|u|${anybody}) (?:(?:is|are) (?:interested|after|keen|expecting)|would like|feels? like|wants? (?:one|some|it|them|to (?:make|earn|know|order|buy|book))|wants? an?\\b|needs? an?\\b)|if ${anybody} wants? `,
)

/** Of each kind, how much it says. */
const kinds: readonly (readonly [number, readonly RegExp[]])[] = [
  [3, [plain]],
  [2, [goods]],
  [1, [services]],
  [2, [fundraising]],
  [1, [trade]],
  [2, [price, dollars]],
  [1, [cheap]],
  [2, [call]],
]
const enough = 3
/** Among many words one more says less. */
const manyWords = 32

/** What she bought, or tells of somebody, or asks about, is no offer. */
const told =
  /\b(?:i|we|she|he|they|ive|weve|mum) (?:\w+ )?(?:paid|pay|found|won|sold|bought|spent|owed?|saved|ordered|was|were|had|used to|told|asked|said|makes?|started|got|gave|wanted|earns?|offered|went|took|did)\b|\b(?:was|were|is|been|started|start|someone|shes|hes|theyre|they) (?:\w+ )?selling\b|\b(?:cost|costs|charged|refund\w*|mortgage|rent|yesterday|ago|raffle for|not|paying|afford|expensive|worth it|how much|how do|normal|do you all|did you|anyone else|bills?|salary|wage|my account|birthday|christmas)\b/g

/** Whether these one or two sentences offer something for money. */
export function isSelling(sentences: string): boolean {
  let sum = 0
  for (const [weight, signs] of kinds) if (signs.some((sign) => sign.test(sentences))) sum += weight
  if (sum < enough) return false
  const isLong = sentences.split(' ').length > manyWords
  return sum >= enough + (sentences.match(told)?.length ?? 0) + (isLong ? 1 : 0)
}
