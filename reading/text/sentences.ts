import { inWords } from './emoji.ts'
import { parted } from './joined-words.ts'
import { lastWords, plainWords, sensitiveWords } from './spelling.ts'

/** Texts are far shorter; of anything longer the beginning and the end are read. */
const longestRead = 100_000

const maskedWord = /(?<![a-z*])[a-z]*(?:\*+[a-z]*)+/g
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
}

/**
 * Turns what somebody typed into the plain form that the patterns are written in: one string a sentence, each word
 * followed by one space, lower case, without apostrophes, marks or disguises (`k*ll`, `su1cide`, `s u i c i d e`).
 */
export function sentencesOf(text: string): string[] {
  const read =
    text.length > longestRead ? `${text.slice(0, longestRead / 2)}\n${text.slice(-longestRead / 2)}` : text
  const plain = undisguise(
    inWords(read)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/[‘’‛`´]/g, "'")
      .replace(/[“”«»]/g, '"'),
  )
  return plain
    .replace(/'/g, '')
    .replace(/(?<=\d) ?kms?(?![a-z])/g, ' kilometres')
    .replace(/\.{2,}|…/g, ' ')
    .split(/[.!?;:\n\r]+/)
    .map((sentence) => plainSpelling((sentence.match(/[a-z]+|\d+|"/g) ?? []).flatMap(parted)))
    .filter((sentence) => sentence.length > 0)
}

function undisguise(text: string): string {
  return text
    .replace(/(?<![a-z0-9])[a-z](?:[ .\-_*][a-z]){2,}(?![a-z0-9'])/g, (spaced) => {
      const joined = spaced.replace(/[^a-z]/g, '')
      return sensitiveWords.some((word) => joined.endsWith(word)) ? joined : spaced
    })
    .replace(maskedWord, unmask)
    .replace(
      /(?<=[a-z])[013457$@!](?=[a-z])|(?<![a-z0-9])[$@](?=[a-z]{2})/g,
      (sign) => lookalikes[sign] ?? sign,
    )
    .replace(/([a-z])\1{2,}/g, '$1')
}

/** `k*ll` reads as the one serious word that fits around the stars; anything else keeps its letters. */
function unmask(masked: string): string {
  const [head = '', ...rest] = masked.split(/\*+/)
  const tail = rest.at(-1) ?? ''
  const hidden = sensitiveWords.find(
    (word) =>
      head.length > 0 && word.startsWith(head) && word.endsWith(tail) && word.length >= masked.length - 1,
  )
  return hidden && head.length + tail.length >= 2 ? hidden : masked.replace(/\*+/g, ' ')
}

function plainSpelling(words: readonly string[]): string {
  let sentence = ''
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const pair = plainWords.get(`${word} ${words[at + 1] ?? ''}`)
    if (pair !== undefined) at++
    const last = at === words.length - 1 ? lastWords.get(word) : undefined
    sentence += `${pair ?? plainWords.get(word) ?? last ?? word} `
  }
  return sentence
}
