import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedReply, type ReplyBit, readReply } from './reply-reader.ts'

async function* inChunks(text: string, cuts: readonly number[]): AsyncGenerator<string> {
  const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b)
  let from = 0
  for (const to of [...at, text.length]) {
    if (to > from) yield text.slice(from, to)
    from = to
  }
}

async function read(text: string, cuts: readonly number[] = []): Promise<[ReplyBit['part'], string][]> {
  const bits: [ReplyBit['part'], string][] = []
  let seemed = ''
  for await (const { part, text: incoming, isOpen } of readReply(inChunks(text, cuts))) {
    // What only seemed to end comes again, as it is or with more to it.
    expect(incoming.startsWith(seemed), `${incoming} after ${seemed}`).toBe(true)
    seemed = isOpen ? incoming : ''
    if (!isOpen) bits.push([part, incoming])
  }
  expect(seemed).toBe('')
  return bits
}

const reply = {
  safety: 'none',
  ack: 'Two hours is not a night. "Not a night," she said! You did it.',
  steps: ['Sit down. Then breathe.', 'Text one friend: "awake?"'],
  question: 'Who is near?',
  options: ['Nobody', 'My mum'],
}
const bitsOfReply = [
  ['safety', 'none'],
  ['ack', 'Two hours is not a night.'],
  ['ack', '"Not a night," she said!'],
  ['ack', 'You did it.'],
  ['step', 'Sit down. Then breathe.'],
  ['step', 'Text one friend: "awake?"'],
  ['question', 'Who is near?'],
  ['option', 'Nobody'],
  ['option', 'My mum'],
]
const plain = 'The floor is fine. It holds.\n\n- Sit down.\n2) Drink a glass of water.\n\nWho is near?'
const bitsOfPlain = [
  ['ack', 'The floor is fine.'],
  ['ack', 'It holds.'],
  ['step', 'Sit down.'],
  ['step', 'Drink a glass of water.'],
  ['question', 'Who is near?'],
]

it('gives a sentence that seems to end before the word after it comes', async () => {
  const seemed: string[] = []
  const words = ['{"ack":"It is 3.', '30', '. Sit', ' down', '.', '"}']
  async function* spoken() {
    yield* words
  }
  for await (const { text, isOpen } of readReply(spoken())) seemed.push(isOpen ? `${text}?` : text)
  expect([...new Set(seemed)]).toEqual(['It is 3.?', 'It is 3.30.', 'Sit down.?', 'Sit down.'])
})

describe('a reply', () => {
  const ways = [
    JSON.stringify(reply),
    JSON.stringify(reply, null, 2),
    `\`\`\`json\n${JSON.stringify(reply)}\n\`\`\``,
    `\n ${JSON.stringify(reply)} \n\nThat is all.`,
  ]
  it.each(ways)('reads the same however it is cut: %s', async (text) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
        expect(await read(text, cuts)).toEqual(bitsOfReply)
      }),
      { numRuns: 60 },
    )
  })

  it('reads plain text the same however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
        expect(await read(plain, cuts)).toEqual(bitsOfPlain)
      }),
      { numRuns: 100 },
    )
  })

  it('gives the first sentence before the second is whole', async () => {
    async function* endless(): AsyncGenerator<string> {
      yield '{"safety":"none","ack":"One is here. Two is'
      await new Promise(() => {})
    }
    const bits = readReply(endless())
    expect((await bits.next()).value).toEqual({ part: 'safety', text: 'none' })
    expect((await bits.next()).value).toEqual({ part: 'ack', text: 'One is here.' })
  })

  it('of plain text that only asks, keeps the last question for the end', async () => {
    expect(await read('You are up late. Who is with you?')).toEqual([
      ['ack', 'You are up late.'],
      ['question', 'Who is with you?'],
    ])
  })

  it.each(['', '  ', '{', '{"ack": "Sit', '{"ack": "Sit."', '{ack: Sit}'])(
    'that is not whole is malformed: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow(MalformedReply)
    },
  )

  it('is read where a line stands before it, and says what it holds of safety where it was cut off', async () => {
    const incoming = `Sure! ${JSON.stringify(reply)}`
    for (let cut = 0; cut < 12; cut++) expect(await read(incoming, [cut])).toEqual(bitsOfReply)
    const bits: ReplyBit[] = []
    const readAll = async () => {
      for await (const bit of readReply(inChunks('{"safety": "crisis-violence', [5]))) bits.push(bit)
    }
    await expect(readAll()).rejects.toThrow(MalformedReply)
    expect(bits).toEqual([{ part: 'safety', text: 'crisis-violence' }])
  })

  it('that never ends is malformed', async () => {
    await expect(read(`{"ack": "${'on and on. '.repeat(1000)}"}`)).rejects.toThrow(MalformedReply)
  })

  it('of any text is read or malformed, and never anything else', async () => {
    const json = fc.json().map((text) => text)
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, fc.string(), fc.string({ unit: 'binary' })), async (text) => {
        const bits = await read(text).catch((error: unknown) => {
          expect(error).toBeInstanceOf(MalformedReply)
          return []
        })
        for (const [, incoming] of bits) expect(incoming.trim()).not.toBe('')
      }),
      { numRuns: 300 },
    )
  })
})
