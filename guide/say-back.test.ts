import { describe, expect, it, test } from 'vitest'
import * as general from '#content/companion/listening/general.ts'
import { ideasForWhat, nothingFor } from '#content/companion/listening/idea-lines.ts'
import { sayBack } from '#content/companion/listening/say-back.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { messages } from '#server/testing/companion-messages.ts'

const quoted = (text: string) => text.match(/“[^”]+”/g) ?? []
const told = [
  'hes up again. third time since 11',
  'i hung the washing out twice',
  'i miss being a person',
  'my sister came by',
]

describe('her own words', () => {
  it('come back in quotation marks, just as she wrote them', () => {
    const { ack } = ask('the sheets too. i might hang nothing out all week')
    expect(quoted(ack)).toEqual(['“i might hang nothing out all week”'])
  })

  it('come back as those that showed what her line is, never as others beside them', () => {
    for (const { ack } of talk(['the washing is still wet', 'nobody i guess. its fine. it was a good day']))
      expect(quoted(ack)).not.toContain('“nobody i guess”')
  })

  it('are said back to her in the ack of no two replies in a row', () => {
    const begins = ['the sheets too. i might hang nothing out all week', ...told]
    const replies = talk(begins.concat(messages.slice(0, 20).map(([text]) => text)))
    expect(replies.some(({ ack }) => quoted(ack).length > 0)).toBe(true)
    replies.forEach(({ ack }, at) => {
      if (at > 0 && quoted(ack).length > 0) expect(quoted(replies[at - 1]?.ack ?? '')).toEqual([])
    })
  })

  it.each(['crisis', 'emergency'] as const)('are not said back under %s', (safetyLevel) => {
    for (const isCalm of [true, false])
      for (const { ack, question } of talk([...told, 'yes', 'ok night'], { safetyLevel, isCalm }))
        expect(quoted(`${ack} ${question}`)).toEqual([])
  })

  it('sum up what she told when she goes, and hold her with nothing', () => {
    const { entryId, ack, question, options } = talk([...told, 'ok night']).at(-1) ?? ask('')
    expect(entryId).toBe('goodbye-night')
    expect(quoted(ack)).toHaveLength(2)
    for (const each of quoted(ack)) expect(told.join('\n')).toContain(each.slice(1, -1))
    expect([question, options]).toEqual(['', []])
  })

  it('are none to sum up where she told nothing', () => {
    expect(quoted(ask('ok night').ack)).toEqual([])
  })
})

describe('a word or two', () => {
  it('is met as what it is, and in a row of them nothing more is asked', () => {
    const replies = talk(['i dont know what to write', 'yes', 'no', 'idk', 'nothing', 'both'])
    expect(replies.slice(3).map(({ question }) => question)).toEqual(['', '', ''])
  })

  it('after an idea gives no other unasked', () => {
    for (const word of ['yes', 'ok', 'no', 'maybe', 'idk'])
      expect(talk(['how do i get her to sleep in the cot', word]).at(-1)?.steps, word).toEqual([])
  })
})

describe('what she asks', () => {
  it('that is no question of fact is sent to no nurse', () => {
    for (const text of [
      'is it just me',
      'tell me something nice',
      'why am i like this',
      'when does it get easier',
    ])
      expect(ask(text).entryId, text).toMatch(/^listen-asked-/)
  })

  it.each(['how long does the bleeding go for after birth', 'what temp is a fever for a 2 month old'])(
    '%s: comes from the shelf',
    (text) => {
      expect(ask(text).entryId).toMatch(/^fact-/)
    },
  )

  it('a fact comes unasked only where several of her words meet it', () => {
    expect(ask('she feels warm but 37.4').entryId).not.toMatch(/^fact-/)
    expect(ask('he fell off the bed and hit his head').entryId).toBe('fact-head-bump')
  })

  it('where one word only meets an answer is told who knows', () => {
    for (const text of ['can i have a liquorice', 'how many teaspoons are in a jar of custard'])
      expect(ask(text).ack, text).toMatch(/1800 022 222/)
  })

  it('for a message gives words to copy, kinder or firmer where she says so', () => {
    const asks = ['mil came again', 'can you help me write a text to her']
    const [first, firmer] = talk([...asks, 'pls text before you come', 'firmer please']).slice(2)
    expect(first?.block).not.toBe('')
    expect(firmer?.block).not.toBe('')
    expect(firmer?.block).not.toBe(first?.block)
  })

  it('for ideas, half sure of what, names the likeliest, and gives those of the one she taps', () => {
    const [, which, ideas] = talk([
      'he was up at 1, 2.30 and now 4. hes 7 months',
      'Any ideas?',
      'up all night with the baby',
    ])
    expect(which?.options).toContain('up all night with the baby')
    expect(which?.steps).toEqual([])
    expect(ideas?.entryId).toBe('moment-wakes-all-night')
    expect(ideas?.steps).not.toEqual([])
  })

  it('who tried them gets others of the same, as long as there are any', () => {
    const [, first, other] = talk(['she wakes every hour all night', 'Any ideas?', 'Tried that'])
    expect(other?.steps).not.toEqual([])
    expect(first?.steps.some((step) => other?.steps.includes(step))).toBe(false)
  })

  it('for ideas where it has none says so', () => {
    const { steps, ack } = ask('any ideas for my stamp collection')
    expect(steps).toEqual([])
    expect(nothingFor.map((frame) => frame.replace('{said}', 'your stamp collection'))).toContain(ack)
  })

  it('for ideas, and nothing tells what for, she is asked; what she says then has them', () => {
    const [which, told] = talk(['Any ideas?', 'he wakes every hour all night'])
    expect(ideasForWhat).toContain(which?.ack)
    expect(told?.steps).not.toEqual([])
    const asked = talk(['Any ideas?', 'how long does breast milk keep in the fridge?']).at(-1)
    expect(asked?.entryId).toBe('fact-milk-storage')
  })
})

