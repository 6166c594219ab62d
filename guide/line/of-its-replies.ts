import { isQuestion } from '../facts/facts-asked.ts'
import { lastSentence } from './kind-of-line.ts'

/** She wants no more questions. */
export const noQuestions =
  /\b(?:stop asking|no more questions|too many questions|enough questions|stop with the questions)\b/
/** She does not want her words said back to her. */
export const mindsEcho =
  /\b(?:parroting|my (?:own )?words back|(?:you|u|youre|ur|stop) (?:are |just |only |keep |always )*(?:repeat|copy|copi|echo)(?:ing|ed)? (?:me|my|what i|everything i)|(?:you|u|youre|ur|stop) (?:are |just |only |keep |always )*say(?:ing)? (?:back )?(?:what|everything) i (?:said|say|just said))\b/
/** She says of an answer that it was none, in a sentence of its own. */
export const notHelping =
  /(?:^|[.!?] )(?:(?:this is|youre|you are|that(?:s| was| is)|so|sorry|well|but|and|a bit|really|just|honestly) ){0,4}(?:(?:useless|rubbish|pointless|no help|not helpful|not helping|not what i (?:said|meant|asked)|not an answer|stupid|crap)(?: bot| app| advice)?(?= *(?:$|[.,!?]))|(?:youre|your|ur) not (?:really |even )?(?:getting|listening|hearing|reading|helping|understanding)|(?:you|u) (?:keep saying|(?:still )?(?:dont|didnt|never|havent|arent) (?:even )?(?:answer|answered|listen|listening|read|understand|get it)(?! (?:it|that|me) wrong))|did (?:you|u) (?:not |even )?(?:read|listen|hear)|didnt (?:you|u) (?:read|listen|hear)|i (?:dont|didnt) (?:understand|get) (?:your|that|the) (?:answer|reply|question)|i (?:wasnt|didnt|am not|im not) (?:asking|ask)|(?:that|it) (?:was|is) about [a-z ]{2,30}, i (?:asked|meant|said)|(?:you|u) (?:keep|just|only) (?:not answering|repeat(?:ing|ed)?|sa(?:y|id|ying) back)|i asked (?:if|for|whether|what|you|about|how)|what on earth is (?:this|that)|why (?:didnt you|you did not|did you not) (?:say|tell))/
/** What she asked stands beside such a word once more. */
export const asksAgain = (plain: string): boolean =>
  (!/\b(?:didnt|wasnt|not) ask/.test(plain) && isQuestion(plain.replace(notHelping, ' '))) ||
  /\bi (?:just |already )?asked (?:you |u )?(?:if|whether|about|how|what|when|can)\b/.test(plain)
/** She thanks it in a sentence of its own, whatever else she says. */
export const givesThanks =
  /(?:^|[.,!] )(?:(?:ok|okay|oh|ah|aw|and|anyway|lol|yeah|well|good) ){0,3}(?:thanks|thank you|thankyou|thx|ty|tysm|cheers)(?! (?:to|god|goodness|but|mum|mom|mam|dad|nan|brain|body|for nothing|a lot for nothing)\b)\b/
/** Her last sentence thanks it, after whatever else she told. */
export const endsInThanks = (plain: string): boolean =>
  plain.split(' ').length <= longestThanked && !plain.includes('?') && givesThanks.test(lastSentence(plain))
const longestThanked = 30
/** She likes one of the ideas that she has just had. */
export const takesUp =
  /\b(?:(?:is|was|thats|its|sounds?) (?:a |actually |really |pretty |quite )*(?:good|great|nice|not bad|helpful|doable)(?! (?:but|mum|mother))|(?:good|great|nice) (?:idea|one|tip)|(?:i |ill |might |could |will |gonna )(?:try|do|give) (?:that|the|it|this)|i like (?:that|the)|worth a (?:try|go|shot))\b/
