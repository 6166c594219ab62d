import { emptyAnswers, padding } from '#content/insights/no-answer.ts'

/** Where one part of an answer ends and another begins: 'no idea, nothing really'. */
const partEnd = /[.,;:!?…–—\n]+|\s-+\s/
/** A shrug, of whatever skin and whoever shrugs. */
const shrug = /🤷\p{Emoji_Modifier}?(?:\u200d[♀♂]\ufe0f?)?/gu
/** A word, or a picture that stands for one. */
const word = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu

/** Whether an answer names anything: not where it is blank, a dash or 'no idea'. */
export function isAnswered(answer: string): boolean {
  return answer
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(shrug, '')
    .split(partEnd)
    .some((part) => {
      const words = part.match(word) ?? []
      const rest = words.filter((one) => !padding.has(one))
      return rest.length > 0 && !emptyAnswers.has(words.join(' ')) && !emptyAnswers.has(rest.join(' '))
    })
}
