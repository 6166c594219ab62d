import { expect, test } from 'vitest'
import { notificationKindNames } from '#contract/notification-kinds.ts'
import { lockScreen } from './lock-screen.ts'
import { kindNames, notificationTexts } from './texts.ts'

test('the lock screen says nothing about her', () => {
  expect(Object.values(lockScreen)).toEqual(['Lightly', 'You have a note.', 'You have a few notes.'])
})

test('every kind has a name and words that are short and leave no one guilty', () => {
  for (const kind of notificationKindNames) {
    expect(kindNames[kind].length, kind).toBeGreaterThan(0)
    for (const count of [1, 2, 9]) {
      const text = notificationTexts[kind]?.(count) ?? ''
      expect(text.length, kind).toBeLessThan(130)
      expect(text, kind).not.toMatch(/\byou (should|must|never|always)\b/i)
    }
  }
})
