import type { Kind } from '#content/companion/listening/kind.ts'

const any = (...forms: readonly string[]) => new RegExp(`\\b(?:${forms.join('|')})\\b`)

/** Said of herself, with a word or three between. */
const am =
  '(?:im|ive been|i am|i was|i feel|i felt|i get|got me|makes me|feeling|so|just|too|a bit|bit|really|very|pretty)(?: (?:so|just|really|very|a|bit|too|all|that|feeling|getting|such|kind|of|still|always|been|bloody|fucking|absolutely|totally|completely|honestly)){0,3}'
const little =
  '(?:hes|shes|theyre|he is|she is|they are|he was|she was|baby|bub|bubs|babys|bubbas?|twins|he|she|they)'
const ofHers =
  '(?:my|back|boobs?|nipples?|hips?|pelvis|scar|head|feet|stitches|stomach|wrists?|shoulders?|neck|knees?|body|teeth|tooth)'
const person =
  '(?:he|she|they|mum|mom|mother|dad|father|nan|nana|gran|grandma|pop|grandpa|sister|brother|husband|wife|partner|son|daughter|girl|boy|baby|bub|twin|aunty|uncle|cousin|friend|dog|cat)'

/**
 * What shows a line to be of a kind, the first that fits: what weighs most comes first. A feeling counts where she says it of herself: a
 * word alone ('screamed', 'nobody', 'hate') tells nothing of whose it is.
 */
