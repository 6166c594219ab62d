import { expect, test } from 'vitest'
import { checkAbout, emptyAbout, likelyTimezone, toAbout } from './about-form.ts'

test('first name and timezone are required', () => {
  expect(checkAbout({ ...emptyAbout, first_name: '  ', timezone: '' })).toEqual({
    first_name: 'Please enter your first name.',
    timezone: 'Please choose your timezone.',
  })
})

test('a first name is enough', () => {
  expect(checkAbout({ ...emptyAbout, first_name: 'Mia' })).toEqual({})
})

test('she is where her phone is in Australia, else in Melbourne, until she says otherwise', () => {
  expect(likelyTimezone('Australia/Perth')).toBe('Australia/Perth')
  expect(['UTC', 'Europe/Berlin', ''].map(likelyTimezone)).toEqual(new Array(3).fill('Australia/Melbourne'))
})

test('what was not chosen is sent as none', () => {
  expect(toAbout({ ...emptyAbout, season: 'Pregnant' })).toMatchObject({ season: 'Pregnant', focus: null })
})
