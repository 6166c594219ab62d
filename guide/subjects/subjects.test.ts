import { describe, expect, it, test } from 'vitest'
import { readingGrade, sentences } from '#content/testing/reading-grade.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { subjectAsked } from './subject-asked.ts'
import { parseSubjects, subjectOfReply, subjects } from './subjects.ts'

const given = (lines: readonly string[]) => talk(lines).map(({ entryId }) => subjectOfReply(entryId)?.id)
const asked = (text: string) => subjectAsked({ asking: text, line: text, before: [] })?.id

const banned =
  /sorry to hear|\bi hear you\b|\bi understand\b|that must be|that sounds|you.re not alone|you.ve got this|hang in there|cherish|precious|journey|blessing|goes so fast|self.?care|\bas a mum\b|\bus mums\b|everything happens for|just relax|calm down|you should|you must|\bdarling\b|\bhun\b|magic|quality time|make memories/i
const american =
  /\b(?:mom|mommy|diaper|color|favorite|realize|behavior|pacifier|stroller|crib|apologize|gray|veggies)s?\b/i
/** What goes down the wrong way, floats in deep water, or is a remedy or a brand. */
const unsafe =
  /\bnuts?\b|popcorn|grapes?\b|marbles?\b(?! run)|\bbeads?\b|magnets?|batter(?:y|ies)|balloons? (?:to|for) (?:chew|blow)|matches\b|knife(?! and)(?<!no knife)(?<!blunt knife)|honey|melatonin|panadol|\bdose|lego|duplo|bluey|netflix|kmart/i
const presumes = /\byour (?:husband|partner|wife|house|car|garden|backyard)\b/i

describe('the shelf of ideas', () => {
  test.each(subjects.map((subject) => [subject.id, subject] as const))(
    '%s is fit to be said',
    (_, subject) => {
      const { name, ideas, ways } = subject
      expect(ways.length).toBeGreaterThanOrEqual(8)
      expect(ideas.length).toBeGreaterThanOrEqual(5)
      expect(ideas.length).toBeLessThanOrEqual(8)
      expect(name.length).toBeLessThanOrEqual(60)
      for (const idea of [...ideas, name]) {
        expect(idea.split(/\s+/).length, idea).toBeLessThanOrEqual(20)
        for (const words of [banned, american, unsafe, presumes]) expect(idea).not.toMatch(words)
      }
      expect(readingGrade(ideas)).toBeLessThanOrEqual(7)
    },
  )

  it('has enough, and says nothing twice', () => {
    expect(subjects.length).toBeGreaterThanOrEqual(70)
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length)
    const said = subjects
      .flatMap(({ ideas }) => ideas.flatMap(sentences))
      .filter((each) => each.split(' ').length > 2)
    expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
  })

  test.each([
    ['* an idea', 'before the first subject'],
    ['= alone', '‘: ’ is missing'],
    ['= a: b\n@ whenever', 'no ages'],
    ['= a: b\n! somehow', 'begins with none of'],
    ['= a: b\nhello', 'begins with none of'],
  ])('%j is refused', (file, why) => {
    expect(() => parseSubjects(file, 'x')).toThrow(why)
  })
})

