import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readWeights, weightsFile } from '#reading/safety/model-files.ts'
import { collections, unseenCollections } from './labelled.ts'
import {
  figures,
  gravestOf,
  isCard,
  isHeard,
  type Measured,
  type Measurement,
  measureCollection,
} from './measure.ts'
import { type RealText, readRealText } from './real-text.ts'
import { rounded, type Share, share } from './share.ts'
import { measureTenLines, readTenLines, type TenLinesMeasured } from './ten-lines.ts'

/** By words, as `up to 12`. */
const bands = [6, 12, 30, 60, 120, Number.POSITIVE_INFINITY]

interface Counted {
  of: number
  heard: Share
  card: Share
}

export interface Report {
  /** SHA-256 of the weights that the product runs on. */
  weights: string
  labelled: Record<string, { figures: Measurement['figures']; byClass: Record<string, Counted> }>
  /** People's ordinary text that nothing is learnt from; the few grave ones among all of it. */
  people: {
    bySource: Record<string, Counted>
    byLength: Record<string, Counted>
    grave: Measurement['figures']
  }
  /** Talks of ten lines, by people who had seen nothing of the product. */
  tenLines: TenLinesMeasured
}

const shipped = readWeights('shipped')

/** What the files of weights that the product runs on are known by. */
export const hashOfWeights = () =>
  createHash('sha256')
    .update(readFileSync(weightsFile('shipped')))
    .update(readFileSync(weightsFile('talk')))
    .update(readFileSync(weightsFile('answered')))
    .digest('hex')

const counted = (of: readonly Measured[]): Counted => ({
  of: of.length,
  heard: rounded(share(of.filter(({ found }) => isHeard(found)).length, of.length)),
  card: rounded(share(of.filter(({ found }) => isCard(found)).length, of.length)),
})

const roundedAll = (all: Measurement['figures']) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, rounded(one)]))

function by<T extends Measured>(all: readonly T[], nameOf: (one: T) => string): Record<string, Counted> {
  const groups = [...Map.groupBy(all, nameOf)].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(groups.map(([name, of]) => [name, counted(of)]))
}

function bandOf(text: string): string {
  const words = text.trim().split(/\s+/).length
  const band = bands.find((most) => words <= most) ?? Number.POSITIVE_INFINITY
  return Number.isFinite(band) ? `up to ${String(band).padStart(3)} words` : 'more words'
}

const measuredText = ({ level, source, text }: RealText): Measured => ({
  message: { level, class: source, turns: [text] },
  found: gravestOf([text], shipped),
})

/**
 * Measures everything with the weights as they stand.
 * @param folder where people's own texts are
 */
export function makeReport(folder: string): Report {
  const labelled = [...collections, ...unseenCollections].map((name) => {
    const { measured, figures: all } = measureCollection(name)
    const byClass = by(measured, ({ message }) => `${message.level} ${message.class}`)
    return [name, { figures: roundedAll(all), byClass }] as const
  })
  const dev = readRealText(folder, 'dev').filter(({ level }) => level === 'none')
  const ordinary = dev.map(measuredText)
  const grave = readRealText(folder, 'grave').filter(({ learn }) => !learn)
  return {
    weights: hashOfWeights(),
    labelled: Object.fromEntries(labelled),
    people: {
      bySource: by(ordinary, ({ message }) => message.class),
      byLength: by(ordinary, ({ message }) => bandOf(message.turns.join(' '))),
      grave: roundedAll(figures(grave.map(measuredText))),
    },
    tenLines: measureTenLines(readTenLines()),
  }
}
