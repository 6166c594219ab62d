import { describe, expect, it } from 'vitest'
import { library } from '#content/companion/library.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { isGoodbye } from './goodbyes.ts'

const goodbyes = [
  'i have to go now',
  'have to go',
  'i need to go',
  'id better go',
  'hes awake gotta run',
  'baby is up i have to go',
  'bubs crying gotta go',
  'got to go, she just woke up',
  'sorry gotta dash, dinner’s burning',
  'I’ve got to go, hubby’s home',
  'gotta get back to the baby',
  'i have to go pick up the kids',
  'talk later',
  'catch you later',
  'speak soon',
  'ttyl',
  'brb',
  'ok bye',
  'cant talk now',
  'alright then bye',
  'ok thats enough for today',
  'ok thats enough for tonight',
  'gotta go theres another one calling me',
  'worth it lol ok bye',
  'no that made sense so goodbye',
]
const goodnights = [
  'going to bed',
  'im going to bed now',
  'heading to bed',
  'time for bed',
  'i should go to sleep',
  'ok i’m gonna try to sleep now',
  'thanks for listening, night',
  'night x',
  'off to bed',
  'gonna try and shut my eyes, night',
  'ok. toast. bed. night x',
  'im going to bed. happy birthday to him',
]

describe('taking leave', () => {
  it('does not take a bed that she dreams of for going to it', () => {
    expect(talk(['i never get a break', 'In bed']).at(-1)?.entryId).not.toMatch(/^goodbye/)
  })

  it.each(goodbyes)('%s: goodbye, at once and in the middle of a talk', (text) => {
    expect(ask(text).entryId).toBe('goodbye-day')
    expect(talk(['bub wont settle', text]).at(-1)?.entryId).toBe('goodbye-day')
    expect(ask(text, { localHour: 23 }).entryId).toBe('goodbye-night')
  })

  it.each(goodnights)('%s: good night', (text) => {
    expect(ask(text).entryId).toBe('goodbye-night')
    expect(talk(['my ex was late for handover again', text]).at(-1)?.entryId).toBe('goodbye-night')
  })

  it.each([
    'i have to go back to work',
    'i need to go to the doctor',
    'i need to go to the toilet alone',
    'i have to go to work tomorrow and im exhausted',
    'i have to go through this alone',
    'she cries whenever i have to go',
    'i cant do this anymore i need to go',
    'they have to go',
    'he left without saying bye',
    'i had to say goodbye to my baby',
    'she wont go to bed',
    'going to bed at 3am every night',
    'i need to sleep but i cant',
    'baby should sleep',
    'bad night',
    'im off work',
    'she waved bye',
    'i never got to say goodbye',
    'they are off to a bad start',
    'on a good night',
    'ok night. how long do i boil it?',
  ])('%s: no goodbye', (text) => {
    expect(isGoodbye(text)).toBe(false)
  })

  it('lets her go: no word that holds her, and what she tapped is answered with a goodbye too', () => {
    for (const { ack, steps, alternateSteps, question } of library.filter(({ topic }) => topic === 'goodbye'))
      expect([...ack, ...steps, ...alternateSteps, question].join(' ')).not.toMatch(
        /miss you|before you go|stay|sad|already|don't go|wait|sure you|come back/i,
      )
    for (const [incoming, id] of [
      ['i have to go now', 'goodbye-day'],
      ['good night', 'goodbye-night'],
    ] as const)
      for (const option of library.find((entry) => entry.id === id)?.options ?? [])
        expect(talk([incoming, option]).at(-1)?.entryId, option).toMatch(/^goodbye-/)
  })
})
