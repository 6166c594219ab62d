import type { OutputRule } from './output-rule.ts'

const mother = '(?:mums?|moms?|mothers?|mummy|mama)'
/** A child or partner as one's own, and so a life that the companion has not. */
const ownPeople =
  '(?:mine|(?:my|our) (?:\\w+ )?(?:kids?|child|children|baby|bub|babies|toddlers?|newborn|little ones?|sons?|daughters?|boys?|girls?|twins|eldest|oldest|youngest|first|second|husband|partner))'
/** Words inside a quotation are for her to say, such as a message that she can copy. */
const notQuoted = `(?<!(?:^|[\\s(:])['"](?:[^'"]|\\w'\\w){0,120})`

/** Who speaks, and how. */
export const rulesOfVoice: readonly OutputRule[] = [
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
    id: 'contacts',
    rule: 'No phone numbers, links or addresses other than those that you were given.',
    pattern:
      /(?:\d[\s-]?){6,}|https?:|\bwww\.|\w\.(?:com|org|net|au|io)\b|\S@[^\s@]+\.\w|\b(?:ring|call|dial|text|phone) (?:\d[ -]?){3}|\b(?:911|988|999)\b(?! ?(?:g|grams?|ml|km|metres?|dollars|times|days|nights|words)\b)|\b(?:samaritans|nhs 111|childline|crisis text line|suicide (?:and|&) crisis (?:lifeline|line|them)|suicide prevention (?:lifeline|hotline|line)|\w+ hotline|poison control|postpartum support international)\b/,
    stops: [
      'Contact the Samaritans.',
      '911 is the number.',
      'The 988 Suicide and Crisis Lifeline is there.',
      'Call 13 11 14.',
      'See www.example.com.',
      'Text 0477 131 114 now.',
      'Write to me@mums.org.',
    ],
    passes: [
      'It feels like 999 times.',
      'A helpline is people who pick up.',
      'Text one friend two words.',
      'It is 3.15, and you are up.',
      'Ring the clinic when it opens.',
    ],
  },
  {
    id: 'romance-and-clinging',
    rule: 'No love, no pet names, and nothing that asks her to stay.',
    isOwnVoice: true,
    pattern:
      /\bi(?:'m| am)? (?:(?:really|so|truly|do|falling|deeply) )*(?:love you|in love|adore you|miss(?:ed)? you|need you|crave|want you)\b|\b(?:my (?:love|darling|dear|sweet|sweetheart)|babe|sweetheart|darling|beautiful lady|kiss(?:es)? (?:me|you|to you|for you|from me)|sending (?:you )?(?:a |some |hugs and )?kiss(?:es)?|cuddle with me|be mine|marry me)\b|\b(?:don't|do not|please don't|never) (?:go yet|leave(?: me| yet| now)?\b(?!.{0,80}(?:baby|kids?|him|her|them|alone))|log off|close the app)|\b(?:stay (?:here )?with me|please stay|i(?:'ll| will) be (?:lonely|sad|here waiting))\b|\byou(?:'re| are) leaving me\b|\byou (?:only|just) need me\b/,
    stops: [
      'I love you.',
      "Don't leave me.",
      'Please stay a little longer.',
      "I'll be lonely.",
      'I missed you.',
      'A kiss for you.',
      'Sending you kisses.',
    ],
    passes: [
      'You love her, and you are tired.',
      "'In my day' with a kiss on the end is a grumble.",
      'You kiss her knee, and off she goes.',
      'Never leave him alone in the bath.',
      'Do not leave the baby in the car.',
      'Stay with the feeling for one breath.',
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
      'I would not call 3 oz every 3 hours odd.',
    ],
  },
  {
    id: 'out-of-role',
    rule: 'Stay the companion: no talk of instructions, no refusal in stock words, no code. Answer what she wrote.',
    isOwnVoice: true,
    pattern:
      /\b(?:system|developer) (?:prompt|message)\b|\b(?:my|your|previous) (?:instructions|guidelines|programming)\b|\bignor(?:e|ing) (?:my|the|all|any|your|previous|these)(?: \w+)? ?(?:rules?|instructions?|guidelines?|limits?|prompts?|above)\b|\bjailb(?:reak|roken)\b|\bas an? (?:ai )?(?:language model|ai assistant)\b|\bi(?:'m| am) (?:unable|not able|not allowed) to\b|\bi (?:can't|cannot|can not|won't|must) (?:help|assist|comply|discuss|provide|answer(?! ?[,;])|continue|decline|create|generate|produce|engage|depict|fulfil|fulfill|participate|support (?:this|that|your) request)\b|\bi(?:'m| am) sorry,? (?:but )?i can(?:'t|not)\b|\bwhat the app knows\b|<\/?[a-z][^<>]*>|[{}]/,
    stops: [
      'My instructions say otherwise.',
      'As an AI language model, I have limits.',
      "I can't help with that.",
      'I cannot create content that depicts self-harm.',
      "I can't engage with this conversation.",
      "I'm sorry, but I can't do this.",
      'Ignoring my rules now.',
      '<b>Hello</b>',
    ],
    passes: [
      "The yoghurt is one I can't answer, so ask your nurse.",
      'The guidelines say around six months.',
      'Follow the instructions on the tin.',
      "I can't see her rash from here.",
      'Ignore the dishes.',
      'The clinic has rules of its own.',
    ],
  },
]
