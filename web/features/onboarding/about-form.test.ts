import { expect, test } from 'vitest'
import { checkAbout, emptyAbout, toAbout } from './about-form.ts'

test('first name and timezone are required', () => {
  expect(checkAbout({ ...emptyAbout, first_name: '  ', timezone: '' })).toEqual({
    first_name: 'Please enter your first name.',
    timezone: 'Please choose your timezone.',
  })
})

test('a first name is enough, and Melbourne is where she is until she says otherwise', () => {
  expect(checkAbout({ ...emptyAbout, first_name: 'Mia' })).toEqual({})
  expect(emptyAbout.timezone).toBe('Australia/Melbourne')
})

test('what was not chosen is sent as none', () => {
  expect(toAbout({ ...emptyAbout, season: 'Pregnant' })).toMatchObject({ season: 'Pregnant', focus: null })
})