describe('an open question', () => {
  const asked = 'that really stung'
  const { questions } = sayBack.hurt
  const metBy = (question: string | undefined) => questions.find(({ ask }) => ask === question)?.met ?? []

  it('is met as answered by a few words', () => {
    const [first, next] = talk([asked, 'my pride mostly'])
    expect(metBy(first?.question)).toContain(next?.ack)
  })

  it('is not by what tells of something else', () => {
    const [first, next] = talk([asked, 'so we got the late bus and a man with a parrot on his arm sat by us'])
    expect(metBy(first?.question)).toHaveLength(2)
    for (const met of metBy(first?.question)) expect(next?.ack).not.toContain(met)
  })

  it('that fits anything is asked while a talk has only begun', () => {
    const things = [
      'the grey one',
      'two of them',
      'blue tiles',
      'a left glove',
      'the top shelf',
      'green ones',
    ]
    const generic = ['plain', 'hers', 'theirs', 'count', 'long'] as const
    const asks = generic.flatMap((kind) => sayBack[kind].questions.map(({ ask: each }) => each))
    talk(things).forEach(({ question }, at) => {
      if (at > 1) expect(asks).not.toContain(question)
    })
  })
})

describe('her line said back', () => {
  const frames = [general.afterHerWords, general.afterLightWords, general.wryWords]
  /** Where she does not laugh: what fits anything, or what fits a dry line. */
  const quietly = [...general.afterHerWords, ...general.wryWords]

  it('is followed by what is true whenever it was and whatever it was like', () => {
    for (const line of frames.flat())
      expect(line).not.toMatch(
        /\?|\b(?:tell me (?:how|what)|went|was for|made of|picture|sorry|hard|lovely)\b/i,
      )
  })

  it.each([
    ['the cat was on the roof. she likes the old tractor', quietly],
    ['im meant to see my old work friends on sat', quietly],
    ['the shop was shut. he let me do my own search haha', general.afterLightWords],
    ['lol anyway. we live ninety minutes from the sea', quietly],
    ['he has bitten the same kid AGAIN!! she likes the old tractor', quietly],
  ])('%s', (text, after) => {
    const { ack } = talk(['just listen', text]).at(-1) ?? ask('')
    expect(ack).toMatch(/^[A-Z][^.]+\. /)
    expect(after.some((each) => ack.endsWith(each))).toBe(true)
  })
})

it('who wants no more questions is asked none', () => {
  const [, ...later] = talk(['stop asking me questions', ...told, 'yes', 'idk'])
  expect(later.map(({ ack, question }) => `${ack}${question}`).filter((said) => said.includes('?'))).toEqual(
    [],
  )
})

it('the talk is told in lines that are written for its kind', () => {
  const { ack } = ask('that really stung', { safetyLevel: 'support' })
  expect(sayBack.hurt.lines).toContain(ack)
})

test('what it can make nothing of twice in a row has it say what it is, and who would do better, once', () => {
  const replies = talk([
    'the CEILING',
    'a left one',
    'blue and then the grey',
    'on the shelf',
    'the other drawer',
  ])
  const simple = replies.filter(({ entryId }) => entryId === 'listen-simple')
  expect(simple).toHaveLength(1)
  for (const named of ['The Village', 'SOS', 'facts page']) expect(simple[0]?.ack).toContain(named)
})

test.each([
  [
    'a mother who is dead is no first',
    ['my mum was the one i asked but shes dead', 'i said my mum is dead'],
    /first|film/i,
  ],
  [
    'fear of a loss is none',
    ['34 weeks and my hands itch', 'im scared. googled it and it said stillbirth'],
    /so sorry|love that has/i,
  ],
])('%s', (_what, lines, wrong) => {
  for (const { ack, question } of talk(lines)) expect(`${ack} ${question}`).not.toMatch(wrong)
})

test('what an answer has said is said again where she asks for it', () => {
  const replies = talk(['my 14 month old has a fever of 38.6', 'he drank a bit. and a cold bath you say no?'])
  expect(replies.at(-1)?.ack).toContain('Cold baths')
})
