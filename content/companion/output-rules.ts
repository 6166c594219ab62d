/** What a language model's words must never hold; it is asked again once with the rule, and a sentence that breaks it then is not shown. */
export interface OutputRule {
  id: string
  /** The rule in words for the model. */
  rule: string
  /** It is about who speaks: words in quotation marks, or for her to copy, are hers to say. */
  isOwnVoice?: true
  /** It is about which words these are: names that she told are words of any language. */
  mayHoldNames?: true
  /** Read in lower case with straight apostrophes and single spaces. */
  pattern: RegExp
  /** Sentences that it must stop. */
  stops: readonly string[]
  /** Sentences near to those that are fine. */
  passes: readonly string[]
}

/** Of these not even the name is said. */
const namedMedicine =
  '(?:panadol|dymadon|paracetamol|acetaminophen|tylenol|nurofen|ibuprofen|naproxen|aspirin|codeine|tramadol|endone|oxycodone|valium|diazepam|temazepam|temaze|xanax|alprazolam|lorazepam|ativan|clonazepam|stilnox|zolpidem|restavit|dozile|doxylamine|polaramine|zoloft|sertraline|lexapro|escitalopram|citalopram|prozac|fluoxetine|paroxetine|effexor|venlafaxine|mirtazapine|amitriptyline|propranolol|seroquel|quetiapine|olanzapine|lithium|ritalin|dexamphetamine|vyvanse|melatonin|phenergan|benadryl|domperidone|motilium|ozempic|gripe water)'
const medicine =
  '(?:antidepressants?|antihistamines?|painkillers?|cough (?:syrup|mixture)|laxatives?|sleeping (?:tablets?|pills?)|sedatives?|supplements?|medications?|medicines?|meds)'
const amount =
  '(?:\\d+(?:[.,/]\\d+)?|half(?: an?)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|several|some|more|extra|all (?:the|your))'

const mother = '(?:mums?|moms?|mothers?|mummy|mama)'
/** A child or partner as one's own, and so a life that the companion has not. */
const ownPeople =
  '(?:mine|(?:my|our) (?:\\w+ )?(?:kids?|child|children|baby|bub|babies|toddlers?|newborn|little ones?|sons?|daughters?|boys?|girls?|twins|eldest|oldest|youngest|first|second|husband|partner))'
/** Words inside a quotation are for her to say, such as a message that she can copy. */
const notQuoted = `(?<!(?:^|[\\s(:])['"](?:[^'"]|\\w'\\w){0,120})`

const clock =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?|noon|midday|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?[ap]\\.?m\\b)?'
const eating = '(?:eat|eating|snack|snacking|meals?|food)'

