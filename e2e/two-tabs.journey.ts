import type { Page } from '@playwright/test'
import { rate, save, savedOnServer } from './check-in.ts'
import { expect, signUp, test } from './journey.ts'
import { pressEnter, sendMessageIn, startTalk } from './talk.ts'

test('a chat that is open twice: what is said in one, and on another phone, is in both', async ({
  page,
  context,
}) => {
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  const other = await context.newPage()
  const message = ['the pram is stuck']
  const expectAll = async (tab: Page) => {
    const log = tab.getByRole('log')
    await expect(log.getByText(new RegExp(`^You: (${message.join('|')})$`))).toHaveText(
      message.map((text) => `You: ${text}`),
    )
    await expect(log.getByText('Companion: ')).toHaveCount(message.length)
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
    await pressEnter(tab)
    message.push(text)
    for (const each of [page, other]) await expectAll(each)
  }

  await sendMessageIn(page, id, 'we are home now')
  message.push('we are home now')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expectAll(page)
})

test('in the usual one tab a chat is not asked for again after each reply', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  const log = page.getByRole('log')
  const box = page.getByRole('textbox', { name: 'Your message' })
  const stream = page.waitForResponse((response) => response.url().includes('/api/live'))
  await page.goto(`/chat/${id}`)
  await stream
  // What may have been missed before the stream stood is read once.
  await page.waitForResponse((response) => response.url().endsWith(`/api/threads/${id}`))
  await expect(log.getByText('Companion: ')).toHaveCount(1)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/threads/${id}`)) asked++
  })
  await box.fill('nobody came to help')
  await pressEnter(page)
  await expect(log.getByText('Companion: ')).toHaveCount(2)
  await page.getByRole('link', { name: 'All chats' }).click()
  await expect(page.getByRole('link', { name: /the pram is stuck/i })).toBeVisible()
  expect(asked).toBe(0)
})

test('a check-in that is open twice takes up in each tab what she told in the other', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  const box = (tab: Page) => tab.getByRole('textbox')
  for (const tab of [page, other]) {
    await tab.goto('/check-in?step=form')
    await expect(box(tab)).toHaveValue('')
  }
  await rate(page, { Energy: 'low', Mood: 'mid' })
  await box(page).fill('she is up every hour')
  await expect(box(other)).toHaveValue('she is up every hour')
  await rate(other, { Stress: 'high' })
  await box(other).press('End')
  await box(other).pressSequentially(' and I am too')
  await expect(box(page)).toHaveValue('she is up every hour and I am too')

  await page.getByRole('button', save).click()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await box(other).press('End')
  await box(other).pressSequentially(' still')
  await expect(box(other)).toHaveValue('she is up every hour and I am too still')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Carry on' }).click()
  await expect(box(page)).toHaveValue('she is up every hour and I am too still')
  await other.getByRole('button', save).click()
  await expect(other.getByText('From an AI, not a person.')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  const words = (await savedOnServer(page)).map(({ responses }) => responses.promptResponse)
  expect(words.toSorted()).toEqual([
    'she is up every hour and I am too',
    'she is up every hour and I am too still',
  ])
})
