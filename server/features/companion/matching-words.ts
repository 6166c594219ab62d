/** Text-speak, slang and spoken phrases, and the plain words they stand for. Applied before words are split. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+)\s*(?:mo|mth|mths|months?|m\/o)\b/g, '$1 month'],
  [/\b(\d+)\s*(?:yo|yrs?|y\/o|years? old)\b/g, '$1 year old'],
  // The age of a child is not the 'old me', and 'a bit tired' is no bite.
  [/\b(year|month|week|day)s?[ -]old\b/g, '$1 aged'],
  [/\b(?:a (?:little |tiny |wee )?bit|bits|bit of)\b/g, 'abit'],
  [
    /\bbit\b(?! (?:me|him|her|his|my|us|them|it|someone|somebody|another|a|an|the|other|kids?|back|so|today|again)\b)/g,
    'abit',
  ],
  [/\bi (?:just |even )?(?:slammed|shut|closed) (?:the|his|her|their|my|a) (?:\w+ )?door\b/g, 'ishutdoor'],
  [/\bi (?:just |then |had to ){0,3}walk(?:ed)? (?:off|out|away)\b(?! from)/g, 'iwalkedoff'],
  [
    /\b(yelled|screamed|shouted|swore) and slammed (?:the|his|her|their) (?:\w+ )?door\b/g,
    '$1 and ishutdoor',
  ],
  [/\b(\d+)\s*(am|pm)\b/g, '$1$2'],
  [/\b(?:mother|monster)[ -]in[ -]law\b/g, 'mil'],
  [/\bin[ -]laws\b/g, 'inlaws'],
  [/\bc[ -]sections?\b/g, 'caesarean'],
  [/\bbreast[ -]feed/g, 'breastfeed'],
  [/\b(?:child|day)[ -]care\b/g, 'daycare'],
  [/\bpre[ -]school\b/g, 'preschool'],
  [/\bthank (?:you|u)\b/g, 'thanks'],
  [/\bchat[ -]?gpt\b/g, 'chatgpt'],
  [/\b(?:i (?:do not|dont|don't) (?:really )?know)\b/g, 'idk'],
  // Whom she does not want to leave, the baby or a partner, the talk before it says.
  [
    /\b(?:dont|don't|do not|didnt|didn't|cant bear|can't bear|cant stand|can't stand|cant imagine|can't imagine|cant face|can't face|not ready|hate|dread|dreading|hard|scared|not looking forward)\b (?:(?:even|really|to|want|wanna|the|thought|idea|of|having|about) ){0,6}(?:leave|leaving) (?:him|her|them)\b/g,
    'notleaving himorher',
  ],
  [/\bmy week\b(?! off)/g, 'myweek'],
  // A friend of hers is no friendship with the companion, and a friend's baby is not her own.
  [/\b(?:be my|we be|we|you are my only|are you my) (?:best )?friends?\b/g, 'befriend'],
  [
    /\b(friend|bestie|bff|sister|cousin|sil|neighbour|colleague) (?:is|is now|just got|got|fell) (?:pregnant|expecting)\b/g,
    '$1 herpregnancy',
  ],
  // He who sleeps on while she is up, and a child who at last slept through.
  [
    /\bsle(?:eps?|pt) (?:right |straight )?through (?:it|everything|(?:all )?the (?:crying|noise|monitor|alarm|whole thing))\b/g,
    'sleptonregardless',
  ],
  [
    /\bslept (?:for )?(?:a )?(?:whole |full |solid |good )?(?:[7-9]|1[0-2]|seven|eight|nine|ten|eleven|twelve) (?:whole |full |solid |straight )?h(?:ou)?rs\b(?! (?:in|total|all|this|over|since))/g,
    'slept well',
  ],
  [
    /\b(?:theyre|they're|are|is|hes|he's|shes|she's|both|finally|fast|sound) (?:(?:are|is|all|both|finally|fast|sound) ){0,4}asleep\b/g,
    'fastasleep',
  ],
  // A cold that someone has, not cold tea; down in the mood, not down on the floor.
  [
    /\b(?:(?:a|the|his|her|my|their|first|chest|summer|same|common|another|bad|head|nasty|daycare|have|has|had|got|gets|caught) ){1,5}colds?\b(?= ?(?:$|[^\w ]|(?:and|but|so|now|again|since|for|with|at|from|all|too|plus|he|she|they|we|i)\b))/g,
    'havingacold',
  ],
  [
    /\b(?:feel(?:s|ing)?|felt|been|so|really|very|pretty|quite|abit|just|im|i'm) down\b(?! (?:on|to|at|for (?:a|the|his|her|my)|the|by|in|from|with|here|there|again|now|and out|a|my|with)\b)/g,
    'feeldown',
  ],
  [/(?<!\bi )(?<!\bi (?:just|nearly|almost|even|actually) )\bfell (?:fast )?asleep\b/g, 'dozedoff'],
  [/\b(?:i'm|im|i'll|ill|let me) tell(?:ing)? (?:you|ya|u)\b(?! about)/g, 'imean'],
  [/\b(?:her|his|their) name was\b/g, 'thenamewas'],
  [/\bwe named (?:her|him|them)\b/g, 'wenamed'],
  [/\bto[ -]?do lists?\b/g, 'todolist'],
  [/\bdate nights?\b/g, 'datenight'],
  [
    /\b(?:he|she|hes|he's|shes|she's|bub|baby|bubs|is|can|just) (?:is |can |just ){0,3}(?:sitting up|sit up|walking|walk|crawling|crawl|rolling over|roll over|standing up|talking) (?:now|already|all by|by (?:him|her)self|on (?:his|her) own)\b/g,
    'newtrick',
  ],
  [/\bflat (?:white|tyre|tire|pack|screen|bread|battery)s?\b/g, 'flatthing'],
  [/\bscreen[ -]time\b/g, 'screentime'],
  [/\bmother'?s group\b/g, 'mothersgroup'],
  [/\bcan ?not\b/g, 'cant'],
  [/\b(?:gotta go|got to go|gtg|g2g)\b/g, 'gottago'],
  [/\bget (?:her|him|them|it|bub|baby|the baby|my baby) to (?:sleep|settle|nap)\b/g, 'wont settle'],
  [/\bdo not\b/g, 'dont'],
  [/\bwill not\b/g, 'wont'],
]

const groups: Record<string, string> = {
  partner: 'husband hubby hubs dh fiance wife boyfriend spouse hubbys husbands',
  baby: 'bub bubba bubs bubby babe bby infant lo babies bubbys',
  child: 'kid kiddo dd ds childs children childrens kids',
  tired: 'exhausted knackered shattered wrecked buggered zombie drained sleepy exhausting exhaustion',
  angry: 'mad furious ragey raging fuming livid pissed anger rage angrier cranky cross',
  yell: 'shout holler yelled shouted shouting yelling yells roared',
  cry: 'sob bawl weep crying cried cries sobbing bawling',
  breastfeed: 'bf bfing ebf nursing breastfed breastfeeding boob boobs booby',
  formula: 'ff',
  mum: 'mom mummy mama mumma mother moms mommy mums mothers',
  dad: 'father daddy',
  daycare: 'childcare creche nursery',
  preschool: 'kinder kindy kindergarten',
  thanks: 'thx ty tysm thankyou ta cheers thnx',
  phone: 'mobile iphone',
  tantrum: 'tanty tanties tantrums',
  birth: 'labour labor delivery',
  premmie: 'prem preemie premature premmy preemy premi',
  miscarriage: 'miscarry miscarried mc',
  autism: 'autistic asd aspie',
  ai: 'robot bot chatbot computer machine chatgpt',
  idk: 'dunno iono',
  pregnant: 'preggo preggers pg expecting',
  anxious: 'anxiety worried worry worrying worries anxiously nervous',
  sleep: 'slept asleep sleeping sleeps kip snooze',
  wake: 'woke waking woken awake wakes wakeup',
  feed: 'fed feeding feeds',
  sick: 'unwell ill crook',
  you: 'u ya yous',
  your: 'ur youre',
  are: 'r',
  please: 'pls plz',
  because: 'bc cuz coz cos',
  dont: 'dnt doesnt didnt',
  cant: 'cnt couldnt',
  wont: 'wouldnt refuses refuse refusing',
  drive: 'drove driving',
  lonely: 'loneliness lonesome lonley',
  guilty: 'guilt',
  caesarean: 'caesar csec csection cesarean caesar',
  night: 'nite nights tonite nighttime overnight tonight',
  afraid: 'scared scary terrified frightened frightening scares petrified',
  friend: 'bestie bff mates mate',
  dummy: 'paci pacifier',
  lose: 'lost losing',
  fight: 'fought fighting fights argue arguing argument argued',
  hit: 'hitting hits smack smacked',
  bite: 'biting bites',
  overwhelm: 'overwhelmed overwhelming',
  stressed: 'stress stressful stressing',
}

/** Word -> the plain word it stands for. Keys and values are lower case, without apostrophes. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([plain, others]) =>
    others
      .split(' ')
      .filter(Boolean)
      .map((other) => [other, plain] as const),
  ),
)

/** Words too common to tell one entry from another. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the to of and so is it its that this im i am are be been being was were really very just like at in on for with ' +
    'have has had do does did but or if as ive id ill he she they him her them hes shes theyre his their we our us ' +
    'then than there here when what how which who will would could should can get got getting gets going go goes gonna ' +
    'still even also too now about from by up out all any some one day today every because literally actually abit ' +
    'tbh omg lol please feel feeling feels'
  ).split(' '),
)

/** Feelings that a 'not' in front takes back ('I'm not angry, just tired'). */
export const feelings: ReadonlySet<string> = new Set(
  'guilty angry lonely sad tired bored anxious overwhelm jealous stressed happy ashamed afraid ok okay good great fine better calm alright proud grateful'.split(
    ' ',
  ),
)

