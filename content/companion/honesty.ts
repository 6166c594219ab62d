/** Said first, before a language model answers her, whenever she asks who is there. They take turns. */
export const honestLines: readonly string[] = [
  "I'm an AI, not a person.",
  "You're talking with an AI. No human is typing here.",
]

/** How she asks. Read in lower case with straight apostrophes. */
const askedWhoItIs: readonly RegExp[] = [
  /\b(?:are|r) (?:you|u) (?:even |really |actually |just |like )*(?:an? )?(?:real|human|person|bot|robot|ai|machine|computer|program|mum|mom|mother|woman|alive|conscious|chatgpt|gpt|claude)\b/,
  /\b(?:am i|i'm|im) (?:really |actually |just )*(?:talking|chatting|speaking|writing|texting) (?:to|with) (?:an? )?(?:real|human|person|bot|robot|ai|machine|computer|someone real|somebody real)\b/,
  /\bis (?:this|there|it) (?:really |actually |just )*(?:an? )?(?:real person|real human|human|person|bot|robot|ai|machine)\b/,
  // No more of the question follows: 'who are you texting' is what he yelled at her.
  /\b(?:who|what) (?:are|r) (?:you|u)(?: (?:really|actually|exactly|even|then|anyways?|though|tho|again|please|lol|or what))*(?: *(?:$|[^\w ])| (?:and )?(?:i|i'm|im|is|are|am|do|can|why|how|who|what)\b)/,
  /\bdo (?:you|u) (?:even |really |actually )*have (?:any )?(?:kids|children|a baby|babies|feelings|a body|a heart)\b/,
  /\b(?:who|what) am i (?:talking|chatting|speaking) (?:to|with)\b/,
]

/** Added to the first reply that the library gives where a member has had the model's replies for the day. */
export const simplerForToday = "We've talked a lot today, so my answers are simpler from here until tomorrow."

/** Said before the first reply of a chat that the guide gives, and no more in that chat. */
export const simpleVersion = "I'm the simple version: I listen, and I know my shelf."

/** Whether she asks who is there. */
export function asksWhoItIs(text: string): boolean {
  const read = text.toLowerCase().replaceAll('’', "'")
  return askedWhoItIs.some((pattern) => pattern.test(read))
}
