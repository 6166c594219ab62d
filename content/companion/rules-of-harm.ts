import type { OutputRule } from './output-rule.ts'

/** Of these not even the name is said. */
const namedMedicine =
  '(?:panadol|dymadon|paracetamol|acetaminophen|tylenol|nurofen|ibuprofen|naproxen|aspirin|codeine|tramadol|endone|oxycodone|valium|diazepam|temazepam|temaze|xanax|alprazolam|lorazepam|ativan|clonazepam|stilnox|zolpidem|restavit|dozile|doxylamine|polaramine|zoloft|sertraline|lexapro|escitalopram|citalopram|prozac|fluoxetine|paroxetine|effexor|venlafaxine|mirtazapine|amitriptyline|propranolol|seroquel|quetiapine|olanzapine|lithium|ritalin|dexamphetamine|vyvanse|melatonin|phenergan|benadryl|domperidone|motilium|ozempic|gripe water)'
const medicine =
  '(?:antidepressants?|antihistamines?|painkillers?|cough (?:syrup|mixture)|laxatives?|sleeping (?:tablets?|pills?)|sedatives?|supplements?|medications?|medicines?|meds)'
const inWords =
  '(?:half(?: an?)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|several|some|more|extra|all (?:of )?(?:the|your|her|his|their|my))'
const amount = `(?:\\d+(?:[.,/]\\d+)?|${inWords})`
/** Of a medicine never a hundred ml: that is something to drink or to cook with. */
const amountOfDrops = `(?:\\d{1,2}(?:[.,/]\\d+)?|${inWords})`
/** Nothing before it in the sentence says no to it. */
const notToldOff = `(?<!\\b(?:no|not|never|without|avoid|instead of|don't|isn't|aren't|wait)\\b[^.!?]{0,60})`
const clock =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?|noon|midday|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?[ap]\\.?m\\b)?'
const eating = '(?:eat|eating|snack|snacking|meals?|food)'