export const negations: ReadonlySet<string> = new Set([
  'not',
  'isnt',
  'arent',
  'wasnt',
  'never',
  'no',
  'aint',
  'dont',
])

/**
 * Everyday words that are a cue only where they are the whole message: in a sentence they tell too little. A cold cup of tea is no
 * illness, and a child put down at seven no grief.
 */
export const plainWords: ReadonlySet<string> = new Set(
  'cold down kicking scan lists birthdays birthday book ultrasound shower holiday holidays name named'.split(
    ' ',
  ),
)

/** Before a glad phrase they say that it was not so: 'hasnt slept through'. */
export const notSo: ReadonlySet<string> = new Set(
  (
    'not isnt arent wasnt never no aint dont doesnt didnt hasnt havent hadnt wont cant couldnt wouldnt hardly barely nobody nothing ' +
    'if wish want wants need until unless used stopped miss forgot'
  ).split(' '),
)

/** After a glad phrase they say that there is more to it: 'slept well but so anxious'. */
export const moreToIt: ReadonlySet<string> = new Set('but still yet except though although then'.split(' '))

/** Openings of a short answer that do not change it ('ok ill try that'). */
export const fillers: ReadonlySet<string> = new Set(
  'ok okay yeah yep yes no nah um oh well hmm alright right so and but i just think guess maybe lol please'.split(
    ' ',
  ),
)

