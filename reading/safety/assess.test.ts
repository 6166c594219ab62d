import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cards } from '#content/safety/cards.ts'
import { isGrave, levels } from '#contract/safety.ts'
import { patternClasses, strongestSignal } from '#reading/patterns/signals.ts'
import { sentencesOf } from '#reading/text/sentences.ts'
import { assess, isFitToSay, ofTalk, readText, showsLittle, showsMore } from './assess.ts'
import { classify } from './classify.ts'
import { readWeights } from './model-files.ts'

describe('in a conversation', () => {
  test('a joke does not lower the level, and brings no new card', () => {
    expect(assess('lol jk what’s for dinner', { previousLevel: 'crisis' })).toEqual({
      level: 'crisis',
      certainty: 'explicit',
      class: 'carried',
      cardId: null,
      language: 'english',
    })
  })

  test('a softer signal keeps the level and shows no softer card', () => {
    const answer = assess('im not suicidal', { previousLevel: 'emergency' })
    expect(answer).toMatchObject({ level: 'emergency', class: 'denial', cardId: null })
  })

  test('a more serious line raises it and shows its card', () => {
    expect(assess('I want to die', { previousLevel: 'support' })).toMatchObject({
      level: 'crisis',
      cardId: 'crisis-suicide',
    })
  })

  test('a thought sent in two pieces is read as one, and what was read before is not read again', () => {
    expect(assess('die', { recentTexts: ['i just want to'] }).level).toBe('crisis')
    expect(assess('ok thanks', { recentTexts: ['i want to die'] }).level).toBe('none')
  })
})

test('a line shows little by what it says itself, and never where plain words say it', () => {
  expect(showsLittle(readText('the tea went cold'))).toBe(true)
  expect(showsLittle(readText('i keep thinking they would be better off if i was gone'))).toBe(false)
  expect(showsLittle(readText('i want to kill myself'))).toBe(false)
})

test('a line shows more than others by what it says itself, and plain words always do', () => {
  const [light, heavy] = ['we had pasta for dinner', 'i keep thinking they would be better off if i was gone']
  expect(showsMore(readText(heavy), [light])).toBe(true)
  expect(showsMore(readText(light), [heavy])).toBe(false)
  expect(showsMore(readText('i want to kill myself'), [heavy, light])).toBe(true)
})

describe('grave words that mean something else', () => {
  test.each(['I am the prophet of laundry day', 'goodbye letter to my old jeans'])(
    '%j brings no card',
    (text) => {
      expect(strongestSignal(sentencesOf(text))?.level).toMatch(/crisis|emergency/)
      expect(assess(text)).toMatchObject({ level: 'none', cardId: null })
    },
  )

  test.each(['i want to die lol', 'kms. not joking', 'haha i want to die'])('%j still does', (text) => {
    expect(levels.indexOf(assess(text).level)).toBeGreaterThanOrEqual(levels.indexOf('crisis'))
  })

  test('what joins her line before to something grave stands', () => {
    expect(assess('die lol', { recentTexts: ['i just want to'] }).level).toBe('crisis')
  })
})

describe('short lines of everyday talk', () => {
  test.each([
    'the baby is in the cot',
    'the baby is with me',
    'im in the bathroom',
    'shes in my arms',
    'im in the car',
    'it worked',
  ])('%j brings no card', (text) => {
    for (const recentTexts of [[], ['she is asleep']]) {
      const { level, certainty } = assess(text, { recentTexts })
      expect(isGrave(level) && certainty === 'explicit').toBe(false)
    }
  })
})

describe('a brief line in everyday words', () => {
  test.each([
    'he just drank the dishwasher liquid',
    'she ate a dishwasher tablet',
    'the baby ate a snail bait',
  ])('%j is for Poisons at once', (text) => {
    expect(assess(text)).toMatchObject({ certainty: 'explicit', cardId: 'emergency-poison' })
  })
})

describe('in disguise', () => {
  test.each([
    'i want to k*ll myself',
    'k!ll myself',
    '$uicidal again',
    's.u.i.c.i.d.a.l',
    'I WANT TO DIEEEEE',
    'i want to d​ie',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'wanna unalive myself',
    'kms',
  ])('%j is still read', (text) => {
    expect(assess(text).level).toBe('crisis')
  })
})

