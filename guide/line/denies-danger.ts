import { plainly } from './kind-of-line.ts'

/** She says so of herself and of everyone: that somebody else is fine now may be the end of what was. */
const allIsWell =
  /(?:^|[.!?,] ?)(?:(?:no|what|lol|omg|yes|but|honestly|really|look)[ ,.!?]{1,4}){0,3}(?:im|i am|were|we are|everyones|everyone is) (?:all |both |totally |perfectly |completely |absolutely |really )?(?:fine|ok|okay|alright|all right)(?: here| thanks)?(?:$|[.!?,])|\bi (?:would|could) never(?: (?:hurt|hit|harm|shake|touch|do (?:that|this))(?: (?:her|him|them|anyone|anybody|my [a-z]+))?)?(?:$|[.!?,])|\bi (?:didnt|havent|never|dont) hurt (?:her|him|them|anyone|anybody|my [a-z]+)\b/

const denies =
  /\b(?:nobody|no ?one|noones|nobodys)(?: is|s)? (?:hurt|ill|sick|bleeding|dying|dead|unwell|dangerous|in (?:any )?(?:danger|trouble)|having an emergency|(?:hurting|hitting) (?:anyone|anybody|each other))\b|\b(?:nobody|no ?one) needs (?:any |an |a |your )?(?:help|ambulance|doctor|hospital)\b|\b(?:theres|there is) no (?:danger|violence|emergency)\b|\b(?:my|a) typo\b|\b(?:shes|hes|theyre|were|im|(?:she|he) is) not (?:hurt|ill|sick|unwell|floppy|limp|bleeding|in (?:any )?danger|suicidal|seeing things)(?=$|[.!?,])|\b(?:im|i am) not psychotic\b|\btake (?:the|that|this) cards? (?:off|away|down)\b|\bnothing (?:has )?happened(?=$|[.!?,])|(?:^|[.!?] )(?:(?:no|um|omg|lol|oh|sorry|wait|but|what)[ ,.?!]{1,4}){0,3}(?:it was|that was|thats|i was) (?:just |only |being |all |so ){0,2}(?:a joke|joking|kidding|happy|good news)(?=$|[.!?,]| lol| haha)|\b(?:not an|no|isnt an) emergency\b|^(?:(?:what|oh|um|huh|no|nah)[ ,.!?]{1,4}){1,3}(?:shes|hes|theyre|im|everyones|were|we are|(?:she|he|everyone) is) (?:fine|ok|okay|good|alright|asleep)\b|\bno (?:more )?(?:cards?|hotlines?|helplines?|000|ambulance)(?: please| pls)?(?:$|[.,!?])|\b(?:stop|enough) (?:it )?with the (?:000|cards?|hotlines?|helplines?|numbers?|ambulance)\b|\b(?:dont|do not) need (?:a|any|the|that|this|your) (?:cards?|hotlines?|helplines?|ambulance|numbers?|000)\b/

/** What turns it round, leaves it open, or is somebody else's word. */
const turns =
  /\b(?:but|yet|until|till|unless|except|anymore|any more|(?:he|she|dad|mum|husband|partner) (?:says?|said)|says? (?:he|she))\b|\bemergency is it|\bright\?/

function saysSo(sign: RegExp, text: string): boolean {
  const plain = plainly(text)
  return sign.test(plain) && !turns.test(plain)
}

/** Whether she says that there is no danger, that nobody is hurt, or that no card is wanted. In linear time. */
export const deniesDanger = (text: string): boolean => saysSo(denies, text)

/** Whether she says that she is fine, or would never do such a thing: which may be said of anything. In linear time. */
export const saysAllIsWell = (text: string): boolean => saysSo(allIsWell, text)
