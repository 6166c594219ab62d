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

test('each tab leads where it says', () => {
  const paths = (pathname: string) => tabsAt(pathname).map((tab) => tab.to)
  expect(paths('/home')).toEqual(['/home', '/modes', '/chat', '/connect', '/saved', '/account'])
  expect(paths('/insights')).toEqual(['/home', '/modes', '/chat', '/connect', '/insights', '/account'])
})

test('a tab is highlighted on its own screen and on those below it', () => {
  expect(current('/home')).toEqual(['Home'])
  expect(current('/chat/t/1')).toEqual(['Chat'])
  expect(current('/connect/village/Baby')).toEqual(['Connect'])
  expect(current('/insights/weekly')).toEqual(['Insights'])
  expect(current('/insights/threads')).toEqual(['Insights'])
  expect(current('/check-in')).toEqual([])
})
