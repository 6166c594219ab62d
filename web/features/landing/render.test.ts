import { expect, test } from 'vitest'
import { noScriptTexts } from '#content/no-scripts.ts'
import { villagePicture } from '#content/village/picture.ts'
import { renderLanding, renderNoScripts } from './render.tsx'

const html = renderLanding()

test('the page says what the product is without a script', () => {
  for (const words of [
    'Motherhood feels heavy sometimes. You don&#x27;t have to carry it alone.',
    '24/7 chat support for the hardest moments',
    'Daily reminders to ease the mental load',
    'Real support for real motherhood',
    'Start free trial',
    'You&#x27;ll add a card on the next screen. You won&#x27;t be charged today.',
    'Already a member? Sign in here',
  ])
    expect(html).toContain(words)
})

test('the Village has its picture below what can be tapped, told in words and asked of nobody', () => {
  const [above = '', below = ''] = html.split('<div role="img" aria-label="What the Village looks like: ')
  expect(above).toContain('Bonus: the Village.')
  expect(above).toContain('href="/signin"')
  expect(below).toMatch(/^[^"]{40,}"/)
  const picture = below.slice(0, below.indexOf('</ul>'))
  for (const { words } of villagePicture.threads) expect(picture).toContain(words.replaceAll("'", '&#x27;'))
  expect(picture).not.toMatch(/<(?:a|button|img|picture|time)\b|href=|src=|url\(|tabindex/)
  expect(picture.length).toBeLessThan(4_000)
})

test('the button, the way to sign in, SOS and the exit work without a script', () => {
  expect(html).toMatch(/<form[^>]* action="\/start-checkout"/)
  expect(html).toContain('type="submit"')
  expect(html).toContain('href="/signin"')
  for (const page of ['/privacy', '/terms']) expect(html).toContain(`href="${page}"`)
  expect(html).toContain('href="/chat?sos=true"')
  expect(html).toMatch(/<a href="https:[^>]* aria-label="Quick exit/)
})

test('nothing in it needs a hole in the content security policy', () => {
  expect(html).not.toMatch(/ style=|<script|<style/)
})

test('where scripts are off every other page has the two lines to call, and a line of why', () => {
  const html = renderNoScripts()
  expect(html).toMatch(/^<noscript>.*<\/noscript>$/)
  for (const words of ['href="tel:000"', '000', 'href="tel:131114"', '13 11 14', noScriptTexts.lead])
    expect(html).toContain(words)
})
