import type { Kind } from '#content/companion/listening/kind.ts'

const any = (...forms: readonly string[]) => new RegExp(`\\b(?:${forms.join('|')})\\b`)

const others =
  '(?:he|she|they|mil|fil|mum|mom|dad|husband|hubby|partner|wife|sister|brother|nurse|doctor|midwife|teacher|boss|friend|law|everyone|everybody|people|daughter|son|stepdaughter|stepson|ex|nan|aunty)'

/** What shows a line to be of a kind, the first that fits: what weighs most comes first. */
export const signs: readonly (readonly [Kind, RegExp])[] = [
  [
    'mourning',
    any(
      'died|passed away|passed (?:last|in|on|this)|funeral|miscarr[a-z]{0,8}|stillb[a-z]{0,8}',
      'born sleeping|no heartbeat',
      '(?:lost|losing) (?:the|my|our|a|our little) (?:baby|bub|mum|mom|dad|nan|nana|pop|sister|brother|husband|son|daughter|girl|boy)',
      'would(?:ve| have| of) (?:loved|been (?:a|an|his|her) (?:nan|pop|gran[a-z]{0,6}|birthday))',
      '(?:lost|losing) (?:him|her|them) (?:at|in|to|last|when|on|this)|took (?:his|her|their) (?:own )?life',
      'grief|grieving',
    ),
  ],
  [
    'ill',
    any(
      'vomit[a-z]{0,5}|fevers?|temperature|a temp|rash|croup|diarrh[a-z]{0,5}|spew[a-z]{0,4}',
      'throwing up|gastro|dehydrated|fell? off|hit (?:his|her|their) head',
      'bump(?:ed)? (?:on )?(?:his|her|their) head|swallowed|wheez[a-z]{0,4}',
      '(?:is|are|been|both|hes|shes|theyre) (?:so |really |all )?(?:sick|unwell|crook)',
      '(?:feels|bit|is) (?:warm|hot)',
    ),
  ],
  [
    'plan',
    /^(?:(?:ok|okay|alright|right|well|yeah|yes|anyway|so|they said come in|good idea) )*(?:ill|i will|will|im going to|im gonna|gonna|might|i might|ill just|we will|well) (?:just |go |go and |try |and |have a |give ){0,3}(?:put|try|ring|call|watch|check|ask|do|talk|tell|see|look|text|write|go|make|give|start|book|lie|sit|sleep|rest|eat|have|keep)\b|\bim going$|^(?:ok|okay|right|alright|k) (?:im )?(?:going|heading|off)\b(?! to (?:bed|sleep))|\boff i go\b/,
  ],
  [
    'outburst',
    any(
      'i (?:just |really |totally |finally ){0,2}(?:yelled|shouted|screamed|snapped|swore|exploded|roared|smacked)',
      'lost (?:it|my temper|my shit|my cool|my mind) (?:at|with|on)|i lost it|lost my temper',
      'really (?:shouted|yelled)',
    ),
  ],
  [
    'blame',
    any(
      '(?:bad|terrible|shit|awful|worst|crap|horrible|rubbish) (?:mum|mom|mother|parent|wife|person)',
      'my (?:own )?fault|i (?:know i )?should(?:ve| have| of| be| know|nt)?|guilt[a-z]{0,2}',
      'fail(?:ed|ing|ure)?|drop(?:ping)? (?:every|all the) balls?|not good enough',
      'i feel (?:so |really )?(?:stupid|useless|pathetic|like shit|crap|awful)|ashamed',
      'ungrateful|i (?:completely |totally )?forgot|i still forg[eo]t|i ruined',
      'let (?:her|him|them|everyone) down',
      'im (?:so |just )?(?:useless|hopeless|stupid|pathetic|the problem)|probably wrong|its me',
      'felt (?:like )?crap',
    ),
  ],
  [
    'fine',
    /^(?:im |i am |all |yeah |its )*(?:fine|alright|good|ok i guess|all good|going ok|not bad)$|\bjust (?:saying|wanted to say) (?:hi|hello|hey)\b/,
  ],
  [
    'otherwise',
    /^(?:well |ok |actually |hmm |nah |no |or |i mean )*(?:not really|actually|maybe it is|well kind of|not exactly|to be honest|tbh)\b/,
  ],
  [
    'done',
    /^(?:yeah |no |nah |well |i think |i guess |but |so )*(?:thats|that is) (?:it|all|about it|everything|the lot)\b|\bjust (?:needed|wanted|had) to (?:say|tell|get (?:it|that) out|put it)\b/,
  ],
  ['glad', any('laughed (?:today|in the end|for the first|so hard|and laughed)|belly laugh')],
  [
    'told',
    new RegExp(
      `\\b${others} (?:just |always |still |never |keeps? |then |even |once ){0,2}(?:said|says|saying|told|reckons?|thinks?|asked|asks|called me|calls me|looked at me|laughed|texted|messaged|commented)\\b(?! (?:sorry|yes|ok|thank|mama|mum|mumma|i love|he loves|she loves|come in|its fine))`,
    ),
  ],
  [
    'laughing',
    /\b(?:lmao|rofl|haha(?:ha)+h?|(?<!(?:not|isnt|nothing|nothings|wasnt|aint) )funny|hilarious|cracked (?:me )?up)\b|[😂🤣😆]/u,
  ],
  [
    'tears',
    any(
      '(?:i|im|ive|me) (?:just |have |was |been |even |nearly |always |went home and |and |sat |in the car and ){0,4}(?:cried|crying|cry|sobbed|sobbing|teary|bawled|bawling)',
      'went home and cried|(?:could|nearly|almost) (?:cry|cried)|good cry|happy tears|bawled|sobbed|in tears',
    ),
  ],
  [
    'hurt',
    any(
      'stung|stings|that hurt|it hurts? me',
      '(?:kills|killed|(?:so|im|were|flat|totally) broke|breaks) (?:me|my heart)|heartbroken|gutted',
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
  ['dull', any('bored|boring|scrolling|same (?:day|thing|shit)|groundhog|nothing to do|meh')],
  [
    'low',
    /^(?:just |so |really |feeling |bit |a bit |im |i feel ){0,3}(?:sad|flat|low|blue|numb|empty|down|teary|hopeless|depressed|not myself|rubbish)\b|\bi (?:just )?feel (?:so |really |a bit |pretty )?(?:sad|flat|low|blue|numb|empty|down|hopeless)\b/,
  ],
  [
    'worried',
    any(
      'what if|worr(?:y|ied|ies|ying)|scared|anxious|anxiety|nervous|dread(?:ing)?',
      'freak(?:ing|ed)? (?:me )?out|panic(?:king|ky)?|i feel sick|terrified|cant stop thinking',
      'afraid',
    ),
  ],
  [
    'alone',
    any(
      'lonely|no ?one|nobody|no (?:real )?friends|on my own|(?:just|only) me(?: and)?',
      'dont know (?:anyone|anybody)|no (?:family|village|help)|isolated|single mum|so alone',
      'all alone|do it alone|they all knew each other|left out',
    ),
  ],
  [
    'torn',
    /\btorn\b|\bpart of me\b|\bmixed feelings\b|\bbut i (?:also |still )?(?:miss|love|want|like|hate|feel|wish|dont want)\b|\bi like my job though\b|\bi love (?:him|her|them) but\b/,
  ],
  [
    'awake',
    any(
      '(?:hes|shes|theyre|is|are|im|both|baby|bub) up again|awake|w(?:o|a)ke(?:s|n)?|waking',
      '(?:wont|will not|not|cant|doesnt|refuses to) (?:go to )?(?:sleep|settle|go down)(?:ing)?',
      'never sleeps|all night|every (?:hour|two hours|45)|[1-5] ?am|insomnia|night feeds?',
      'no sleep|hours sleep',
    ),
  ],
  [
    'glad',
    any(
      'giggl[a-z]{1,4}|smil(?:ed|es|ing|ey)|first (?:steps?|words?|smile|tooth|laugh)|laughed',
      '(?:so |very |really )?proud|so happy|hot (?:coffee|tea|shower|cuppa)|coffee by myself',
      'slept (?:through|all night|in)|yay|amazing|adorable|loved it',
      'called me (?:mum|mumma|mama|mummy)|sleeping through|so cute|good news|got the job',
      'best (?:day|night|thing|news)|opened (?:her|his) eyes|rolled over|lovely|so good',
      '(?:i|we) did it|good day|finally (?:asleep|slept|latched|did it)',
    ),
  ],
  ['noise', any('cr(?:y|ies|ied|ying|yed)|scream[a-z]{0,3}|wailing|colic|whing(?:e|es|ing)|grizzl(?:y|ing)')],
  [
    'sore',
    any(
      'hurts?|sore|ach(?:e|es|ing|y)|pain(?:s|ful)?|cramps?|cracked nipples?|mastitis|stitches',
      'migraine|headache',
      '(?:back|boobs|hips|head|feet|nipples|body) (?:is|are|s) (?:killing|fucked|wrecked)',
      'my (?:hips|back|boobs|nipples|pelvis|scar)|engorged|comfy',
    ),
  ],
  [
    'money',
    any(
      'rent|bills?|money|afford|(?:im|were|are|so|flat|dead|totally) broke|centrelink|mortgage|payday|debts?|[0-9]{1,5} a week|rego',
      'dollars|bucks',
    ),
  ],
  [
    'spent',
    any(
      'tired|exhaust[a-z]{1,5}|knackered|shattered|wrecked|drained|cooked|stuffed|buggered',
      'over it|so done|im done|cant do (?:this|it)|(?:just )?cant (?:tonight|today|anymore|cope)',
      'too (?:much|loud)|overwhelm[a-z]{0,5}|burnt out|running on|touched out|worn out',
      '(?:rough|long|hard|shit|bad|big) (?:night|day|week)',
    ),
  ],
  ['spent', /^(?:i )?(?:just )?cant$/],
  [
    'cross',
    any(
      'fuck[a-z]{0,4}|cranky|grumpy|snappy|shit(?:ty|s)?|bloody|pissed(?: off)?|furious|angry|fed up|sick of|hate',
      'annoy[a-z]{2,4}|raging|livid|wtf|ffs|bullshit|ridiculous|unfair|(?:another|a|big) fight',
      'fought|argu(?:ed|ing|ment)|without calling',
    ),
  ],
  [
    'missing',
    any(
      'i (?:really |just |do |so )?(?:miss|wish)|i wanted|we wanted|(?:i|we) used to',
      'id (?:love|kill) (?:to|for|a)|i keep going to (?:ring|call|text)',
    ),
  ],
  // 'Lol' and 'haha' are often no more than a full stop.
  ['laughing', /\b(?:lol|ha(?:ha)+h?|hehe)\b/],
  ['feeling', any('i (?:just |still |kind of |sort of )?(?:feel|felt)|feels? like|feeling')],
]
