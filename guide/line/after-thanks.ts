const opening = '(?:(?:ha|haha|hehe|lol|ok|okay|oh|aw|aww|great|cool|perfect|nice|yes|no|yay)\\W+)*'
const thanks = '(?:thanks|thank (?:you|u)|thankyou|thx|ta|cheers|ty)'
const much =
  '(?: (?:so much|heaps|a lot|again|lovely|for (?:that|this|it|listening|your help|the (?:tips?|help|ideas?|reply))))*'

const first = new RegExp(`^\\W*${opening}${thanks}\\b${much}\\W+`, 'i')
const last = new RegExp(`\\W${thanks}${much}\\W*$`, 'i')
const asks =
  /\?|^(?:and |but |so |now |ok |anyway )*(?:what|whats|what's|how|hows|how's|why|when|where|who|which|can|could|should|shall|do|does|did|is|are|would|will (?:he|she|it|they|i|this|that|the|my)|any|got any)\b/i

/** So many words beside a thank-you, in sentences of their own, say more than that. */
const fewestTold = 4

/** What she asks or tells beside a thank-you, which is not to be swallowed by it; the text as it is where she says hardly more. */
export function besideThanks(text: string): string {
  const rest = text.replace(first, '').replace(last, (found) => (found.includes('?') ? '?' : ''))
  if (rest === text) return text
  const isOwnSentence = /[.!?,\n]/.test(first.exec(text)?.[0] ?? '')
  const tells = isOwnSentence && rest.trim().split(/\s+/).length >= fewestTold
  return asks.test(rest) || tells ? rest : text
}