/** Common words that are one letter away from a cue and are not a slip of the thumb. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'above after again almost alone along already always among another anyone anything around asked asking become before ' +
    'began begin behind being believe below better between books bring brought build called cannot cause change class ' +
    'clean clear close coming couple course cover crazy dance different doing doubt dream dress drink drying dying early earth either ' +
    'enough event every everyone everything except faces facts field final first floor found fresh front given going ' +
    'grass great green group guess guest hands happen happened heard heart heavy hello herself himself hoped hours house ' +
    'inside issue juice knees known large later laugh learn least leave level light lines listen little lived lives local ' +
    'looked lovely lower lunch makes maybe means meant might minute model moment months mouth moved music napping needed never ' +
    'nothing notice often older order other ought outer over owner paint paper parts party pasta peace phone piece place ' +
    'plain plans plant plate point power press price proud quick quiet quite raise reach ready right river rooms round ' +
    'sense serve seven shall share sharp shirt shoes short shown sight since sleep slice small smart smell smile smoke ' +
    'sorry sound space speak spend spent sport staff stage stand start state stays steps still stock stone store storm ' +
    'story study stuff style sugar swapping table taken takes talks taste teach thank their there these thing things think third ' +
    'those though three throw times today together tomorrow tonight touch toward train treat tried trips truck truly trust ' +
    'bought wrote thinks black stick shell butter march count sheet shape slide snack shaking shoot showed policy smear swapped ' +
    'polite drunk loves likes boots cheek chook bloke chose stare stares staring scale scales spite scored shared flights flight ' +
    'bowling mourning tough daily diary strange sword theme hangover refuge starving speed brake trees sheep shock steak sticks ' +
    'sewing stole crown petty growling kinda bully glowing pride trick string stroke colds chess boxing healing sleeve writing ' +
    'saying packing parking blood shark slime score stopping sweat spotting spitting stitch breaks waits tiles rooster shade ' +
    'choked couch gates gate sitting selling singing naming shaped bells pills picking walks wines cakes cooks mowed pelvis ' +
    'truth trying twice under until upper using usual video visit voice waste watch water weeks weird where which while ' +
    'white whole whose without woman women words worked world worse worst would write wrong years young yours'
  ).split(' '),
)