describe('whatever is typed', () => {
  const scrap = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\0',
      '😭🔪',
      'אני עייפה',
      '\u202e',
      'i want to ',
      'die ',
      '***',
      '" ',
      '. ',
      "'",
      'k*',
      '\ud800',
    ),
  )

  test('it answers with a known level and a card that exists, never below the conversation’s level', () => {
    fc.assert(
      fc.property(
        fc.array(scrap).map((scraps) => scraps.join('')),
        fc.constantFrom(...levels),
        (text, previousLevel) => {
          const { level, cardId } = assess(text, { previousLevel })
          expect(levels.indexOf(level)).toBeGreaterThanOrEqual(levels.indexOf(previousLevel))
          if (cardId) expect(cards).toHaveProperty(cardId)
          if (cardId && level !== 'none') expect(cards[cardId].helplines.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  test.each([
    'i want to ',
    'she said he said that i ',
    'k*',
    'a ',
    '*',
    '" ',
    'i am not going to ',
    '\0',
    'kill me now ',
    'ab',
    'a*',
    'he said "',
    '5 kms ',
  ])('the work on %j grows with its length, not with the square of it', (scrap) => {
    /** The least of five runs; once one costs less than `enough`, no more are needed. */
    const cost = (size: number, enough = 0) => {
      const text = scrap.repeat(Math.ceil(size / scrap.length)).slice(0, size)
      let least = Number.POSITIVE_INFINITY
      for (let runs = 0; runs < 5 && least >= enough; runs += 1) {
        // Time of the processor, so that whatever else the machine does is not counted.
        const start = process.cpuUsage()
        assess(text)
        const { user, system } = process.cpuUsage(start)
        least = Math.min(least, (user + system) / 1000)
      }
      return least
    }
    for (const size of [5_000, 100_000]) {
      // Quadratic work would cost a hundred times as much.
      const most = 40 * Math.max(cost(size), 1)
      expect(cost(10 * size, most)).toBeLessThan(most)
    }
  })
})

test('there are at least forty classes, each with its own id and wordings', () => {
  expect(patternClasses.length).toBeGreaterThanOrEqual(40)
  expect(new Set(patternClasses.map(({ id }) => id)).size).toBe(patternClasses.length)
})

describe('certainty', () => {
  test.each([
    ['I want to die', 'crisis', 'crisis-suicide'],
    ['im going to kill myself tonight', 'emergency', 'emergency-life'],
    ['he is strangling me', 'emergency', 'emergency-violence'],
  ])('%j is explicit', (text, level, cardId) => {
    expect(assess(text)).toMatchObject({ level, cardId, certainty: 'explicit' })
  })

  test('a crisis that is only worded like one is inferred', () => {
    const kicked = 'he kicked me again at bath time lol'
    expect(strongestSignal(sentencesOf(kicked))?.level).toBe('crisis')
    expect(assess(kicked)).toMatchObject({ level: 'crisis', certainty: 'inferred' })
  })

  test('in a talk a crisis has a card only where both weights are certain, and an emergency waits for none', () => {
    const second = readWeights('shipped')
    const heardWith = (explicit: number, text: string) => {
      const doubting = { ...second, thresholds: { ...second.thresholds, explicit } }
      return classify({ ...ofTalk, second: doubting }, sentencesOf(text))
    }
    const watched = 'he watches every cent i spend and i have to ask him before i go anywhere'
    expect(heardWith(0, watched)).toMatchObject({ level: 'crisis', certainty: 'explicit' })
    expect(heardWith(100, watched)).toMatchObject({ level: 'crisis', certainty: 'inferred' })
    const grey = 'she is grey around the mouth and floppy and i cant wake her'
    expect(heardWith(100, grey)).toMatchObject({ level: 'emergency', certainty: 'explicit' })
  })

  test('one line of a long text must be clearer than one by itself', () => {
    const watched = 'he watches every cent i spend and i have to ask him before i go anywhere'
    const day = [
      'we drove to the lake',
      'the car was full of towels',
      'it rained after lunch',
      'we played cards',
    ]
    expect(assess(watched).certainty).toBe('explicit')
    expect(assess([...day, ...day, watched, ...day, ...day].join('. '))).toMatchObject({
      level: 'crisis',
      certainty: 'inferred',
    })
  })

  test('what only may be meant is inferred, and an explicit level stands above a graver one that is inferred', () => {
    const veiled = 'i made a photo book for each kid so theres something of me after'
    expect(assess(veiled)).toMatchObject({ level: 'crisis', certainty: 'inferred' })
    expect(assess(veiled, { previousLevel: 'crisis' })).toMatchObject({
      level: 'crisis',
      certainty: 'explicit',
      cardId: null,
    })
  })
})

describe('words that are said to her', () => {
  test.each([
    ['You could end your life tonight.', false],
    ['I want to die, too.', false],
    ['Trouble breathing, a swollen tongue or a floppy baby is an emergency.', true],
    ['Leave him in the cot and walk away for a minute.', true],
    ['Drink what is nearest.', true],
    ['Let the house be a mess while it lasts.', true],
    ['Keep the door open for one good friend.', true],
    ['Put a sheet down and shake it outside after.', true],
  ])('%j may be said: %s', (text, isFit) => {
    expect(isFitToSay(text)).toBe(isFit)
  })
})