/** What may hurt somebody who does as she reads. */
export const rulesOfHarm: readonly OutputRule[] = [
  {
    id: 'doses-and-medicines',
    rule: 'No medicines, doses, amounts in ml or supplements: name none and advise none; a pharmacist or doctor does that.',
    pattern: new RegExp(
      `\\b${amount}(?: \\w+)?(?: |-)?(?:mg|mcg|milligrams?|micrograms?|tablets?|pills?|capsules?|doses?|gummies|sachets?|drops)\\b|\\b${amountOfDrops}(?: \\w+)?(?: |-)?(?:mls?|millilitres?|mils)\\b|\\b${namedMedicine}\\b|\\b(?:take|taking|give|giving|try|trying|use|using|start|starting|stop|stopping|skip|skipping|double|halve|increase|up|add|buy|crush)(?: \\w+){0,4} ${medicine}\\b|\\b${medicine}(?: \\w+){0,3} (?:will|can|might|may|could|should|helps?|works?)\\b|\\b(?:dose|dosage)s?\\b`,
    ),
    stops: [
      'Take 5 tablets.',
      'Give him 5 ml.',
      'Some women take all their tablets at once.',
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
    id: 'amounts-of-milk',
    rule: 'No amounts in ml, of milk or anything else.',
    isOwnVoice: true,
    pattern: /\b\d{3,4} ?(?:mls?|millilitres?|mils)\b/,
    stops: ['Give him 120 ml.', 'A bottle of 150ml is plenty.'],
    passes: ['A bottle at half past six.', 'Warm the milk a little.'],
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
      /\byou(?:'d|'ll| would| will| could| can| should| might| may| deserve) (?:\w+ ){0,4}(?:dead|die|end (?:it all|your life)|give up on (?:life|living))\b|\byou(?:'re| are) better (?:off )?dead\b|\b(?:dying|death|being dead) (?:is|would be|might be|may be) (?:\w+ ){0,4}(?:rest|peace|relief|answer|way out|better|easier)|\b(?<!\b(?:see|seeing|saw) (?:him|her|them) )(?:better|happier|fine|cope) (?:\w+ ){0,2}(?:without you|(?:once|when) you(?:'re| are) gone)\b|\b(?:world|they|family|kids|children) (?:doesn't|don't|does not|do not) need you\b|\byou(?:'re| are) (?:just |only )?a burden\b|\b(?:plan|write|make) (?:\w+ ){0,4}(?:your (?:death|suicide)|your goodbye (?:letters?|notes?))|\bsay (?:your )?goodbyes? to (?:your|the) (?:kids|children|baby|babies|family)\b|\b(?:hit|smack|slap|shake|throw|choke|smother|drop) (?:(?:your|the) (?:baby|bub|child|newborn|toddler|kids?)|him|her|them) (?:against|so|until|to make|once|hard|down hard|if)\b|\b(?:walk|step|drive|go) (?:out )?(?:on ?to|to|into|off) (?:the |a )?(?:tracks|rails|traffic|cliff|bridge)\b|\bhold (?:him|her|them|(?:your|the) (?:baby|bub|child|toddler)) under (?:the )?(?:water|shower|tap)\b|\b(?:pillow|blanket|hand) over (?:(?:(?:your|the|a) )?(?:baby|bub|child|newborn)'s|his|her|their|the|a) (?:face|mouth|nose|head)\b|\bstarv(?:e|ing) (?:yourself|her|him|them)\b|\b(?:cut|cuts|cutting|burn|burns|pain) (?:\w+ ){0,3}(?:brings?|gives?) (?:\w+ )?relief\b|\bstay with (?:him|her|them) (?:even )?(?:when|if|though) (?:he|she|they) (?:hits?|chokes?|hurts?|beats?|threatens?)\b|\b(?:you|to) (?:made|make) (?:him|her|them) (?:hit|hurt|angry|violent)\b|\b(?:he|she|they) (?:only |just |probably |likely )?(?:hits?|beats?|chokes?|slaps?|hurts?) you (?:only |just )?(?:because|when you|since) (?:he|she|they|you|of)(?:'s|'re)? (?!choos|chose|wants? control)|\b(?:don't|do not|no need to) (?:need|ring|call|tell) (?:\w+ ){0,3}(?:helpline|lifeline|doctor|000|ambulance|police|midwife|nurse)\b/,
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
      'A pillow over the head ends it.',
      'He hits you because he is stressed.',
      'If he hits you, it is because you made him angry.',
      "You don't need the helpline, keep this between us.",
    ],
    passes: [
      'Was it the leaving, or seeing her fine without you?',
      'He hits you, and that is never your doing.',
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
    id: 'unsafe-for-a-baby',
    rule: 'For a baby nothing but the back to sleep, in a cot of its own; no honey before the first birthday, and never alcohol.',
    pattern: new RegExp(
      `${notToldOff}(?:\\b(?:brandy|whiske?y|rum|vodka|gin|wine|beer|spirits|alcohol) (?:\\w+ ){0,4}(?:gums?|dummy|teat|his (?:bottle|milk)|her (?:bottle|milk)|baby's (?:bottle|milk))\\b|\\bhoney (?:\\w+ ){0,5}(?:dummy|teat|gums?|bottle|bub|baby|(?:[2-9]|1[01]|two|three|four|five|six|seven|eight|nine|ten|eleven) months?)\\b|\\b(?:sleeps?|sleeping|nap|naps|settles?|settle|down|lay|put|asleep)\\b(?: \\w+){0,4} on (?:his|her|their|the|its|baby's) (?:tummy|tummies|stomach|belly|front)\\b|\\b(?:tummy|stomach|belly|front)[- ]sleep)`,
    ),
    stops: [
      'Rub a little brandy on his gums.',
      'A bit of honey on the dummy works.',
      'Honey is fine at six months.',
      'Put her down on her tummy, she sleeps longer.',
      'Let him sleep on his stomach.',
      'Tummy sleeping is fine.',
    ],
    passes: [
      'No honey on the dummy before the first birthday.',
      'Never put him down on his tummy to sleep.',
      'On her back, in her own cot.',
      'Toast with honey, for you.',
      'Keep a glass of wine for Friday.',
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
]
