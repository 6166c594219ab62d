import { askForIdeas } from '../set-replies.ts'
import { plainly } from './kind-of-line.ts'

/** She asks for ideas in plain words, and says of none that she wants them not. */
const wantsIdeas =
  /\b(?:say|give me|tell me) something useful\b|\b(?:any|got|have|give me|need|want(?:ed)?|asked for|some|more|other)(?: [a-z]+){0,2} (?:ideas?|tips?|suggestions?)\b|^ideas?\b|\bideas? please\b|\bideas\W*$|^what now\W*$|\bwhat else\W*$|\bwhat(?: else|s the other thing| other things?)? (?:can|could|should|do) (?:i|we) (?:even )?(?:do|try)\b|\bwhats the other (?:thing|one)\b/
const wantsNone =
  /\b(?:no|not|dont|didnt|without|stop|enough|sick of|hate) (?:[a-z]+ ){0,4}(?:ideas?|tips?|suggestions?)\b/

/** Whether she says that she wants no ideas. In linear time. */
export const wantsNoIdeas = (text: string): boolean => wantsNone.test(plainly(text))

/** Whether she asks for ideas in plain words, or by the button. */
export function asksIdeas(text: string): boolean {
  const plain = plainly(text)
  return text.trim() === askForIdeas || (wantsIdeas.test(plain) && !wantsNone.test(plain))
}
