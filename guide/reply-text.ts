import type { ReplyParts } from './question.ts'

type Parts = Pick<ReplyParts, 'ack' | 'block' | 'steps' | 'question'>

/** The pieces of a reply in the order in which they are read. */
function piecesOf({ ack, block, steps, question }: Parts): string[] {
  const list = steps.map((step) => `• ${step}`).join('\n')
  return [ack, block, list, question]
    .filter(Boolean)
    .map((piece, index) => (index === 0 ? piece : `\n\n${piece}`))
}

/** The whole text of a reply. A reply that gets longer at its end has a text that does, too. */
export function contentOf(reply: Parts): string {
  return piecesOf(reply).join('')
}
