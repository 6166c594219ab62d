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

test('a message is of the kind that she names, also where she puts it right', () => {
  expect(ask('i want to text my mum to say thanks for the two weeks, dont know how to say it').block).toBe(
    'Hi! Thanks for the two weeks x',
  )
  const [, other] = talk([
    'help me write a text to my mum',
    'no not that. a thank you, she did all my washing',
  ])
  expect(other?.block || other?.options.join(' ')).toMatch(/thank/i)
  // Thanks that are the guide's own are no kind of message.
  expect(ask('thanks. what do i text my boss, im late').entryId).not.toContain('thank')
})
