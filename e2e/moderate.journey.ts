import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { confirmEmail } from './mailed-link.ts'
import { acceptRules, anotherMember, post } from './villagers.ts'

const main = (page: Page) => page.getByRole('main')

/** A word that no other journey of this run writes: whoever moderates has the cases of all of them. */
const freshWord = () => crypto.randomUUID().replace(/[^a-f]/g, '')

/** As an operator does it. */
async function grant(email: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, PORT: process.env.E2E_PORT }
  await promisify(execFile)(process.execPath, ['tools/moderator.ts', 'grant', email], { env })
}

async function report(page: Page, postId: string, note: string | null = null): Promise<void> {
  const data = { reason: 'unkind', note }
  expect((await page.request.put(`/api/village/posts/${postId}/report`, { data })).ok()).toBe(true)
}

const why = (page: Page) => main(page).getByRole('textbox', { name: 'Why', exact: true })

async function decide(page: Page, what: string, reason: string): Promise<void> {
  await main(page).getByLabel('What happens to it?').selectOption(what)
  await why(page).fill(reason)
  await main(page).getByRole('button', { name: 'Decide' }).click()
}

const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: /^Yes/ }).click()

test('what waits is let through, what was reported is hidden, and its writer reads why and answers', async ({
  page,
  browser,
  watch,
}) => {
  for (const status of ['403', '404', '500']) watch.allowConsoleErrors(`status of ${status}`)
  const { email } = await signUp(page)
  await page.goto('/moderate')
  await expect(main(page).getByRole('heading', { name: 'This page isn’t for you' })).toBeVisible()
  await checkScreen(page, 'moderate-not-hers')
  await confirmEmail(page, email)
  await grant(email)

  const writer = await anotherMember(browser)
  const reader = await anotherMember(browser)
  const word = freshWord()
  const rudeId = await post(writer, `Only lazy mums do that ${word}`)
  await report(reader, rudeId, 'Not how we talk here')
  const heldId = await post(writer, `i am going to kill myself tonight ${word}`, { is_anonymous: true })
  expect((await reader.request.get(`/api/village/posts/${heldId}`)).status()).toBe(404)

  // What cannot wait comes first, though it came last.
  await page.route('**/api/moderate/cases*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/connect/village')
  await main(page).getByRole('link', { name: 'Look after it' }).click()
  const retry = main(page).getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await checkScreen(page, 'moderate-failed')
  await page.unroute('**/api/moderate/cases*')
  await retry.click()
  const rows = main(page).getByRole('listitem').filter({ hasText: word })
  await expect(rows).toHaveText([/^Look at this first.*kill myself/, /^Reported.*lazy mums/])
  await checkScreen(page, 'moderate')
  await rows.first().getByRole('link').click()
  await expect(main(page).getByText(`kill myself tonight ${word}`)).toBeVisible()
  await expect(main(page).getByText('Nothing yet.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Decide' }).click()
  await expect(main(page).getByLabel('What happens to it?')).toBeFocused()
  await expect(main(page).getByText('Choose what happens to it.')).toBeVisible()
  await checkScreen(page, 'moderate-case')

  // What she typed stays where it could not be saved.
  await page.route('**/decision', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } }),
  )
  await decide(page, 'show', 'We read it, and are here with you.')
  await checkScreen(page, 'moderate-confirm')
  await confirm(page)
  await expect(main(page).getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible()
  await expect(why(page)).toHaveValue('We read it, and are here with you.')
  await page.unroute('**/decision')
  await main(page).getByRole('button', { name: 'Decide' }).click()
  await confirm(page)
  await expect(page).toHaveURL(/\/moderate$/)
  await expect(rows).toHaveText([/lazy mums/])
  await reader.goto(`/connect/village/p/${heldId}`)
  await expect(main(reader).getByText(`kill myself tonight ${word}`)).toBeVisible()

  // Who wrote it she learns for a reason, and that stands there.
  await rows.getByRole('link').click()
  await expect(main(page).getByText('Not how we talk here')).toBeVisible()
  await main(page).getByRole('button', { name: 'See who wrote it' }).click()
  const unmask = page.getByRole('dialog', { name: 'See who wrote this?' })
  await expect(unmask.getByText(/is written down for good/)).toBeVisible()
  await unmask.getByLabel('Why do you need to know?').fill('why')
  await unmask.getByRole('button', { name: 'Write it down and look' }).click()
  await expect(unmask.getByText('Say why you need to know, in a sentence.')).toBeVisible()
  await checkScreen(page, 'moderate-unmask')
  await unmask.getByLabel('Why do you need to know?').fill('To see who it is with')
  await unmask.getByRole('button', { name: 'Write it down and look' }).click()
  await expect(main(page).getByRole('definition')).toHaveText(['Ana', /@example\.com$/])
  const done = main(page).getByRole('region', { name: 'What was done' }).getByRole('listitem')
  await expect(done).toHaveText([/^Looked up who wrote itTo see who it is with/])

  await main(page).getByLabel('What is asked of her').selectOption('freeze')
  await main(page).getByLabel('For how long').selectOption('3')
  await decide(page, 'hide', 'Please be kind here.')
  await confirm(page)
  await expect(page).toHaveURL(/\/moderate$/)
  await expect(rows).toHaveCount(0)
  expect((await reader.request.get(`/api/village/posts/${rudeId}`)).status()).toBe(404)
  await writer.goto('/connect/village/mine')
  const told = main(writer).getByRole('listitem').filter({ hasText: 'Please be kind here.' })
  await expect(told).toContainText('You are asked to write nothing for a while.')
  await told.getByLabel('Tell us if this seems wrong').fill('I meant myself')
  await told.getByRole('button', { name: 'Send' }).click()
  await expect(told.getByText('What you said to it: I meant myself')).toBeVisible()

  // Her answer brings it back, to be decided anew.
  await page.reload()
  await expect(rows).toHaveText([/She answered.*lazy mums/])
  await rows.getByRole('link').click()
  await expect(main(page).getByText('I meant myself')).toBeVisible()
  await checkScreen(page, 'moderate-appeal')
  await decide(page, 'show', 'We see that now.')
  await confirm(page)
  await expect(page).toHaveURL(/\/moderate$/)
  await main(page).getByRole('link', { name: 'Decided' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Others can read it.')
  await checkScreen(page, 'moderate-decided')
  expect((await reader.request.get(`/api/village/posts/${rudeId}`)).ok()).toBe(true)

  // Her own words are for somebody else to decide.
  await acceptRules(page)
  await report(reader, await post(page, `Words of mine ${word}`))
  await page.goto('/moderate')
  await rows.filter({ hasText: 'Words of mine' }).getByRole('link').click()
  await decide(page, 'show', 'I like it')
  await confirm(page)
  await expect(main(page).getByText(/about your own words/)).toBeVisible()
  await expect(why(page)).toHaveValue('I like it')

  await page.goto(`/moderate/${crypto.randomUUID()}`)
  await main(page).getByRole('link', { name: 'See all that waits' }).click()
  await expect(page).toHaveURL(/\/moderate$/)
  for (const other of [writer, reader]) await other.context().close()
})
