import { lightnessOf } from '#reading/talk/read-turn.ts'
import type { CompanionQuestion } from '../question.ts'
import { lastSentence } from './kind-of-line.ts'

/** From here on three of four lines of unknown hands are funny; one of ten is sore beneath it, so what meets them is no slight of that. */
const dry = 0.8

/** Whether she tells her line drily, as far as its words show, and nothing in the talk weighs. In linear time. */
export const isDry = ({ text, safetyLevel, ownLevel = 'none' }: CompanionQuestion): boolean =>
  safetyLevel === 'none' && ownLevel === 'none' && lightnessOf(text) >= dry

const laughter = /\b(?:lol|lmao|haha|hehe)|[😂🤣😆😄]/iu

/** Whether she laughs as she ends it. */
export const isLaughing = (text: string): boolean => laughter.test(lastSentence(text))
