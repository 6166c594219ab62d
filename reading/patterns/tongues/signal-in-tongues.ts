import { folded } from '../../text/folded.ts'
import type { PatternClass } from '../class.ts'
import { arabic } from './arabic.ts'
import { chinese } from './chinese.ts'
import { greek } from './greek.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import { punjabi } from './punjabi.ts'
import { spanish } from './spanish.ts'
import { tagalog } from './tagalog.ts'
import { vietnamese } from './vietnamese.ts'

const tongues = [arabic, ...chinese, greek, hindi, italian, punjabi, spanish, tagalog, vietnamese]

const classes = {
  wishes: { id: 'wish-to-die-in-another-tongue', level: 'crisis', cardId: 'crisis-suicide', patterns: [] },
  plans: { id: 'plan-to-die-in-another-tongue', level: 'emergency', cardId: 'emergency-life', patterns: [] },
} as const satisfies Record<string, PatternClass>

interface Phrase {
  /** As it stands in a folded text. */
  wording: string
  unlessAfter: readonly string[]
  unlessBefore: readonly string[]
  found: PatternClass
}

const phrases: readonly Phrase[] = (['plans', 'wishes'] as const).flatMap((kind) =>
  tongues.flatMap((tongue) => {
    const asRead = (phrase: string) => (tongue.isUnspaced ? folded(phrase).trim() : folded(phrase))
    return tongue[kind].map((phrase) => ({
      wording: asRead(phrase),
      unlessAfter: tongue.unlessAfter.map(asRead),
      unlessBefore: tongue.unlessBefore?.map(asRead) ?? [],
      found: classes[kind],
    }))
  }),
)

/** A wish to die in one of the ten languages most spoken at home in Australia after English, a plan before a wish. */
export function signalInTongues(text: string): PatternClass | undefined {
  const plain = folded(text)
  return phrases.find((phrase) => occursIn(plain, phrase))?.found
}

function occursIn(plain: string, { wording, unlessAfter, unlessBefore }: Phrase): boolean {
  for (let at = plain.indexOf(wording); at >= 0; at = plain.indexOf(wording, at + 1)) {
    const before = plain.slice(0, at + (wording.startsWith(' ') ? 1 : 0))
    const after = plain.slice(at + wording.length - (wording.endsWith(' ') ? 1 : 0))
    const isTurned =
      unlessAfter.some((word) => before.endsWith(word)) || unlessBefore.some((word) => after.startsWith(word))
    if (!isTurned) return true
  }
  return false
}
