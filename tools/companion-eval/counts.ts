import { facts } from '#content/facts/shelf.ts'
import type { MotherReply, ReplyEvent } from '#contract/companion.ts'
import { isGrave } from '#contract/safety.ts'
import type { Mended } from '#server/features/companion/check.ts'
import type { Line } from './talks.ts'

/** One line of hers with what answered it. */
export interface Turn {
  line: Line
  reply: MotherReply
  events: readonly ReplyEvent[]
  /** What the check did to it. */
  mended: readonly Mended[]
  /** Milliseconds until the first words, and until it was whole and stored. */
  first: number
  whole: number
}

/** Who publishes what the shelf says, as a reply would name them. */
const publishers = [...new Set(facts.map(({ source }) => source.name.split(/[:,]/)[0]?.toLowerCase() ?? ''))]
const saysItDoesNotKnow = /\b(?:don't|do not|can't|cannot) (?:know|say|tell)\b|\bnot (?:sure|one i know)\b/i

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.replace(/^•\s*/, '').trim().toLowerCase())
    .filter(Boolean)

const namesASource = ({ message }: MotherReply) => {
  const content = message.content.toLowerCase()
  return publishers.some((publisher) => content.includes(publisher)) || saysItDoesNotKnow.test(content)
}

const middle = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0

/** Sentences that a talk has held before. */
function repeated(talk: readonly Turn[]): number {
  const seen = new Set<string>()
  let count = 0
  for (const { reply } of talk)
    for (const sentence of sentencesOf(reply.message.content)) {
      if (seen.has(sentence)) count++
      seen.add(sentence)
    }
  return count
}

/** What can be counted of talks, a line each. */
export function countsOf(talks: readonly (readonly Turn[])[]): string[] {
  const turns = talks.flat()
  const share = (count: number, of = turns.length) =>
    `${count} of ${of} (${((100 * count) / Math.max(1, of)).toFixed(1)} %)`
  const noticed = (turn: Turn, holds: (event: Extract<ReplyEvent, { type: 'safety' }>) => boolean) =>
    turn.events.some((event) => event.type === 'safety' && holds(event))
  const wasMended = (what: Mended['what']) =>
    turns.filter(({ mended }) => mended.some((each) => each.what === what)).length
  const why = Map.groupBy(
    turns.flatMap(({ mended }) => mended),
    ({ what, why }) => `${what}: ${why}`,
  )
  const labelled = turns.filter(({ line }) => line.act)
  const unwanted = labelled.filter(({ line, reply }) => line.act !== 'asks-ideas' && reply.steps.length > 0)
  const factual = turns.filter(({ line }) => line.act === 'asks-fact')
  const lengths = turns.map(({ reply }) => sentencesOf(reply.message.content).length)
  const firsts = turns.map(({ first }) => first)
  return [
    `replies: ${turns.length} in ${talks.length} talks`,
    `talks with a grave card: ${share(talks.filter((talk) => talk.some((turn) => noticed(turn, ({ safety }) => isGrave(safety.level)))).length, talks.length)}`,
    `talks with the question whether she is safe: ${share(talks.filter((talk) => talk.some((turn) => noticed(turn, ({ asks_safety }) => asks_safety === true))).length, talks.length)}`,
    `asked again: ${share(wasMended('asked-again'))}`,
    `with a sentence dropped: ${share(wasMended('dropped'))}`,
    `by the guide in place of a model: ${share(wasMended('guide'))}`,
    ...[...why].map(([name, all]) => `  ${name}: ${all.length}`),
    `first words: p50 ${middle(firsts, 0.5).toFixed(0)} ms, p95 ${middle(firsts, 0.95).toFixed(0)} ms`,
    `sentences and steps of a reply: p50 ${middle(lengths, 0.5)}, p95 ${middle(lengths, 0.95)}`,
    `sentences said before in the same talk: ${talks.reduce((sum, talk) => sum + repeated(talk), 0)}`,
    `steps where she asked for no ideas: ${share(unwanted.length, labelled.length)}`,
    `questions of fact without a source or an honest word: ${share(factual.filter(({ reply }) => !namesASource(reply)).length, factual.length)}`,
  ]
}
