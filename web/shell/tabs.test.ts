import { expect, test } from 'vitest'
import { isCurrent, tabsAt } from './tabs.ts'

const labels = (pathname: string) => tabsAt(pathname).map((tab) => tab.label)
const current = (pathname: string) =>
  tabsAt(pathname)
    .filter((tab) => isCurrent(tab, pathname))
    .map((tab) => tab.label)

test('home has its own tabs, every other screen the same ones', () => {
  expect(labels('/home')).toEqual(['Home', 'Modes', 'Chat', 'Village', 'Saved', 'Account'])
  expect(labels('/saved')).toEqual(['Home', 'Modes', 'Chat', 'Connect', 'Insights', 'Account'])
})

test('a tab is highlighted on its own screen and on those below it', () => {
  expect(current('/home')).toEqual(['Home'])
  expect(current('/chat/t/1')).toEqual(['Chat'])
  expect(current('/connect/village/Baby')).toEqual(['Connect'])
  expect(current('/check-in')).toEqual([])
})
