import type { Browser, Page } from '@playwright/test'
import { expect, signUp } from './journey.ts'

/** Another member, on a phone of her own; she has agreed to the house rules. */
export async function anotherMember(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  await signUp(page)
  await acceptRules(page)
  return page
}

/** What she is asked for before her first post or reply. */
export async function acceptRules(page: Page): Promise<void> {
  expect((await page.request.put('/api/village/rules', { data: { version: 'village-v1' } })).ok()).toBe(true)
}

/** Posts without the screens. Answers the id. */
export async function post(
  page: Page,
  content: string,
  { topic = 'General', is_anonymous = false } = {},
): Promise<string> {
  const id = crypto.randomUUID()
  const data = { topic, content, is_anonymous }
  expect((await page.request.put(`/api/village/posts/${id}`, { data })).ok()).toBe(true)
  return id
}

/** Replies without the screens. */
export async function reply(page: Page, postId: string, content: string): Promise<void> {
  const path = `/api/village/posts/${postId}/replies/${crypto.randomUUID()}`
  expect((await page.request.put(path, { data: { content, is_anonymous: false } })).ok()).toBe(true)
}

/** An undo that is offered has come to stay before it can be tapped. */
export const undo = (page: Page) =>
  page.getByRole('status').getByRole('button', { name: 'Undo', disabled: false })

/** Opens what more there is for something, and chooses of it. */
export async function choose(page: Page, more: string | RegExp, what: string): Promise<void> {
  await page.getByRole('button', { name: more }).click()
  await page.getByRole('dialog').getByRole('button', { name: what }).click()
}
