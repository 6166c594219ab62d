import type { Turn } from './counts.ts'

/** What the app shows above a reply by itself: the cards that her line called for, and the question whether she is safe. */
export function shownAbove({ reply, events }: Turn): string[] {
  const safety = events.filter((event) => event.type === 'safety')
  const cards = new Set([reply.safety.cardId, ...safety.map(({ calls_for }) => calls_for)])
  return [
    ...(safety.some(({ asks_safety }) => asks_safety) ? ['asked whether she is safe'] : []),
    ...[...cards].flatMap((card) => (card ? [`card ${card}`] : [])),
  ]
}
