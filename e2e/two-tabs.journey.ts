import type { Page } from '@playwright/test'
import { expect, signUp, test } from './journey.ts'
import { sayIn, startTalk } from './talk.ts'

test('a chat that is open twice: what is said in one, and on another phone, is in both', async ({
  page,
  context,
}) => {
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  const other = await context.newPage()
  const said = ['the pram is stuck']
  const expectAll = async (tab: Page) => {
    const log = tab.getByRole('log')
    await expect(log.getByText(new RegExp(`^You: (${said.join('|')})$`))).toHaveText(
      said.map((text) => `You: ${text}`),
    )
    await expect(log.getByText('Companion: ')).toHaveCount(said.length)
  }
  for (const tab of [page, other]) {
    await tab.goto(`/chat/${id}`)
    await expectAll(tab)
  }
  for (const [tab, text] of [
    [page, 'nobody came to help'],
    [other, 'then the rain began'],
  ] as const) {
    const box = tab.getByRole('textbox', { name: 'Your message' })
    await box.fill(text)
    await box.press('Enter')
    said.push(text)
    for (const each of [page, other]) await expectAll(each)
  }

  await sayIn(page, id, 'we are home now')
  said.push('we are home now')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expectAll(page)
})

test('in the usual one tab a chat is not asked for again after each reply', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  const log = page.getByRole('log')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await page.goto(`/chat/${id}`)
  await expect(log.getByText('Companion: ')).toHaveCount(1)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/threads/${id}`)) asked++
  })
  await box.fill('nobody came to help')
  await box.press('Enter')
  await expect(log.getByText('Companion: ')).toHaveCount(2)
  await page.getByRole('link', { name: 'All chats' }).click()
  await expect(page.getByRole('link', { name: /the pram is stuck/i })).toBeVisible()
  expect(asked).toBe(0)
})