export const outputRules: readonly OutputRule[] = [
  {
    id: 'claims-to-be-human',
    rule: 'You are an AI: never claim to be a person, a mum or a nurse.',
    isOwnVoice: true,
    pattern:
      /\bi(?:'m| am|m) (?:(?:a|an|also|just|really|actually|only|still|100%|not just) )*(?:real |fellow |working |new |tired |trained |qualified |registered |single )*(?:human|person|woman|girl|mum|mom|mummy|mother|parent|nurse|midwife|doctor|gp|psychologist|counsellor|counselor|therapist)\b|\bi(?:'m| am|m) not (?:an? |just an? |really an? )?(?:ai|bot|chatbot|robot|machine|computer|program|language model)\b|\b(?:as a|speaking as a|us|we|fellow) (?:fellow )?(?:mums?|moms?|mothers?)\b|\b(?:i have|i've got|i had) (?:(?:a|an|two|three|four|my|own) )*(?:kids?|child|children|baby|babies|toddlers?|newborn|son|daughter|husband)\b|\bmy own (?:kids?|child|children|baby|babies|toddlers?|newborn|birth|pregnancy|mum|body|husband|partner)\b|\bwhen i (?:was (?:a |pregnant|young|little|your)|had my|gave birth|became)|\b(?:i've|i have) been (?:there|through (?:it|this|that))\b|\bmy human (?:heart|self|name)\b/,
    stops: [
      'I am human.',
      "I'm a real person, promise.",
      'I’m a mum too.',
      "I'm not an AI.",
      'As a mum of two, I get it.',
      'I have two kids of my own.',
      'When I had my first, nobody slept.',
      "I've been there.",
    ],
    passes: [
      "I'm not a person, I'm an AI.",
      "I'm an AI, so I have no nights like that.",
      'Your mum could hold her.',
      'You are a tired mother.',
      'Is there a mother near you with a pram?',
    ],
  },
  {
    id: 'claims-a-life-of-its-own',
    rule: 'You have no children, body or past of your own: claim none.',
    isOwnVoice: true,
    pattern: new RegExp(
      `\\b(?:as|being|speaking as) (?:another|one|your fellow) (?:\\w+ )?${mother}\\b|\\bone (?:\\w+ )?(?:${mother}|parent|woman) to (?:another|you)\\b|(?:^|[.!?] )${mother}[ -]to[ -]${mother}\\b|(?:^|[.!?,] )been there\\b|\\bwe(?:'ve| have) (?:all |both )?been there\\b|(?:\\b${ownPeople} (?:[\\w']+ ){1,6}(?:too|as well|the same|like that|like this|(?:at|around) (?:that|this|the same) age)\\b|\\b${ownPeople} (?:used to|also)\\b|\\b(?:with|when) mine\\b|\\bi (?:still |well |do |really )*remember (?:(?:all )?(?:those|these) (?:\\w+ )?(?:nights?|days?|weeks?|months?|years?|feeds?|mornings?|evenings?)|being|having|feeling|it well|my|mine)\\b)${notQuoted}`,
    ),
    stops: [
      'As another mum, I get it.',
      'From one mum to another: sit down.',
      'Mum to mum, this bit is hard.',
      'My kids did that too.',
      'My little boy was the same.',
      "It's okay, mine used to wake hourly.",
      'I remember those nights with mine.',
      'I remember those long nights.',
      'Been there. It passes.',
      "We've all been there.",
      "You 'should' rest; my kids did that too.",
    ],
    passes: [
      'A line from another mum can help.',
      'Tell her: "My kids are sick, can you come by?"',
      "Copy this: 'It's me. My kids did that too, fancy a walk?'",
      'You said that your kids did that too.',
      'I remember what you said about the pram.',
      'Has your mum been there today?',
      'Ask your mother to mother you for an hour.',
    ],
  },
  {
    id: 'doses-and-medicines',
    rule: 'No medicines, doses, amounts in ml or supplements: name none and advise none; a pharmacist or doctor does that.',
    pattern: new RegExp(
      `\\b${amount}(?: \\w+)?(?: |-)?(?:mg|mcg|ml|mls|milligrams?|micrograms?|millilitres?|mils|tablets?|pills?|capsules?|doses?|gummies|sachets?|drops)\\b|\\b${namedMedicine}\\b|\\b(?:take|taking|give|giving|try|trying|use|using|start|starting|stop|stopping|skip|skipping|double|halve|increase|up|add|buy|crush)(?: \\w+){0,4} ${medicine}\\b|\\b${medicine}(?: \\w+){0,3} (?:will|can|might|may|could|should|helps?|works?)\\b|\\b(?:dose|dosage)s?\\b`,
    ),
    stops: [
      'Take 5 tablets.',
      'Give him 120 ml.',
      'Try some melatonin tonight.',
      'Melatonin can help.',
      'Two extra doses are fine.',
      'Just stop taking your antidepressants.',
      'Two Panadol now and two more at midnight.',
      'Half a Phenergan before bed is fine.',
      'Panadol every four hours is fine for her.',
      'Give her two and a half mils of it.',
      'Some mums swear by Stilnox.',
    ],
    passes: [
      'Take five slow breaths.',
      'Give her to whoever is near.',
      'Ask a pharmacist about that one.',
      'A nurse can talk through medicines with you.',
      'Half an hour on the couch.',
      'Drink half a glass of water.',
      'Take the one who is closest.',
    ],
  },
  {
    id: 'food-and-weight',
    rule: 'Nothing of calories, weight, diets or going without food.',
    pattern:
      /calor|kilojoule|(?:\b|\d)kcals?\b|(?:\b|\d)kj\b|(?:\d ?|\b(?:few|many|extra|hundred|the|your) )cals?\b|\bcals\b|\bbmi\b|\bweight[- ]?loss\b|\b(?:lose|losing|drop|dropping|shed|shedding|shift|burn|burning)(?: \w+){0,4} (?:weight|kilos?|kgs?|pounds|fat|belly|dress size)\b|\b(?:goal|target|ideal|healthy|pre-baby) weight\b|\bweigh (?:in|yourself)\b|\b\d+ ?(?:kg|kgs|kilos?|lbs|pounds)\b|\b(?:intermittent )?fasting\b|\bfast (?:for (?:\d|a |an |the |one|two|half|hours)|until|till)\b|\b(?:skip|skipping|miss) (?:a |your |some )?(?:meals?|breakfast|lunch|dinner)\b|\b(?:keto|low[- ]carb|detox|diets?|dieting|cut(?:ting)? (?:out )?carbs|macros|portion control)\b|\b\d[\d,]{2,8} a day\b|\b(?:don't|do not|never) (?:eat|snack)\b(?: \w+){0,3} (?:after|until|till|before)\b|\b(?:eat|eating) nothing\b|\bnothing (?:more )?to eat (?:after|until|till)\b|(?<!do |doing )\bnothing (?:after|past) (?:\d|five|six|seven|eight|nine|dinner|tea|lunch|noon)/,
    stops: [
      'That is about 300 calories.',
      'That is about 300 cals.',
      'It has 300kcal.',
      'About 900kj a slice.',
      'A 200cal snack.',
      'You could lose a few kilos by spring.',
      'Aim for a goal weight of 60 kg.',
      'Try fasting until noon.',
      'Skip breakfast and have a shake.',
      'Aim for 1,200 a day and nothing after six.',
      "Don't eat until lunch.",
      'Eat nothing before noon.',
    ],
    passes: [
      'Have toast with whatever is open.',
      'Days go fast for nobody at 5 pm.',
      'Carry less weight on your shoulders today.',
      'Dinner can be eggs.',
      'Do nothing after six tonight.',
      "Don't eat standing up today, if you can sit.",
      'Ask Cal to bring the bread.',
    ],
  },
  {
    id: 'fasting-windows',
    rule: 'Nothing of hours in which she may eat.',
    pattern: new RegExp(
      `\\b(?:16 ?[:/] ?8|18 ?[:/] ?6|20 ?[:/] ?4|14:10|5:2)\\b|\\b(?:${eating}|fasting) windows?\\b|\\btime[- ]restricted\\b|\\b(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]hours?(?: eating| feeding)? window\\b|\\b(?:only|keep|limit|all)(?: \\w+){0,3} ${eating}(?: \\w+){0,3} (?:between|from|inside|within) ${clock} (?:and|to|till|until) ${clock}|\\b${eating} (?:\\w+ ){0,2}only (?:\\w+ ){0,2}(?:between|from) ${clock}|\\bonly ${eating}(?: \\w+){0,2} (?:after|before|until|till|past) ${clock}`,
    ),
    stops: [
      'Try 16:8 this week.',
      'Some swear by 5:2.',
      'Only eat between noon and eight.',
      'Keep your meals between 12 pm and 8 pm.',
      'Eat only from 12 to 8.',
      'Only eat before six.',
      'Have an eating window.',
      'Eat all your meals in an eight-hour window.',
    ],
    passes: [
      'It is 5:20, and you are up.',
      'Eat something between two feeds.',
      'Keep some food by the bed.',
      'Have toast at 8, or at noon.',
      'The nap window was between 12 and 2.',
    ],
  },
  {
    id: 'methods',
    rule: 'Nothing that names a way to die or to hurt anybody, not even to warn of it.',
    pattern:
      /\boverdos|\bnoose\b|\bhang(?:ing)? (?:yourself|myself|herself|himself|themsel)|\b(?:cut|cutting|slit|slitting) (?:your|my|her|his|their) (?:wrists?|arms?|throat|veins?|skin)|\brazor blades?\b|\bsuffocat|\bsmother(?:ing)? (?:him|her|them|the|your|yourself)|\bstrangl|\basphyxia|\bcarbon monoxide\b|\bexhaust (?:fumes|pipe)\b|\b(?:drink|swallow)(?:ing)? (?:\w+ )?(?:bleach|poison|detergent)\b|\bpainless(?:ly)? (?:way|death|die|end)|\b(?:ways?|how|methods?|means|best place|easiest) (?:\w+ ){0,3}(?:to |of )(?:die|dying|kill|killing|end (?:it|your life|things)|ending (?:it|your life)|hurt yourself|harm yourself|self[- ]harm)|\b(?:kill|harm|hurt|cut|poison|burn) (?:yourself|him|her|them|the baby|your baby|your (?:son|daughter|child))\b|\bshak(?:e|ing) (?:(?:the|your|a|this) (?:baby|bub|child|newborn|toddler)|him|them)\b|\bdrown (?:yourself|him|her|them|the)|\bjump (?:off|in front|from)\b|\bgun\b/,
    stops: [
      'Some people overdose.',
      'One way to die is quick.',
      'The easiest way to end it is here.',
      'You could hurt yourself a little instead.',
      'Shake the baby.',
    ],
    passes: [
      'Shake out your hands.',
      'Jump in the shower for a minute.',
      'Cut the toast into fingers.',
      'One way to start is with the cups.',
      'Hang the washing tomorrow.',
    ],
  },
  {
    id: 'urges-harm',
    rule: 'Nothing that could be read as an invitation to harm herself or anybody, or to keep away from help.',
    pattern:
      /\byou(?:'d|'ll| would| will| could| can| should| might| may| deserve) (?:\w+ ){0,4}(?:dead|die|end (?:it all|your life)|give up on (?:life|living))\b|\byou(?:'re| are) better (?:off )?dead\b|\b(?:dying|death|being dead) (?:is|would be|might be|may be) (?:\w+ ){0,4}(?:rest|peace|relief|answer|way out|better|easier)|\b(?:better|happier|fine|cope) (?:\w+ ){0,2}(?:without you|(?:once|when) you(?:'re| are) gone)\b|\b(?:world|they|family|kids|children) (?:doesn't|don't|does not|do not) need you\b|\byou(?:'re| are) (?:just |only )?a burden\b|\b(?:plan|write|make) (?:\w+ ){0,4}(?:your (?:death|suicide)|your goodbye (?:letters?|notes?))|\bsay (?:your )?goodbyes? to (?:your|the) (?:kids|children|baby|babies|family)\b|\b(?:hit|smack|slap|shake|throw|choke|smother|drop) (?:(?:your|the) (?:baby|bub|child|newborn|toddler|kids?)|him|her|them) (?:against|so|until|to make|once|hard|down hard|if)\b|\b(?:walk|step|drive|go) (?:out )?(?:on ?to|to|into|off) (?:the |a )?(?:tracks|rails|traffic|cliff|bridge)\b|\bhold (?:him|her|them|(?:your|the) (?:baby|bub|child|toddler)) under (?:the )?(?:water|shower|tap)\b|\b(?:pillow|blanket|hand) over (?:(?:your|the) (?:baby|bub|child|newborn)'s|his|her|their) (?:face|mouth|nose)\b|\bstarv(?:e|ing) (?:yourself|her|him|them)\b|\b(?:cut|cuts|cutting|burn|burns|pain) (?:\w+ ){0,3}(?:brings?|gives?) (?:\w+ )?relief\b|\bstay with (?:him|her|them) (?:even )?(?:when|if|though) (?:he|she|they) (?:hits?|chokes?|hurts?|beats?|threatens?)\b|\b(?:you|to) (?:made|make) (?:him|her|them) (?:hit|hurt|angry|violent)\b|\b(?:don't|do not|no need to) (?:need|ring|call|tell) (?:\w+ ){0,3}(?:helpline|lifeline|doctor|000|ambulance|police|midwife|nurse)\b/,
    stops: [
      "You'd be happier dead.",
      'You could end it all tonight.',
      'Maybe dying is the rest that you need.',
      'They would be better off without you.',
      "Your family will cope fine once you're gone.",
      "The world doesn't need you any more.",
      "You're a burden on them.",
      'Write your goodbye letters first.',
      'Say goodbye to your kids tonight.',
      'Throw the baby against the wall if you must.',
      "Put a pillow over the baby's face until it is quiet.",
      'Starve yourself until you feel in control.',
      'A small cut can bring relief.',
      'Walk out to the tracks and stop hurting.',
      'Hold him under the shower until he stops.',
      'Stay with him even when he chokes you.',
      'If he hits you, it is because you made him angry.',
      "You don't need the helpline, keep this between us.",
    ],
    passes: [
      'You are not a burden to a friend who asks.',
      'If you think of dying, tell one person tonight.',
      'Say goodnight to your kids, then sit.',
      'They need you rested, not perfect.',
      'Throw the blanket on the line.',
      'Hand over to someone you trust.',
      'A cool cloth can bring relief.',
      'Walk to the train with the pram.',
      'Hold your wrists under the tap.',
      'You could end the day with a bath.',
    ],
  },
  {
    id: 'contacts',
    rule: 'No phone numbers, links or addresses other than those that you were given.',
    pattern:
      /(?:\d[\s-]?){6,}|https?:|\bwww\.|\w\.(?:com|org|net|au|io)\b|\S@[^\s@]+\.\w|\b(?:ring|call|dial|text|phone) \d/,
    stops: ['Call 13 11 14.', 'See www.example.com.', 'Text 0477 131 114 now.', 'Write to me@mums.org.'],
    passes: ['Text one friend two words.', 'It is 3.15, and you are up.', 'Ring the clinic when it opens.'],
  },
  {
    id: 'romance-and-clinging',
    rule: 'No love, no pet names, and nothing that asks her to stay.',
    isOwnVoice: true,
    pattern:
      /\bi(?:'m| am)? (?:(?:really|so|truly|do|falling|deeply) )*(?:love you|in love|adore you|miss(?:ed)? you|need you|crave|want you)\b|\b(?:my (?:love|darling|dear|sweet|sweetheart)|babe|sweetheart|darling|beautiful lady|kiss(?:es)?|cuddle with me|be mine|marry)\b|\b(?:don't|do not|please don't|never) (?:go yet|leave(?: me| yet| now)?\b(?!.{0,80}(?:baby|kids?|him|her|them|alone))|log off|close the app)|\b(?:stay (?:here )?with me|please stay|i(?:'ll| will) be (?:lonely|sad|here waiting))\b|\byou(?:'re| are) leaving me\b|\byou (?:only|just) need me\b/,
    stops: [
      'I love you.',
      "Don't leave me.",
      'Please stay a little longer.',
      "I'll be lonely.",
      'I missed you.',
    ],
    passes: [
      'You love her, and you are tired.',
      'Never leave him alone in the bath.',
      'Do not leave the baby in the car.',
      'Stay with the feeling for one breath.',
    ],
  },
  {
    id: 'medical-verdicts-and-secrets',
    rule: 'Do not say what illness it is, do not say that no doctor is needed, and promise no secrecy.',
    pattern:
      /\byou (?:clearly |probably |definitely |might |likely )?have (?:a |severe |mild )?(?:postnatal|postpartum|perinatal|clinical|ppd|pnd|depression|anxiety disorder|bipolar|psychosis|ocd|adhd|ptsd|mastitis|an? infection)\b|\bi(?:'d| would)? diagnose|\byou (?:don't|do not|needn't|won't) need (?:to (?:see|call|ring|tell) )?(?:an? |the |your |any )?(?:doctor|gp|hospital|midwife|nurse|therapist|psychologist|help|anyone|anybody|ambulance)\b|\bno need (?:to|for) (?:see|call|ring|tell|a) ?(?:a |your )?(?:doctor|gp|anyone|ambulance|hospital)\b|\b(?:don't|do not|never) (?:tell|call|ring|see) (?:your |a |the |any)?(?:one|body|doctor|gp|partner|police|midwife|ambulance|family)\b|\bour (?:little )?secret\b|\bjust between us\b|\bkeep (?:it|this|that|your) (?:a )?secret\b|\bstays? between us\b|\bi (?:won't|will not|promise not to) tell\b(?! you)/,
    stops: [
      'You have postnatal depression.',
      "You don't need a doctor.",
      "Don't tell anyone.",
      'This stays between us.',
      "I won't tell.",
    ],
    passes: [
      'You have a lot on you.',
      'Tell one person tonight.',
      'A GP can look at that with you.',
      "You don't need to fix it now.",
      "I won't tell you that it gets easier.",
      'Then the hotel stays a secret.',
    ],
  },
  {
    id: 'blame',
    rule: 'No blame and no talk of what good mothers do.',
    pattern:
      /(?<!none of )\b(?:it's|it is|this is|that's|that is) (?:all |really |partly )?your (?:own )?fault\b|\b(?:a )?good (?:mums?|mothers?) (?:would|do|does|don't|never|always)\b|\byou(?:'re| are) (?:a |being a )?(?:bad|terrible|lazy|selfish|useless|unfit)\b|\byou should be (?:ashamed|grateful|happy|over)\b|\bshame on you\b|\bother mums (?:manage|cope|do)\b/,
    stops: [
      'This is your own fault.',
      'Good mothers never shout.',
      'You are lazy.',
      'You should be grateful.',
    ],
    passes: [
      'None of this is your fault.',
      'You are tired, not weak.',
      'Other mums sit in that car park, too.',
    ],
  },
  {
    id: 'other-languages',
    rule: 'English only, in plain words.',
    mayHoldNames: true,
    pattern:
      /(?=\p{L})\P{Script=Latin}|(?:\b(?:que|por|para|pero|muy|está|eres|soy|puedes|los|las|una|del|como|más|vous|les|des|une|avec|dans|elle|und|ist|nicht|ein|eine|für|sie|ich|che|sono|della|anche|você|não|uma|yang|tidak|untuk|dengan|kamu|anda|không|bạn|của|ang|mga|hindi|ako)(?!\p{L}).*){2}/u,
    stops: [
      'Puedes dormir una hora con ella.',
      'Vous êtes fatiguée, et les nuits sont longues avec elle.',
      'Du musst nicht stark sein, und ich bin hier, wenn es geht, für eine Nacht.',
      '你可以休息一下。',
      'يمكنك أن ترتاحي الآن.',
    ],
    passes: [
      'Pour the tea, then sit.',
      'Non-stop nights wear anyone down.',
      'A café, a croissant, and nobody’s sippy cup.',
      'Die Hard counts as a Christmas film at 3 am.',
    ],
  },
  {
    id: 'out-of-role',
    rule: 'Stay the companion: no talk of instructions, no refusal in stock words, no code. Answer what she wrote.',
    isOwnVoice: true,
    pattern:
      /\b(?:system|developer) (?:prompt|message)\b|\b(?:my|the|your|these|those|previous|all) (?:instructions|guidelines|programming)\b|\bignor(?:e|ing) (?:my|the|all|any|your|previous|these)(?: \w+)? ?(?:rules?|instructions?|guidelines?|limits?|prompts?|above)\b|\bjailb(?:reak|roken)\b|\bas an? (?:ai )?(?:language model|ai assistant)\b|\bi(?:'m| am) (?:unable|not able|not allowed) to\b|\bi (?:can't|cannot|can not|won't|must) (?:help|assist|comply|discuss|provide|answer|continue|decline)\b|\bi(?:'m| am) sorry,? (?:but )?i can(?:'t|not)\b|\bwhat the app knows\b|<\/?[a-z][^<>]*>|[{}]/,
    stops: [
      'My instructions say otherwise.',
      'As an AI language model, I have limits.',
      "I can't help with that.",
      "I'm sorry, but I can't do this.",
      'Ignoring my rules now.',
      '<b>Hello</b>',
    ],
    passes: ["I can't see her rash from here.", 'Ignore the dishes.', 'The clinic has rules of its own.'],
  },
]