export const signs: readonly (readonly [Kind, RegExp])[] = [
  [
    'mourning',
    any(
      `${person} (?:just |only |sadly |suddenly ){0,1}(?:died|passed away|passed (?:last|in|on|this))(?! (?:of (?:shame|laughing|embarrassment)|laughing|inside|on me))`,
      `(?:${person}s?|shes|hes) (?:is |was )?dead(?= ?(?:$|[.,!?])| (?:now|since|too|and|but|these)\\b)`,
      // Of what she has only read, or is afraid of, she mourns nothing.
      '(?<!\\b(?:said|says|say|googled|googling|read|reading|risks? of|chances? of|scared of|afraid of|causes?|causing|means?) (?:an? )?)(?:miscarr[a-z]{0,8}|stillb[a-z]{0,8})|born sleeping|no heartbeat',
      `(?:lost|losing) (?:the|my|our|a|our little) ${person}(?! (?:in|at) the (?:shops?|park|crowd))`,
      '(?:i|we|ive|weve) lost (?:a|the|my|our) (?:pregnancy|baby)',
      'would(?:ve| have| of) (?:loved|been (?:a|an|his|her) (?:nan|pop|gran[a-z]{0,6}|birthday))',
      'took (?:his|her|their) (?:own )?life|grief|grieving',
    ),
  ],
  [
    'ill',
    any(
      'vomit[a-z]{0,5}|fevers?|temperature|a temp|rash|croup|contractions|waters (?:just |have |has )?(?:broke|broken|gone)|has ?nt (?:weed|wee|done a wee|had a wet nappy)|diarrh[a-z]{0,5}',
      'throwing up|gastro|dehydrated|bump(?:ed)? (?:on )?(?:his|her|their) head|hit (?:his|her|their) head',
      `${little} (?:just |has |have ){0,2}(?:fell off|fallen off|swallowed)`,
      'wheez[a-z]{0,4}|scald(?:ed)?|chok(?:ed|ing) on|allergic reaction|hives',
      '(?:burnt|burned) (?:his|her|their|the baby|the babys)',
      `${little} (?:so |really |all |feels |feeling |got ){0,2}(?:sick|unwell|crook|warm|hot)`,
    ),
  ],
  [
    'plan',
    /^(?:(?:ok|okay|alright|right|well|yeah|yes|anyway|so|they said come in|good idea) )*(?:ill|i will|will|im going to|im gonna|gonna|might|i might|ill just|we will|well) (?:just |go |go and |try |and |have a |give ){0,3}(?:put|try|ring|call|watch|check|ask|do|talk|tell|see|look|text|write|go|make|give|start|book|lie|sit|sleep|rest|eat|have|keep)\b|\bim going$|^(?:ok|okay|right|alright|k) (?:im )?(?:going|heading|off)\b(?! to (?:bed|sleep))|\boff i go\b/,
  ],
  [
    'outburst',
    any(
      'i (?:just |really |totally |finally ){0,2}(?:yelled|shouted|screamed|snapped|swore|exploded|roared|smacked) (?:at|and|then|so)',
      'i (?:just |really |totally |finally ){0,2}(?:yelled|shouted|snapped|exploded)',
      'lost (?:my temper|my shit|my cool)|lost it (?:at|with|on)|really (?:shouted|yelled)',
    ),
  ],
  [
    'blame',
    any(
      '(?:bad|terrible|shit|awful|worst|crap|horrible|rubbish) (?:mum|mom|mother|parent|wife|person|sister|daughter|friend)',
      'my (?:own )?fault|i (?:know i )?should(?:ve| have| of| be able| know)|guilt(?:y)?',
      'i failed|im failing|such a failure|failing (?:him|her|them|as|at)|not good enough',
      'i feel (?:so |really )?(?:stupid|useless|pathetic|like shit|crap|awful|bad|terrible)|ashamed',
      'ungrateful|i still forg[eo]t|i ruined|let (?:her|him|them|everyone) down',
      'im (?:so |just )?(?:useless|hopeless|stupid|pathetic|the problem)|felt (?:like )?crap',
    ),
  ],
  [
    'fine',
    /^(?:im |i am |all |yeah |its )*(?:fine|alright|good|ok i guess|all good|going ok|not bad)$|\bjust (?:saying|wanted to say) (?:hi|hello|hey)\b/,
  ],
  [
    'otherwise',
    /^(?:well |ok |actually |hmm |nah |no |or |i mean )*(?:not really|actually(?=,? (?:no|not|yes|i lied|im not|i am not|its not|it isnt|it is|thats not)\b)|maybe it is|well kind of|not exactly|to be honest|tbh)\b/,
  ],
  [
    'done',
    /^(?:yeah |no |nah |well |i think |i guess |but |so )*(?:thats|that is) (?:it|all|about it|everything|the lot)(?: (?:really|i guess|i think|for now|thanks))?[.! ]*$|\bjust (?:needed|wanted|had) to (?:say|tell|get (?:it|that) out|put it)\b/,
  ],
  ['laughing', /\b(?:lmao|rofl|haha(?:ha)+h?|hilarious|cracked (?:me )?up)\b|[😂🤣😆]/u],
  [
    'tears',
    any(
      '(?:i|im|ive|me) (?:just |have |was |been |even |nearly |always |cant stop |keep |went home and |and |sat |in the car and ){0,4}(?:cried|crying|cry|sobbed|sobbing|teary|bawled|bawling)',
      'went home and cried|nearly cried|good cry|happy tears|in tears',
    ),
  ],
  [
    'hurt',
    any(
      'stung|stings|that (?:really )?hurt|it hurts? me|breaks my heart|broke my heart|heartbroken|gutted',
      'like i was (?:scum|nothing|dirt|stupid)',
    ),
  ],
  [
    'tried',
    any(
      '(?:i|we|ive|weve) (?:have |already |just |even ){0,2}tried(?! on)',
      'tried (?:that|it|everything|all|[0-9])|nothing (?:works|helps|worked|is working)',
      'didnt (?:work|help)|doesnt (?:work|help)',
    ),
  ],
  ['dull', any(`${am} bored|boring|same (?:day|shit)|groundhog day|nothing to do|meh`)],
  [
    'low',
    new RegExp(
      `^(?:just |so |really |feeling |bit |a bit |im |i feel ){0,3}(?:sad|flat|low|blue|numb|empty|down|teary|hopeless|depressed|not myself|rubbish)(?: (?:tonight|today|really|again|lately|now))?[.!]*$|\\b${am} (?:sad|low|numb|empty|hopeless|depressed)\\b|\\bi (?:just )?feel (?:so |really |a bit |pretty )?(?:flat|blue|down)\\b`,
    ),
  ],
  [
    'worried',
    any(
      `${am} (?:worried|scared|anxious|nervous|terrified|panicking|freaking out|afraid|dreading)`,
      '(?:i|i just|i always|i still) (?:worry|panic|dread)|worried sick|my anxiety',
      'what if (?:hes|shes|theyre|he|she|they|something)|cant stop thinking|freak(?:ing|ed)? me out',
    ),
  ],
  [
    'alone',
    any(
      `${am} (?:lonely|alone|isolated)|all alone|no (?:real )?friends|do it alone|left out`,
      'i dont know (?:anyone|anybody)|no (?:family|village|help)(?: (?:here|near|nearby|around))?',
      '(?:nobody|no ?one) (?:ever |even |else |really ){0,2}(?:asks|helps|calls|rings|texts|visits|checks|cares|understands|remembers|remembered|notices|noticed|knows|to (?:talk|tell|ring|call|ask|help))',
    ),
  ],
  [
    'torn',
    /\btorn\b|\bpart of me\b|\bmixed feelings\b|\bbut i (?:also |still )?(?:miss|love|want|like|hate|feel|wish|dont want)\b|\bi like my job though\b|\bi love (?:him|her|them) but\b/,
  ],
  [
    'awake',
    any(
      '(?:hes|shes|theyre|is|are|im|both|baby|bub) up again|(?:im|still|wide|hes|shes) awake|w(?:o|a)ke(?:s|n)?|waking',
      '(?:wont|will not|not|cant|doesnt|refuses to) (?:go to )?(?:sleep|settle|go down)(?:ing)?',
      'never sleeps|(?:up|awake|feeds|feeding|crying) all night|every (?:hour|two hours|45)|insomnia|no sleep|hours sleep',
    ),
  ],
  [
    'glad',
    any(
      'first (?:steps?|words?|smile|tooth|laugh)|(?:he|she|baby|bub) (?:laughed|giggled|smiled)',
      'belly laugh|(?:so |very |really )proud|im proud|so happy|slept (?:through|all night)|yay|loved it',
      '(?:said|called me) (?:mum|mumma|mama|mummy|dada|dadda)(?= *(?:$|[.!,]|for the|again|today|this|back))|(?:im|so|just) (?:so |just |very )?happy|good (?:crying|tears)|happy (?:tears|crying)|sleeping through|good news|got the job',
      'best (?:day|night|thing|news)|opened (?:her|his) eyes|rolled over',
      '(?:i|we) did it|good day|(?:thats |what )?a relief|so relieved|finally (?:asleep|slept|latched|did it)',
    ),
  ],
  [
    'noise',
    any(
      `${little} (?:just |is |are |was |were |wont |cant |has |have |been |only |always |never |still |and |every |night |all |keeps |stop |stopped |stops ){0,4}(?:cries|crying|screams|screaming|wailing|grizzling|whinging)`,
      'colic|non ?stop crying|cried (?:all|for|through|nonstop)',
    ),
  ],
  [
    'sore',
    any(
      `${ofHers} (?:is |are |s |still |really |so |just |been ){0,3}(?:hurts?|hurting|killing|aches?|aching|sore|wrecked|ruined|fucked)`,
      '(?:it|everything) (?:just |still |really )?hurts|so sore|in (?:so much |a lot of )?pain|mastitis|cracked nipples?|migraine|a headache|engorged',
    ),
  ],
  [
    'money',
    any(
      '[0-9]{1,5} (?:bucks |dollars )?a week|afford|rent (?:is|went|goes|due|up)|the rent|(?:power|gas|water|phone|car|electricity) bill|bills',
      '(?:im|were|so|flat|dead|totally) broke|centrelink|mortgage|payday|debts?|no money|money (?:is|s) (?:tight|short|gone)|rego',
    ),
  ],
  [
    'spent',
    any(
      `${am} (?:tired|exhaust[a-z]{1,5}|knackered|shattered|wrecked|drained|cooked|stuffed|buggered|overwhelm[a-z]{0,5}|burnt out|touched out|worn out|over it|done)`,
      'exhausted|cant (?:do (?:this|it)|cope)|cant (?:tonight|today|anymore)|all too much|running on (?:empty|nothing|no sleep|fumes)|touched out',
      '(?:rough|long|hard|shit|bad|big) (?:night|day|week)|i could (?:just |have )?cr(?:y|ied)',
    ),
  ],
  ['spent', /^(?:i )?(?:just )?cant$|^(?:tired|over it|so done|cooked)[.!]*$/],
  [
    'cross',
    any(
      `${am} (?:angry|furious|livid|raging|fed up|annoyed|pissed off|cranky|mad|cross)`,
      '(?:so|really|bloody|fucking) (?:annoying|unfair|rude|angry)|sick of|piss(?:es|ed)? me off|infuriating',
      'i (?:just |really |fucking )?hate (?:him|her|it|this|when|that|how|them|being|my)|wtf|ffs|bullshit|(?:another|a|big) fight|argu(?:ed|ing)',
    ),
  ],
  [
    'missing',
    any('i (?:really |just |do |so )?(?:miss|wish)|id love (?:to|for|a)|i keep going to (?:ring|call|text)'),
  ],
  ['feeling', any('i (?:just |still |kind of |sort of )?(?:feel|felt)|feels? like|feeling')],
]
