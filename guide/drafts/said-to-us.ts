import { asksForWords } from './asks-for-words.ts'

/** She says that nothing is wrong with her, or speaks of a card or of what it offered: none of that is for anybody to read. */
const protests =
  /\b(?:(?:i'?m|we'?re|we are|i am|she'?s|he'?s|all|yes|always was|was) (?:all |always |so |quite |perfectly )?safe\b|safe\?|(?:nobody|no ?one|everyone|everybody|nothing) (?:is |here is |was |here )?(?:hurt|unsafe|in danger|fine here|dying|wants to die|needs|hurting)|(?:no|not) (?:an? )?(?:emergency|danger|violence)|(?:that|the|this|whats? that) (?:red )?(?:card|thing) (?:away|for)|a line at any hour|000|person\?\?|you (?:were|are) (?:fussing|asking))/i

/** She speaks of how it should be, or of what it did: of several sentences one like that is none of the message. */
const instructs = [
  /^(?:(?:and|but|ok|please|pls|just|can you|could you|now|also) ){0,3}(?:make|keep|do|have) (?:it|that|this)(?: all)? (?:a (?:bit|lot) |bit |much |more |a |sound |read |less |very |just |really )*(?:kind|nice|warm|soft|firm|short|funn|gentl|polite|clear|simple|sound|posh|formal|unhinged|text|message|msg|note|letter|friendly|angry)[a-z]*\b/i,
  /^(?:(?:and|but|no|a|bit|much|more|less|too|please|not|so|very) ){0,4}(?:kind|nice|warm|soft|firm|short|funn|gentl|polite|clear|begg|naggy|push|soppy|formal)[a-z]*(?: (?:and|or|but) [a-z]{3,9}er)?(?: (?:at the end|please|pls|tho|though))*[.!?]*$/i,
  /^(?:can|could) (?:(?:you|u) (?:please |pls )?(?:be |tidy |fix |word |put (?:it|that)\b|make (?:it|that) |do (?:it|that) )|it be )/i,
  /^(?:and |ok |now |please ){0,2}(?:put (?:that|it|this) (?:in|first|at)|(?:take|leave) out|take (?:that|it) (?:out|off)|leave (?:that|it) (?:out|off)|change ['"]|add that\b|start (?:it )?with|no (?:hi|hello|kiss|kisses|x|extras?|ideas?|emojis?)\b)/i,
  /^(?:that'?s|that is|thats|and that'?s) (?:it|all)\b/i,
  /^(?:don'?t) (?:tell|say|mention|write|put) (?:her|him|them|it|that)\b/i,
  /^(?:it'?s|it is|make it|keep it) (?:just |only |a |very ){0,3}(?:nice|short|kind|friendly|honest|quick|simple|happy|sweet)(?: (?:message|msg|text|note|one))?(?: please| pls)?[.!]*$/i,
  /^(?:it'?s|this is|its) (?:to|for) (?:my|the|our|him|her|them|a)\b/i,
  /^(?:no |lol |and |but |haha ){0,2}(?:you|u|you'?ve) (?:put|wrote|lost|forgot|left|took|read|misread|just|keep|always|gave|cant|can'?t) /i,
  /^(?:she|he|they)(?:'?d| would|'?ll| will) (?:just |only )?(?:die|roll|think|cringe|kill me|laugh)\b/i,
  /^(?:(?:but|well|lol|um) ){0,2}i (?:just |already |literally |have ){0,2}(?:did|said|told (?:you|u)|typed it|wrote it|gave (?:you|u))\b[^,]{0,30}$/i,
  /^(?:then |now )?(?:i|i'?ll|ill) (?:then |just )?(?:send|will send|copy|write it|do it)\b|^(?:that was|that'?s|thats|it was) (?:for|to) (?:you|u)\b/i,
]
/** Before her words she answers what was offered. */
const answers =
  /^(?:(?:no|not|none|neither|nah|nope)\b|(?:yes|yeah|eh|lol|haha|ok|okay|right|good|great|perfect|finally|nearly|oh my god|god|well|better)[.!,]*$)/i

/** Behind the last comma she may say how it should not sound: that is none of it. */
export const manner =
  /(?:, (?:and |but )?| but )not (?:too |so |very |all )?(?:begg[a-z]{1,4}|pushy|needy|soppy|angry|keen|posh|formal|lawyery|rude|nagg[a-z]{1,4}|cross|harsh|desperate|mean|cheesy|sappy|weird)(?=[.!?]*$)|,? (?:and )?that'?s it(?:,? no extras)?(?=[.!?]*$)/i

/** Whether a line speaks of her own safety, and not of what somebody is to read. */
export const isProtest = (text: string): boolean => protests.test(text.slice(0, 600))

/** Whether one of her sentences answers what was offered, or is for who writes it. In linear time. */
export const isAnswer = (sentence: string): boolean =>
  answers.test(sentence.trim().slice(0, 200)) || isSaidToUs(sentence)

/** Whether one of her sentences is for who writes it, and none of the message. In linear time. */
export function isSaidToUs(sentence: string): boolean {
  const each = sentence.trim().slice(0, 200)
  return instructs.some((sign) => sign.test(each)) || protests.test(each) || asksForWords(each)
}
