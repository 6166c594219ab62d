import { describe, expect, it, test } from 'vitest'
import { familyEntries } from '#content/companion/family.ts'
import { adviceLines } from '#content/facts/advice-lines.ts'
import { helplines } from '#content/helplines.ts'
import { readingGrade } from '#content/testing/reading-grade.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { momentIn } from './moment-of-talk.ts'
import { moments, parseMoments } from './moments.ts'

/** What meets her, and what it asks or offers. */
const metBy = ({ first, on, questions, details }: (typeof moments)[number]) => [
  ...[...first, ...on],
  ...[...questions.flatMap(({ answers }) => answers), ...details].map(({ reply }) => reply),
]
const saidOf = (moment: (typeof moments)[number]) => [
  ...metBy(moment),
  ...moment.questions.map(({ ask }) => ask),
  ...moment.ideas,
]
const said = moments.flatMap(saidOf)

const banned =
  /sorry to hear|\bi hear you\b|\bi understand\b|that must be|that sounds|you.re not alone|you.ve got this|hang in there|stay strong|this too shall|cherish|precious|journey|blessing|goes so fast|self.?care|\bas a mum\b|\bus mums\b|everything happens for|just relax(?!"?,? is)|calm down[.!]|(?:^|[.] )you should(?!n't| be| see)|you must|\bdarling\b|\bhun\b/i

describe('the words of moments', () => {
  test.each(moments.map((moment) => [moment.id, moment] as const))('%s has enough to say', (_, moment) => {
    expect(moment.first.length).toBeGreaterThanOrEqual(3)
    expect(moment.on.length).toBeGreaterThanOrEqual(3)
    expect(moment.ideas.length).toBeGreaterThanOrEqual(2)
    expect(moment.details.length).toBeGreaterThanOrEqual(10)
    expect(moment.name.length).toBeLessThanOrEqual(46)
    for (const { answers } of moment.questions) {
      expect(answers.length).toBe(3)
      const cues = answers.flatMap((answer) => [...new Set(answer.cues.map((cue) => cue.toLowerCase()))])
      expect(cues.filter((cue, at) => cues.indexOf(cue) !== at)).toEqual([])
    }
  })

  it('keeps clear of stock phrases, in plain words', () => {
    for (const line of said) expect(line).not.toMatch(banned)
    expect(readingGrade(said)).toBeLessThanOrEqual(5)
  })

  it('names no number but those of our lines', () => {
    const lines = [...Object.values(helplines), ...Object.values(adviceLines), ...familyEntries]
    const known = lines.map((line) => JSON.stringify(line).replaceAll(' ', '')).join()
    const numbers = said.flatMap((line) => line.match(/\b1[38]00 [\d ]{6,9}\d|\b13 \d\d \d\d\b/g) ?? [])
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers.filter((number) => !known.includes(number.replaceAll(' ', '')))).toEqual([])
  })

  it('says nothing twice', () => {
    const lines = moments.flatMap((moment) => [...metBy(moment), ...moment.ideas])
    const long = lines.filter((line) => line.split(' ').length > 2)
    expect(long.filter((line, at) => long.indexOf(line) !== at)).toEqual([])
    const names = moments.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('asks in its questions alone', () => {
    for (const moment of moments) {
      for (const line of metBy(moment)) expect(line).not.toMatch(/\?$/)
      for (const { ask } of moment.questions) expect(ask).toMatch(/\?$/)
    }
  })
})

describe('a talk about one', () => {
  it('is never guessed to be about a loss', () => {
    const text = 'twins. 2 months. one wakes the other and then the other wakes the one. its like a relay'
    const { entryId, options } = ask(text)
    expect(entryId).toBe('listen-which')
    const losses = moments.filter(({ topic }) => topic === 'grief').map(({ name }) => name)
    expect(losses).toContain('my baby died')
    expect(options.filter((option) => losses.includes(option))).toEqual([])
  })

  it('is met by what is true of it, and by what fits her answer', () => {
    const begins = 'my mother in law criticised how i feed him again'
    const [first] = talk([begins])
    const asked = moments.find(({ id }) => id === 'mil-comments')?.questions ?? []
    const question = asked.find(({ ask }) => ask === first?.question)
    const [answer] = question?.answers ?? []
    const [, second, third] = talk([begins, answer?.option ?? '', 'hard'])
    expect(first?.entryId).toBe('moment-mil-comments')
    expect(second).toMatchObject({ entryId: 'moment-mil-comments', ack: answer?.reply })
    expect(third?.entryId).toBe('moment-mil-comments')
    expect(new Set([first?.ack, second?.ack, third?.ack]).size).toBe(3)
  })

  it('asks none of its questions after what she tells of something else, and says that back', () => {
    const [, second] = talk([
      'she wakes every hour all night',
      'i cant lose this job, rent went up 60 a week',
    ])
    expect(second).toMatchObject({
      ack: expect.stringContaining("You can't lose this job, rent went up 60 a week."),
      question: '',
    })
  })

  it('is met by a detail that she tells in it word for word, once', () => {
    const begins = 'i yelled at my kids this morning'
    const told = 'i sound just like my mum'
    const { details } = moments.find(({ id }) => id === 'i-yelled') ?? { details: [] }
    const met = details.filter(({ cues }) => cues.includes('just like my mum')).map(({ reply }) => reply)
    const [, second, third] = talk([begins, told, told])
    expect(met).toEqual([second?.ack])
    expect(second).toMatchObject({ entryId: 'moment-i-yelled', question: '' })
    expect(third?.ack).not.toBe(second?.ack)
  })

  it('is not met by a detail of another', () => {
    const [, second] = talk(['she wakes every hour all night', 'i sound just like my mum'])
    expect(second?.entryId).not.toBe('moment-i-yelled')
  })

  it('has ideas of its own for who asks', () => {
    const replies = talk(['she wakes every hour all night', 'any ideas?', 'any more ideas?'])
    const ideas = moments.find(({ id }) => id === 'wakes-all-night')?.ideas
    expect(replies[1]?.steps).toEqual(ideas?.slice(0, 2))
    expect(replies[2]?.steps).toEqual(ideas?.slice(2, 4))
  })

  it('after a loss is met only where she speaks of children herself, or of a loss', () => {
    const idAfterLoss = (text: string) => talk([text], { lossMode: true })[0]?.entryId
    expect(idAfterLoss('i cant sleep')).toMatch(/^listen-/)
    expect(idAfterLoss('my kids fight all day')).toBe('moment-siblings-fighting')
    expect(idAfterLoss('i had a miscarriage in march')).toBe('moment-miscarriage')
  })

  it('is not begun by a line that says little', () => {
    for (const text of ['yes', 'three weeks', 'ok thanks', 'no he doesnt'])
      expect(momentIn(text)).toBeUndefined()
  })
})

test.each([
  ['+ said before a moment', 'before the first moment'],
  ['= id without a name', '‘:’ is missing'],
  ['= a: b\n> yes | no => x', 'answers no question'],
  ['= a: b\n? how?\n> yes | no', '‘=>’ is missing'],
  ['= a: b\n& told', '‘=>’ is missing'],
  ['= a: b\nhello', 'begins with none of'],
])('%j is refused', (file, why) => {
  expect(() => parseMoments(file, 'sleep')).toThrow(why)
})
