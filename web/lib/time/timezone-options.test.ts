import { expect, test } from 'vitest'
import { phoneZoneHint, timezoneOptions } from './timezone-options.ts'

test("the browser's own zone joins the cities once", () => {
  const cities = ['Melbourne', 'Sydney', 'Brisbane', 'Perth']
  const labels = (own: string) => timezoneOptions(own).map(({ label }) => label)
  expect(labels('Australia/Perth')).toEqual(cities)
  expect(labels('')).toEqual(cities)
  expect(labels('Pacific/Port_Moresby')).toEqual([...cities, 'Port Moresby (where your phone is)'])
})

test('the zone chosen before stays among them', () => {
  const labels = timezoneOptions('Pacific/Port_Moresby', 'Pacific/Auckland').map(({ label }) => label)
  expect(labels.slice(4)).toEqual(['Port Moresby (where your phone is)', 'Auckland'])
  expect(timezoneOptions('Pacific/Port_Moresby', 'Australia/Perth')).toHaveLength(5)
})

test('a phone on another clock is told of, at any time of the year', () => {
  const changed = 'Your phone is on Perth time. Choose the one you live by.'
  expect(phoneZoneHint('Australia/Perth', 'Australia/Melbourne')).toBe(changed)
  expect(phoneZoneHint('Australia/Brisbane', 'Australia/Sydney')).toContain('Brisbane')
  expect(phoneZoneHint('Australia/Perth', 'Australia/Perth')).toBeUndefined()
  expect(phoneZoneHint('Australia/Sydney', 'Australia/Melbourne')).toBeUndefined()
  expect(phoneZoneHint('', 'Australia/Melbourne')).toBeUndefined()
  expect(phoneZoneHint('Australia/Perth', '')).toBeUndefined()
})
