import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyChild } from '#web/children/child-form.ts'
import { emptyAbout } from './about-form.ts'
import { forgetDraft, readDraft } from './draft.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const keep = (text: string) => kept.set('onboarding-draft:mia', text)
const empty = { step: 2, about: emptyAbout, children: [], child: emptyChild }

test('a draft comes back, filled up where it is older than the form', () => {
  keep('{"step":3,"about":{"first_name":"Mia"}}')
  expect(readDraft('mia')).toEqual({ ...empty, step: 3, about: { ...emptyAbout, first_name: 'Mia' } })
})

test("it is one member's own", () => {
  keep('{"step":3}')
  expect(readDraft('zoe')).toEqual(empty)
})

test('what cannot be read, or was forgotten, is a fresh start', () => {
  keep('{"step":')
  expect(readDraft('mia')).toEqual(empty)
  for (const damaged of [
    '"Mia"',
    '[]',
    '{"v":1,"value":{"step":9,"about":5,"children":{},"child":{"name":null}}}',
  ]) {
    keep(damaged)
    expect(readDraft('mia')).toEqual(empty)
  }
  keep('{"step":3}')
  forgetDraft('mia')
  expect(readDraft('mia')).toEqual(empty)
})
