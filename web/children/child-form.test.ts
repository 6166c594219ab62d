import { expect, test } from 'vitest'
import { checkChild, emptyChild, isStarted, splitCommas, toChild, toDetails, toForm } from './child-form.ts'

const id = '0190f3c4-7b1a-4c22-9f57-5a1f0d3c2b11'
const check = (form: Partial<typeof emptyChild>) => checkChild(toChild({ ...emptyChild, ...form }, id))

test('lists are split at commas, trimmed, and empties dropped', () => {
  expect(splitCommas(' dust,  , loud rooms,')).toEqual(['dust', 'loud rooms'])
  expect(splitCommas('')).toEqual([])
})

test('a name after trimming and a birthdate are required', () => {
  const name = "Please enter your child's name."
  const birthdate = 'Please add a birthdate to personalise insights.'
  expect(check({ name: '  ' })).toEqual({ name, birthdate })
  expect(check({ name: 'Ari' })).toEqual({ birthdate })
  expect(check({ name: 'Ari', birthdate: '2025-02-03' })).toEqual({})
})

test('a list entry that is too long is told of at its field', () => {
  const errors = check({ name: 'Ari', birthdate: '2025-02-03', allergies: `nuts, ${'x'.repeat(121)}` })
  expect(errors).toEqual({ allergies: 'Please keep this under 120 characters.' })
})

test('a child is sent with both nudges on unless she says otherwise', () => {
  const child = toChild({ ...emptyChild, name: ' Ari ', allergies: 'nuts, eggs' }, id)
  expect(child).toMatchObject({
    id,
    name: 'Ari',
    allergies: ['nuts', 'eggs'],
    sensitivities: [],
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  })
})

test('a form is begun with its first word, not with a nudge switched off', () => {
  expect(isStarted({ ...emptyChild, notify_wake: false, name: ' ' })).toBe(false)
  expect(isStarted({ ...emptyChild, allergies: 'nuts' })).toBe(true)
})

test('a saved child comes back as it was through the fields', () => {
  const prefs = { notify_wake: false, notify_bedtime: true }
  const lists = { sensitivities: ['wool'], allergies: ['nuts', 'eggs'], notification_prefs: prefs }
  const child = {
    id,
    name: 'Ari',
    birthdate: null,
    age_note: 'nearly 3',
    notes: 'dogs',
    ...lists,
    died_on: null,
    created_at: '',
  }
  const { id: _, created_at: __, died_on: ___, ...details } = child
  expect(toDetails(toForm(child))).toEqual(details)
  expect(toDetails({ ...emptyChild, name: 'Noa', birthdate: '2025-02-03' })).toMatchObject({
    birthdate: '2025-02-03',
    age_note: '',
  })
})

test('where an age in words will do, only a name is required', () => {
  expect(checkChild(toDetails({ ...emptyChild, name: 'Ari', age: '3' }))).toEqual({})
  expect(checkChild(toDetails(emptyChild))).toEqual({ name: "Please enter your child's name." })
})
