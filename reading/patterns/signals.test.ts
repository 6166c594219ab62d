import { expect, test } from 'vitest'
import { sentencesOf } from '../text/sentences.ts'
import { explicitCard, strongestSignal } from './signals.ts'

test.each([
  ['No, not at all', "I'm going to kill myself tonight", 'emergency'],
  ['watching a movie with bub', "she isn't breathing", 'emergency'],
  ['I never said', 'I want to die', 'crisis'],
])('what was said before, "%s", takes nothing from "%s"', (before, text, level) => {
  const lead = sentencesOf(before).at(-1)
  const alone = strongestSignal(sentencesOf(text))
  expect(alone?.level).toBe(level)
  expect(strongestSignal(sentencesOf(text), lead)?.level).toBe(level)
})

test('a thought that goes on from the line before is read together with it', () => {
  expect(strongestSignal(sentencesOf('to kill myself'))?.level).not.toBe('emergency')
  expect(strongestSignal(sentencesOf('to kill myself'), sentencesOf("I'm going").at(-1))?.level).toBe(
    'emergency',
  )
})

test('the card of plain words, and none for heavy or ordinary ones', () => {
  expect(explicitCard('ring the school\nI want to die')).toMatch(/^crisis-|^emergency-/)
  expect(explicitCard('I am so tired I could cry')).toBeNull()
  expect(explicitCard('dying for a coffee')).toBeNull()
})

test('whoever bit her is a child until she says that it was her partner', () => {
  expect(strongestSignal(sentencesOf('he bit me'))).toBeUndefined()
  expect(strongestSignal(sentencesOf('my partner bit me'))?.cardId).toBe('crisis-violence')
  expect(strongestSignal(sentencesOf('he hit me'))?.cardId).toBe('crisis-violence')
})
