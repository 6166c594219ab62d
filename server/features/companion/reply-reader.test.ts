import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedReply, type Piece, readReply } from './reply-reader.ts'

async function* inChunks(text: string, cuts: readonly number[]): AsyncGenerator<string> {
  const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b)
  let from = 0
  for (const to of [...at, text.length]) {
    if (to > from) yield text.slice(from, to)
    from = to
  }
}

async function readPieces(text: string, cuts: readonly number[] = []): Promise<Piece[]> {
  const pieces: Piece[] = []
  for await (const piece of readReply(inChunks(text, cuts))) pieces.push(piece)
  return pieces
}

const read = async (text: string, cuts: readonly number[] = []) =>
  (await readPieces(text, cuts)).map(({ part, text: said }) => [part, said])

/** A plain text as it is put together again. */
const wholeOf = async (text: string, cuts: readonly number[] = []) =>
  (await readPieces(text, cuts)).map(({ gap, text: said }) => `${gap}${said}`).join('')

const reply = {
  safety: 'none',
  ack: 'Two hours is not a night. "Not a night," she said! You did it.',
  block: 'Hi Jo.\nCan you come by?',
  steps: ['Sit down. Then breathe.', 'Later, say one of two: "Climb in, or shall I lift you?"'],
  question: 'Who is near?',
  options: ['Nobody', 'My mum'],
}
const piecesOfReply = [
  ['safety', 'none'],
  ['ack', 'Two hours is not a night.'],
  ['ack', '"Not a night," she said!'],
  ['ack', 'You did it.'],
  ['block', 'Hi Jo.\nCan you come by?'],
  ['step', 'Sit down. Then breathe.'],
  ['step', 'Later, say one of two: "Climb in, or shall I lift you?"'],
  ['question', 'Who is near?'],
  ['option', 'Nobody'],
  ['option', 'My mum'],
]

it('takes a list of lines to copy as one thing', async () => {
  const text = JSON.stringify({ ack: 'Here you go.', block: ['Milk', 'Eggs'], question: 'More?' })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
      expect(await read(text, cuts)).toContainEqual(['block', 'Milk\nEggs'])
    }),
    { numRuns: 60 },
  )
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
        expect(await read(text, cuts)).toEqual(piecesOfReply)
      }),
      { numRuns: 60 },
    )
  })

  it('gives the first sentence before the second is whole', async () => {
    async function* endless(): AsyncGenerator<string> {
      yield '{"safety":"none","ack":"One is here. Two is'
      await new Promise(() => {})
    }
    const pieces = readReply(endless())
    expect((await pieces.next()).value).toEqual({ part: 'safety', text: 'none' })
    expect((await pieces.next()).value).toMatchObject({ part: 'ack', text: 'One is here.' })
  })

  it('is read where a line stands before it', async () => {
    const incoming = `Sure! ${JSON.stringify(reply)}`
    for (let cut = 0; cut < 12; cut++) expect(await read(incoming, [cut])).toEqual(piecesOfReply)
  })

  it('says what it holds of safety where it was cut off', async () => {
    expect(await read('{"safety": "crisis-violence', [5])).toEqual([['safety', 'crisis-violence']])
  })
})

describe('broken JSON is mended', () => {
  it.each([
    ['no end', '{"ack": "Sit down. Then breathe.'],
    ['no closing brace', '{"ack": "Sit down. Then breathe."'],
    ['a comma too many', '{"ack": "Sit down. Then breathe.",}'],
    ['a name without quotation marks', '{ack: "Sit down. Then breathe."}'],
    ['a line break in a string', '{"ack": "Sit down.\nThen breathe."}'],
    ['keys of its own', '{"response": "Sit down. Then breathe.", "mood": "calm"}'],
    ['a list in place of a string', '{"ack": ["Sit down.", "Then breathe."]}'],
  ])('%s', async (_, text) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
        expect(await read(text, cuts)).toEqual([
          ['ack', 'Sit down.'],
          ['ack', 'Then breathe.'],
        ])
      }),
      { numRuns: 30 },
    )
  })

  it('quotation marks inside a string', async () => {
    expect(await read('{"ack": "She said "no" and left. You stayed.", "question": "Who is near?"}')).toEqual([
      ['ack', 'She said "no" and left.'],
      ['ack', 'You stayed.'],
      ['question', 'Who is near?'],
    ])
  })

  it('half a sentence is no piece', async () => {
    expect(await read('{"ack": "Sit down. Then bre')).toEqual([['ack', 'Sit down.']])
    expect(await read('{"ack": "Sit down.", "steps": ["Feet on the floor.", "Then put')).toEqual([
      ['ack', 'Sit down.'],
      ['step', 'Feet on the floor.'],
    ])
  })

  it.each(['', '  ', '{"ack'])('of %j nothing is made', async (text) => {
    const pieces = await read(text).catch((error: unknown) => {
      expect(error).toBeInstanceOf(MalformedReply)
      return []
    })
    expect(pieces).toEqual([])
  })
})

describe('plain text', () => {
  it.each([
    'The floor is fine. It holds.\n\n• Sit down.\n• Drink a glass of water.\n\nThen look at me. Who is near?',
    'Just that.',
    'no full stop at all',
    'It is 3.30, and you are up. Who is with you?',
  ])('is the reply, all of it, however it is cut: %s', async (text) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
        expect(await wholeOf(text, cuts)).toBe(text)
      }),
      { numRuns: 100 },
    )
  })

  it('writes its lists one way', async () => {
    expect(await wholeOf('Try this:\n- Sit down.\n2) Drink.\n* Breathe')).toBe(
      'Try this:\n• Sit down.\n• Drink.\n• Breathe',
    )
  })
})

it('a reply that never ends is malformed', async () => {
  await expect(read(`{"ack": "${'on and on. '.repeat(1000)}"}`)).rejects.toThrow(MalformedReply)
})

it('any text is read or malformed, and never anything else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.json(), fc.string(), fc.string({ unit: 'binary' })),
      fc.array(fc.nat()),
      async (text, cuts) => {
        const pieces = await read(text, cuts).catch((error: unknown) => {
          expect(error).toBeInstanceOf(MalformedReply)
          return []
        })
        for (const [, said] of pieces) expect(said?.trim()).not.toBe('')
      },
    ),
    { numRuns: 300 },
  )
})
