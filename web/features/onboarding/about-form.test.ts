import { expect, test } from 'vitest'
import { checkAbout, emptyAbout, timezoneOptions, toAbout } from './about-form.ts'

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

test("the browser's own zone joins the cities once", () => {
  const cities = ['Melbourne', 'Sydney', 'Brisbane', 'Perth']
  const labels = (own: string) => timezoneOptions(own).map(({ label }) => label)
  expect(labels('Australia/Perth')).toEqual(cities)
  expect(labels('')).toEqual(cities)
  expect(labels('Pacific/Port_Moresby')).toEqual([...cities, 'Port Moresby (where your phone is)'])
})
