import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { asText } from './parse.ts'
import { asList } from './parse-combinators.ts'
import {
  readStored,
  readText,
  removeStored,
  subscribeStored,
  useStoredState,
  writeStored,
  writeText,
} from './stored-state.ts'

const asLines = asList(asText)
let stored: Map<string, string>
beforeEach(() => {
  stored = stubPhoneStorage()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

/** What another tab does: it writes, and this one hears of it. */
function writeInOtherTab(key: string, text: string) {
  stored.set(key, text)
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

function openScreen() {
  let change: (next: string[] | ((now: string[]) => string[])) => boolean = () => false
  function Screen() {
    change = useStoredState('lines', [], asLines)[1]
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  return change
}

test('a change goes by what stands there by then, and so leaves alone what another tab wrote', () => {
  const change = openScreen()
  writeInOtherTab('lines', '["hers","there"]')
  expect(change((now) => [...now, 'here'])).toBe(true)
  expect(readStored('lines', asLines)).toEqual(['hers', 'there', 'here'])
})

test('what is written under a key is followed, here and in another tab', () => {
  const changed: unknown[] = []
  const stop = subscribeStored('lines', asLines, (value) => changed.push(value))
  writeStored('lines', ['a'])
  writeStored('others', ['b'])
  writeInOtherTab('lines', '["c"]')
  writeInOtherTab('others', '["d"]')
  stored.clear()
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  stop()
  writeInOtherTab('lines', '["e"]')
  expect(changed).toEqual([['a'], ['c'], undefined])
})

test('a full or closed storage is told, and fails nothing', () => {
  const change = openScreen()
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, {
      getItem: () => {
        throw new Error('closed')
      },
      setItem: () => {
        throw new Error('full')
      },
    })
  expect([change(['a']), writeText('lines', 'a', 'sessionStorage')]).toEqual([false, false])
  expect([readStored('lines', asLines), readText('lines')]).toEqual([undefined, null])
})

test('what is taken off the phone comes back as it was, but not over what she has typed since', () => {
  writeStored('a', 'one')
  stored.set('b', '"of an older app"')
  writeStored('c', 'three')
  const followed: unknown[] = []
  const stop = subscribeStored('a', asText, (value) => followed.push(value))
  const putBack = removeStored(['a', 'b', 'none'])
  expect([...stored.keys()]).toEqual(['c'])
  writeStored('b', 'typed since')
  putBack()
  expect(['a', 'b', 'c', 'none'].map((key) => readStored(key, asText))).toEqual([
    'one',
    'typed since',
    'three',
    undefined,
  ])
  expect(followed).toEqual([undefined, 'one'])
  stop()
})
