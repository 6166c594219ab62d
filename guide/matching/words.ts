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
    'tbh omg lol please feel feeling feels know'
  ).split(' '),
)

/** What takes back the words behind it. */
export const negations: ReadonlySet<string> = new Set(
  'not isnt arent wasnt never no aint dont doesnt didnt hasnt havent hadnt wont hardly barely without'.split(
    ' ',
  ),
)

/** Openings of a short answer that do not change it ('ok ill try that'). */
export const fillers: ReadonlySet<string> = new Set(
  'ok okay yeah yep yes no nah um oh well hmm alright right so and but i just think guess maybe lol please'.split(
    ' ',
  ),
)
