import { expect, test } from 'vitest'
import { messageToBegin } from '#content/companion/listening/words-to-begin.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

const { plain, first, firm, kind, request, toChild } = messageToBegin

test.each([
  ['help me write a text to my sister', plain],
  ['my sister was so rude to me, help me write her a text', first],
  ['what do i say to the school so they text me', request],
  ['how would i start the letter, i go blank', request],
  ['what do i say to my daughter about her dad', toChild],
])('%s', (text, block) => {
  expect(ask(text).block).toBe(block)
})

test('another tone comes where she asks for one, and no draft where she tells', () => {
  const blocks = talk(['help me write a text to my sister', 'firmer', 'thanks', 'she is always late'])
  expect(blocks.map((reply) => reply.block)).toEqual([plain, firm, '', ''])
  expect(talk(['help me write a text to my sister', 'kinder']).at(-1)?.block).toBe(kind)
})
