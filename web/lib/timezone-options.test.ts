import { expect, test } from 'vitest'
import { timezoneOptions } from './timezone-options.ts'

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
