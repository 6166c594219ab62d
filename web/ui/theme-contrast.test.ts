import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)].map(([, name, day, night]) => [
    name ?? '',
    { day: day ?? '', night: night ?? '' },
  ]),
)

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(front: string, back: string, theme: 'day' | 'night'): number {
  const [one, two] = [front, back].map((name) => luminance(tokens.get(name)?.[theme] ?? '')) as [
    number,
    number,
  ]
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

const grounds = ['ground', 'ground-top', 'card', 'sunken', 'accent-soft', 'brand-soft']
const text: [string, string[]][] = [
  ['ink', grounds],
  ['muted', grounds],
  ['primary-ink', grounds],
  ['brand', grounds],
  ['danger', ['ground', 'ground-top', 'card', 'sunken']],
  ['good', ['card', 'good-soft']],
  ['on-accent', ['accent', 'accent-soft']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-brand', ['brand']],
  ['on-danger', ['danger']],
  ['on-danger-soft', ['danger-soft']],
]
const edges: [string, string[]][] = [
  ['focus', [...grounds, 'danger-soft', 'good-soft', 'accent']],
  ['control', grounds],
  ['primary', grounds],
]

for (const theme of ['day', 'night'] as const) {
  test.each(text.flatMap(([front, backs]) => backs.map((back) => [front, back])))(
    `${theme}: text %s on %s reaches 4.5:1`,
    (front = '', back = '') => {
      expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(edges.flatMap(([front, backs]) => backs.map((back) => [front, back])))(
    `${theme}: edge %s on %s reaches 3:1`,
    (front = '', back = '') => {
      expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3)
    },
  )
}

test('by day the ground is peach, cards are white, the accent is peach and text is dark grey', () => {
  const day = (name: string) => tokens.get(name)?.day ?? ''
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  expect(day('card')).toBe('#ffffff')
  for (const name of ['ground', 'accent']) {
    const [red = 0, green = 0, blue = 0] = parts(day(name))
    expect(red > green && green > blue && blue > 160, name).toBe(true)
  }
  expect(Math.max(...parts(day('ink')))).toBeLessThan(80)
})
