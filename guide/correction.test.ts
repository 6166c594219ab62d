import { describe, expect, test } from 'vitest'
import * as general from '#content/companion/listening/general.ts'
import { softLine } from '#content/safety/soft-line.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { factOf } from './facts/fact-match.ts'

const sorry = [...general.putRight, ...general.putRightSaying]
const ownsUp = (ack = '') => sorry.some((each) => ack.startsWith(each))
const yelled = 'i yelled at my 3 year old tonight and she flinched'

describe('a correction', () => {
  test.each([
    'SHE was scared, not me. my daughter',
    'its me crying not the baby',
    'i meant how i look, the belly',
    'i didnt say i was lonely, i said bored',
    'no thats not what i meant. the washing machine',
    'i just told you, three steps',
  ])('%s: is taken as one', (text) => {
    expect(ownsUp(talk([yelled, text]).at(-1)?.ack)).toBe(true)
  })

  test.each([
    'flinched? no she was fine, i meant the cat',
    'what?? nothing happened',
    'huh? shes 3',
    'a temper? i dont have a temper',
  ])('%s: so is wondering at what it said', (text) => {
    const last = 'A temper has an end. She flinched.'
    const history = [{ role: 'assistant' as const, content: last }]
    expect(ownsUp(ask(text, { history, recentEntryIds: ['listen-outburst'] }).ack)).toBe(true)
  })

  test.each(['asleep? i think so', 'what now', 'any ideas? he bites'])('%s: takes up nothing', (text) => {
    const history = [{ role: 'assistant' as const, content: 'Loud happens in houses.' }]
    expect(ownsUp(ask(text, { history, recentEntryIds: ['listen-outburst'] }).ack)).toBe(false)
  })

  test('what she meant is said back turned to her', () => {
    const said = talk([yelled, 'no i meant im happy, im going to ring a physio in the morning']).at(-1)?.ack
    expect(said).toMatch(/You're happy, you're going to ring a physio in the morning\.$/)
  })

  test('is none where nothing came before it', () => {
    expect(ownsUp(ask('its me crying not the baby').ack)).toBe(false)
  })

  test.each(['no tips please', 'no i dont want ideas', 'no im ok thanks', 'i said sorry at bedtime'])(
    '%s: is none',
    (text) => {
      expect(ownsUp(talk([yelled, text]).at(-1)?.ack)).toBe(false)
    },
  )

  test("a 'no' that answers a question is none", () => {
    const history = [{ role: 'assistant' as const, content: 'Crying fills a room.\n\nIs it going on now?' }]
    const entryIds = ['listen-noise']
    expect(ownsUp(ask('no he stopped', { history, recentEntryIds: entryIds }).ack)).toBe(false)
    const told = [{ role: 'assistant' as const, content: 'Crying fills a room.' }]
    expect(ownsUp(ask('no he is laughing', { history: told, recentEntryIds: entryIds }).ack)).toBe(true)
  })

  test('ends the moment that it corrects', () => {
    const [, , after] = talk([yelled, 'thats not what i meant at all', 'the washing is wet'])
    expect(after?.entryId).not.toMatch(/^moment-/)
  })

  test('beside a card it is heard for good, as long as nothing grave follows', () => {
    const beside = { safetyLevel: 'emergency', safetyCard: 'emergency-psychosis', ownLevel: 'none' } as const
    const said = ['only i can see it', 'what? nobody is having an emergency', 'i will light a candle']
    const [, heard, after] = talk(said, beside)
    expect(general.putRightBesideCard).toContain(heard?.ack)
    expect(after?.steps).toEqual([])
    expect(after?.ack).not.toMatch(/\b000\b/)
    const again = talk([...said.slice(0, 2), 'he said it again'], { ...beside, ownLevel: 'emergency' })
    expect(again.at(-1)?.entryId).not.toBe('listen-put-right')
    const { steps } = ask('i will light a candle', {
      ...beside,
      recentEntryIds: ['listen-put-right', 'first-minute'],
      history: [{ role: 'user', content: 'he said it again' }],
    })
    expect(steps.length).toBeGreaterThan(0)
  })

  test.each([
    'no shes not hurt?? shes fine',
    'nothing happened',
    'im not in any danger, im feeding my baby',
    'what?? i asked about milk',
    'um what. i was being happy?? what picture',
    'it was a joke lol',
  ])('beside a card %s: is taken as one, and the card is hers to fold with a tap', (text) => {
    const beside = { safetyLevel: 'emergency', safetyCard: 'emergency-baby', ownLevel: 'none' } as const
    const { ack, options } = talk(['hi', 'she wakes in the cot', text], beside).at(-1) ?? ask('')
    expect(general.putRightBesideCard.some((each) => ack.startsWith(each))).toBe(true)
    expect(options[0]).toBe(softLine.safeNow)
  })

  test.each(['hes not hurt me yet', 'he said nobody would know', 'its bad', 'he said it was a joke'])(
    'beside a card %s: is none',
    (text) => {
      const beside = { safetyLevel: 'crisis', safetyCard: 'crisis-violence', ownLevel: 'support' } as const
      const { ack } = talk(['hi', text], beside).at(-1) ?? ask('')
      expect(general.putRightBesideCard).not.toContain(ack)
    },
  )

  test('beside a card it says how the card goes, and gives no drill', () => {
    const beside = {
      safetyLevel: 'emergency',
      safetyCard: 'emergency-life',
      ownLevel: 'none',
      isCalm: true,
    } as const
    const { ack, steps } =
      talk(['have it in my hand', 'i meant the bottle of milk'], beside).at(-1) ?? ask('')
    expect(general.putRightBesideCard).toContain(ack)
    expect(steps).toEqual([])
  })
})

test.each(["who's them?", 'words like what?', 'it does? how', 'what do you mean?'])(
  '%s: asks what it meant, and is no question of fact',
  (text) => {
    expect(general.meantNothing).toContain(talk([yelled, text]).at(-1)?.ack)
  },
)

describe('beside a card that was a mistake', () => {
  const beside = { safetyLevel: 'emergency', safetyCard: 'emergency-psychosis', ownLevel: 'none' } as const

  test('what she asks with her denial is answered, after how the card goes', () => {
    const text = 'what?? im fine. can i drink wine if im breastfeeding'
    const [, reply] = talk(['he wakes', text], beside)
    expect(general.putRightBesideCard.some((each) => reply?.ack.startsWith(each))).toBe(true)
    expect(reply).toMatchObject({ entryId: 'listen-put-right', options: [softLine.safeNow] })
    expect(reply?.ack).toContain(factOf('alcohol-and-feeding')?.answer)
  })

  test('a question that the shelf answers gets its answer once the words of the card are told', () => {
    const [, reply] = talk(['he wakes', 'can i drink wine if im breastfeeding'], beside)
    expect(reply?.entryId).toBe('fact-alcohol-and-feeding')
  })
})
