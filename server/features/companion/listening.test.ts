import { describe, expect, it } from 'vitest'
import { continuations } from '#content/companion/continuations.ts'
import { library } from '#content/companion/library.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

const tips = new Set(library.flatMap(({ steps, alternateSteps }) => [...steps, ...alternateSteps]))
const tipsIn = (replies: ReturnType<typeof talk>) =>
  replies.map(({ steps }) => steps.filter((step) => tips.has(step)).length)
const story = ['my husband came home late again', 'and i had to do bedtime alone', 'ok', 'im so tired']

describe('asked just to listen', () => {
  it.each(['just listen', 'stop giving me tips', 'stop giving me lists', 'no lists please', 'No more tips'])(
    '%s: what she tells gets no tips',
    (text) => {
      const [first, ...later] = talk([text, ...story])
      expect(first?.entryId).toBe('vent-listen')
      expect(tipsIn(later)).toEqual([0, 0, 0, 0])
      expect(later.map(({ ack }) => ack).join(' ')).not.toMatch(/next small piece|one step further/)
    },
  )

  it.each(['what can i do about it', 'any ideas?', 'ok give me a tip', 'how do i get him to help'])(
    '%s: brings them back',
    (text) => {
      const replies = talk(['just listen', ...story, text, 'he never helps'])
      expect(tipsIn(replies).slice(-2)).not.toContain(0)
    },
  )

  it('goes on listening where she says no to tips once more', () => {
    expect(tipsIn(talk(['just listen', 'i dont want tips', 'he never helps'])).at(-1)).toBe(0)
  })

  it('gives tips to who has not asked', () => {
    expect(tipsIn(talk(story.slice(0, 1)))).not.toContain(0)
  })
})

describe('when the steps are used up', () => {
  const ids = continuations.flatMap(({ id }) => (id.startsWith('used-up') ? [id] : []))

  it.each([
    ['she only naps on me', ['ok', 'ok', 'ok', 'ok', 'and then?', 'more']],
    ['bub wont settle', ['yes', 'next', 'go on', 'whats next', 'what else', 'tell me more']],
  ])('%s: says so, and promises no next piece', (text, more) => {
    const [, , ...later] = talk([text, ...more])
    expect(later.map(({ entryId }) => ids.includes(entryId))).toEqual(later.map(() => true))
    const incoming = later.slice(0, 4).map(({ ack, steps }) => [ack, ...steps].join(' '))
    expect(new Set(incoming).size).toBe(4)
    expect(incoming.join(' ')).not.toMatch(/next small piece|one step further/)
  })
})

describe('a thank-you with a question behind it', () => {
  it.each([
    ['ha thanks. what should I make for dinner', /^load-dinner$/],
    ['thank you so much! how do i get her to nap', /^sleep-/],
    ['what should i cook tonight, ta', /^load-dinner$/],
    ['thanks for that, what do i do about tantrums?', /^tod-/],
  ])('%s: is answered', (text, id) => {
    expect(ask(text).entryId).toMatch(id)
  })

  it.each(['thanks', 'ha thanks', 'thanks so much', 'thank you for listening', 'thanks heaps x'])(
    '%s: is a thank-you',
    (text) => {
      expect(ask(text).entryId).toBe('thanks-warm')
    },
  )
})

describe('the reminder that an AI answers', () => {
  const shown = (text: string) => text.match(/\bAI\b/g)?.length ?? 0
  const hours = ['bub wont settle', 'i yelled at him', 'my mum visits', 'im bored', 'so lonely'] as const
  const nine = [...hours, ...hours.slice(0, 4)]

  it.each(['are you real', 'are you a bot', 'who am i talking to'])('%s: is said once', (text) => {
    expect(shown(talk([...nine, text]).at(-1)?.ack ?? '')).toBe(1)
  })

  it('is left out when she was told a moment ago', () => {
    const replies = talk([...nine.slice(0, 8), 'do you have kids?', 'she only naps on me'])
    expect(shown(replies.at(-2)?.ack ?? '')).toBeGreaterThan(0)
    expect(shown(replies.at(-1)?.ack ?? '')).toBe(0)
  })

  it('is said where she was not', () => {
    expect(shown(talk([...nine, 'she only naps on me']).at(-1)?.ack ?? '')).toBe(1)
  })
})