describe('what she asks ideas for', () => {
  it.each([
    ['it has rained on our tent since friday, what can we play', 'tent-rain'],
    ['what do we cook when theres only eggs and half a cabbage left', 'from-whats-there'],
    ['what can i give my dad for his 70th, he wants nothing', 'wants-nothing'],
    ['any ideas for a video call with grandma, he just runs off', 'video-call'],
    ['how do i get my 4 year old to stay in her bed', 'stay-in-bed'],
    ['games for a waiting room with a 3yo', 'hospital-wait'],
    ['how do i explain to my five year old that our dog died', 'tell-death'],
  ])('%s: %s', (text, id) => expect(asked(text)).toBe(id))

  it.each([
    'what can i do about my landlord',
    'any ideas for my stamp collection',
    'how do i get a passport for him',
    'what could i write to my boss about the roster',
    'what can i do with this rash on my arm',
    'how do i keep her stitches dry, and when do they come out',
  ])('%s: nothing of the shelf', (text) => expect(asked(text)).toBeUndefined())

  it('is for the age that she tells, there or before, and for no other', () => {
    expect(asked('rainy day games for my 2 year old')).toBe('wet-toddlers')
    expect(asked('rainy day games for my 8 year old')).toBe('wet-school-age')
    expect(given(['my son is 9', 'what can we play inside, its raining']).at(-1)).toBe('wet-school-age')
    expect(asked('how do i get my 15 year old to stay in bed till 6')).not.toBe('stay-in-bed')
    for (const { id, ages } of subjects) {
      const months =
        ages && subjectAsked({ asking: `ideas for ${id}`, line: 'he is 17 years old', before: [] })
      expect(months?.ages?.to ?? 300, id).toBeGreaterThan(180)
    }
  })
})

describe('its ideas', () => {
  const wet = 'what can we play in the tent, its raining'

  it('come two at a time, none twice, and then there are no more', () => {
    const replies = talk([wet, 'another one', 'not that', 'Any more ideas?', 'more ideas pls', 'one more?'])
    const steps = replies.flatMap((reply) => reply.steps)
    expect(new Set(steps).size).toBe(steps.length)
    expect([...steps].sort()).toEqual(
      [...(subjects.find(({ id }) => id === 'tent-rain')?.ideas ?? [])].sort(),
    )
    expect(replies.at(-1)?.entryId).toBe('listen-no-idea')
    expect(new Set(replies.map(({ ack }) => ack)).size).toBe(replies.length)
  })

  it('are quieter ones where she asks for those', () => {
    expect(given(['what can i do with my toddler inside, its raining', 'something quieter'])).toEqual([
      'wet-toddlers',
      'quiet-little',
    ])
  })

  it('do not go on where she only tells', () => {
    expect(given([wet, 'she found four more snails'])[1]).toBeUndefined()
  })

  it('are no answer to who asks for a message, or for a fact', () => {
    expect(given(['can you write a text to my mum that we had a wet tent'])).toEqual([undefined])
    expect(ask('how long does breast milk keep in the fridge?').entryId).toBe('fact-milk-storage')
  })

  it('are none for a child where she has lost one and does not speak of any', () => {
    expect(
      given(['i had a stillbirth in may', 'what can i do on a rainy sunday inside']).at(-1),
    ).toBeUndefined()
  })

  it('are kept back, where they might be a farewell, as long as anything weighs', () => {
    const text = 'what can i leave with my kids while im away'
    expect(subjectOfReply(ask(text).entryId)?.id).toBe('leave-behind')
    for (const more of [{ isAsked: true }, { safetyLevel: 'support' }, { safetyLevel: 'crisis' }] as const)
      expect(subjectOfReply(ask(text, more).entryId)).toBeUndefined()
  })

  it('of food are kept back where a body decides what may be eaten', () => {
    expect(
      given(['my sugar test was over, im pregnant', 'what can i cook that is cheap for dinner'])[1],
    ).toBeUndefined()
  })
})

describe('where there are none', () => {
  it('her own words for it are taken up, and she is asked one thing', () => {
    const { ack, question, steps } = ask('any ideas for my stamp collection')
    expect(ack).toContain('your stamp collection')
    expect(question).toMatch(/\?$/)
    expect(steps).toEqual([])
  })

  it('The Village is named once in a chat, and she is not asked what for', () => {
    const lines = ['stamps', 'lathe', 'beehive', 'piano', 'moped'].map(
      (thing) => `what can i do about the ${thing}`,
    )
    const said = talk(lines).map(({ ack, entryId }) => `${entryId} ${ack}`)
    expect(said.filter((each) => each.includes('The Village')).length).toBeLessThanOrEqual(1)
    expect(said.join()).not.toContain('listen-which-ideas')
  })
})
