import { rate, save } from './check-in.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { pressEnter } from './talk.ts'

const title = /^That’s a lot to hold$/

test('heavy words in a chat are answered, and no card or call takes their place', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  const replies = page.getByRole('log').getByText('Companion: ')
  for (const [at, words] of [
    'i yelled at my 3 year old and now i feel like the worst mum',
    'i cant do this anymore',
    'and now dinner',
  ].entries()) {
    await box.fill(words)
    await pressEnter(page)
    await expect(replies).toHaveCount(at + 1)
    await expect(page.getByText(`You: ${words}`)).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Help right now' })).toBeHidden()
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
  }
  await expect(page.getByRole('link', { name: 'SOS: help right now' })).toBeInViewport()
  await checkScreen(page, 'chat-heavy')
})

test('heavy words in a check-in are answered first, and help follows', async ({ page }) => {
  await signUp(page)
  await page.goto('/check-in?step=form')
  await rate(page, { Energy: 'low', Mood: 'low', Stress: 'high' })
  await page
    .getByRole('textbox')
    .fill('Up five times last night and bub only settles on me. I love him but i am so over it')
  await page.getByRole('button', save).click()
  const talk = page.getByRole('link', { name: 'Talk it through' })
  await expect(talk).toBeInViewport()
  const help = page.getByRole('heading', { name: title })
  await expect(help).toBeAttached()
  const [above, below] = [await talk.boundingBox(), await help.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await checkScreen(page, 'check-in-heavy')
})
