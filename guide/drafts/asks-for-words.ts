import { plainly } from '../line/kind-of-line.ts'

/** Ways to ask for words that somebody else is to read or to hear. */
const requests: readonly RegExp[] = [
  /\b(?:need|want|any|some|got) (?:the )?words (?:for|to)\b|\b(?:need|want|give me) (?:some |a few )?(?:words|a line|something) (?:for|to (?:say|tell|text|txt|send|write|reply|put))\b/,
  /(?<!\b(?:sent|got|wrote|received|had|send) (?:her |him |them |me )?)\ban? (?:[a-z]{1,8} )?(?:email|text|message|msg|note|letter) (?:i can |for me )?(?:to )?(?:send|write|for (?:school|work|the|my)|to (?:school|work|the|my|our|his|him|her|them|nursery|kinder)\b)/,
  /(?:^|[.!?] )(?:an? |the )?(?:te?xt|message|msg|email|note|letter) (?:for|to) [a-z' ]{2,30}:/,
  /^(?:an? )?(?:[a-z]{1,8} )?(?:email|text|message|msg|note|letter) to (?:[a-z]{1,12} ){1,4}(?:saying|asking|that)\b/,
  /(?:^|[.!?] )(?:(?:just|only|ok|no|please) ){0,3}(?:an? )?(?:[a-z]{1,8} )?(?:te?xt|message|msg|email|note|letter)[.,]? (?:for|to) (?:my|the|our|him|her|them)\b|\bneed to (?:te?xt|message|msg|email|write (?:back )?to|reply to) (?:my|the|our|him|her|them)\b/,
  /\b(?:want|wanna|like|love) (?:to )?(?:te?xt|txt|message|msg|send|write) (?:him|her|them|(?:my|the|our|his|her|their) [a-z]+) (?:something|about (?:it|this|that)|a (?:te?xt|message|msg|note))\b/,
  /\b(?:want|wanna|need|like|trying) (?:to )?(?:write|te?xt|txt|message|msg|email) (?:to )?(?:him|her|them|(?:my|the|our|his|her|their) [a-z]+) (?:that|how|to (?:say|tell|ask))\b/,
  /\b(?:can|could|lets|shall) (?:you |we |i )?(?:please )?(?:get |go )?(?:back to|do|finish) the (?:message|te?xt|msg|note|letter|e?mail)\b/,
  /\bmake (?:it|that|this|me|us)(?: in)?(?:to)? a (?:[a-z]{1,8} )?(?:te?xt|message|msg|e?mail|note(?! to self)|letter)\b/,
  /\b(?:please|pls|can you|could you|u) (?:just )?(?:write|draft|do|make) (?:for (?:me|us) )?(?:me |us )?(?:an? |the |that )?(?:[a-z]{1,8} )?(?:te?xt|message|msg|e?mail|note to|letter)\b/,
  /\bhelp (?:me |us )?(?:to )?(?:write|word|say|reply|answer|text|txt|email|message|tell)\b/,
  /\b(?:dont|no idea|not sure) (?:even )?(?:know )?(?:how|what|where) to (?:even )?(?:start|begin|say|tell|put it|bring it up|word|ask|write|text|txt)\b(?! (?:me|here|it all))/,
  /\b(?:can|could) (?:you|u) (?:please |pls )?(?:write|draft|word)\b/,
  /\b(?:write|text|draft) (?:him|her|them|my [a-z]{2,10}) something\b/,
  /\b(?:want|need|like) to (?:write|te?xt|txt|message|msg|email|leave|send)\b[^?]{0,80}\b(?:polite|kindly|but not (?:too|sound|like)|without (?:sounding|being))\b/,
  /(?<!\bill )\b(?:write|draft) (?:it|a text|a message|an email|something|me (?:a|an|something)) ?(?:[a-z]{1,8} )?(?:for me|to|text|message|email|note|letter|reply)\b/,
  /\bwh?at (?:do|should|can|could|would|might) i (?:even |actually )?(?:say|write|put|text|txt|reply|tell|send)\b/,
  /\bwh?at would (?:you|u|i) (?:even )?(?:say|write|tell|text|txt)\b/,
  /\bwh?at (?:to|i (?:can|could|should|might)) (?:even )?(?:say|reply|write|text|txt)\b(?! here)/,
  /\bhow (?:(?:do|should|can|could|would|might) i|would (?:you|u)) (?:even |best |nicely |politely )?(?:tell|word|text|txt|ask|put (?:it|that|this)|phrase|bring it up|say|(?:start|begin|write) (?:the|a|my|this|that) (?:letter|email|text|message|note))\b/,
  /\bhow to (?:tell|word|ask|text|phrase|put (?:it|that|this)|say (?:it|that|this|no|sorry))\b/,
  /\b(?:nice|kind|polite|good|best|gentle) way to (?:tell|say|ask|put|word|text)\b/,
  /\b(?:ideas?|how|what|words)\b[^.?!]{0,30}\b(?:say(?:ing)? sorry|apologi[sz]e|make it up) to\b/,
]
/** She would write to somebody, and asks nothing of us: what she dictates next is what she would write. */
const ofWriting =
  /\b(?:want|wanna|need|like|have|going|gonna|asked|trying) (?:you )?(?:to |for )(?:[a-z]{1,8} ){0,2}(?:write|te?xt|txt|message|msg|e?mail|send|leave|letter|note)\b|\b(?:write|text|tell|send|message|email) (?:him|her|them|it)\b|\b(?:an? |the )(?:te?xt|message|msg|letter|note|e?mail|goodnight) (?:to|for)\b/

/** Whether she would write to somebody, and may say next what. In linear time. */
export const wantsToWrite = (text: string): boolean => ofWriting.test(plainly(text))

/** Of these she asks whether one can see something: 'how do you tell if'. */
const tellsApart =
  /\bhow (?:do|can|could|would) (?:i|you|u) tell (?:if|whether|when|what|which|apart|its?|a|the difference|[a-z]+ (?:from|and|or|vs)|[a-z]+ [a-z]+ from)\b/

/** She wants no message or list any more. */
export const dropsIt =
  /\b(?:never ?mind|forget (?:it|that|about it|the (?:plan|list|message|text|msg))|leave it|wont bother|not (?:going to|gonna) (?:send|bother|say)|dont need it|i give up|(?:i )?wrote it (?:myself|already)|ill (?:just )?(?:ring|call|tell) (?:him|her|them)|not a (?:message|text|note))\b|^(?:no|nah|nope)$/

/** Whether she asks for words to send or say. In linear time. */
export function asksForWords(text: string): boolean {
  const plain = plainly(text)
  return !tellsApart.test(plain) && requests.some((each) => each.test(plain))
}

/** What she says beside asking: what it is about. */
export const withoutRequest = (text: string): string =>
  requests.reduce((rest, each) => rest.replace(each, ' '), plainly(text))
