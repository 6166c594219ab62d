import type { Page } from '@playwright/test'
import { cards } from '#content/safety/cards.ts'
import { rate, save } from './check-in.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { pressEnter, startTalk } from './talk.ts'

const mayBe = 'he scares me when he drinks'
const question = (page: Page) => page.getByRole('region', { name: 'Are you safe right now?' })
const card = (page: Page) => page.getByRole('heading', { name: 'You deserve to be safe at home' })
const strip = (page: Page) => page.getByRole('region', { name: 'Help right now' })

async function say(page: Page, text: string, nth = 1) {
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill(text)
  await pressEnter(page)
  await expect(page.getByRole('log').getByText('Companion: ')).toHaveCount(nth)
}

/** What she answers has reached the server. */
const answerSent = (page: Page) =>
  page.waitForResponse((answer) => /\/safety(\/answers)?$/.test(answer.url()) && answer.status() === 200)

test('where it is only inferred she is asked, above an ordinary reply', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat')
  await say(page, mayBe)
  await expect(question(page)).toBeInViewport()
  await expect(card(page)).toHaveCount(0)
  await expect(strip(page)).toHaveCount(0)
  await checkScreen(page, 'chat-soft-line')
  await page.reload()
  await expect(question(page)).toBeVisible()

  const kept = answerSent(page)
  await question(page).getByRole('button', { name: "I'm safe" }).click()
  await expect(question(page)).toHaveCount(0)
  await kept
  await page.reload()
  await expect(page.getByRole('log').getByText(mayBe)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await say(page, mayBe, 2)
  await expect(question(page)).toHaveCount(0)
})

test('the question stays above the reply it came with, while the talk goes on', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat')
  await say(page, mayBe)
  await say(page, 'the washing is still wet', 2)
  const order = async () => {
    const log = await page.getByRole('log').innerText()
    return [mayBe, 'Are you safe right now?', 'the washing is still wet'].map((words) => log.indexOf(words))
  }
  const isInOrder = async () => (await order()).every((at, nth, all) => at > (all[nth - 1] ?? -1))
  expect(await isInOrder()).toBe(true)
  await page.reload()
  await expect(question(page)).toBeVisible()
  expect(await isInOrder()).toBe(true)
  await checkScreen(page, 'chat-soft-line-behind')
  await question(page).getByRole('button', { name: 'Not sure' }).click()
  await expect(card(page)).toBeInViewport()
})

for (const answer of ['Not sure', 'No']) {
  test(`'${answer}' opens the card, which stays with the chat`, async ({ page }) => {
    await signUp(page)
    await page.goto(`/chat/t/${await startTalk(page, mayBe)}`)
    const kept = answerSent(page)
    await question(page).getByRole('button', { name: answer, exact: true }).click()
    await expect(card(page)).toBeInViewport()
    await expect(question(page)).toHaveCount(0)
    await kept
    await page.reload()
    await expect(strip(page)).toBeVisible()
    await page.getByRole('button', { name: 'Show all help' }).click()
    await expect(card(page)).toBeInViewport()
  })
}

test('under a card the talk goes on, until she says that she is safe', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat')
  await say(page, 'i want to kill myself')
  await expect(page.getByRole('heading', { name: 'Thank you for saying it' })).toBeInViewport()
  await say(page, 'he wont eat dinner', 2)
  await expect(page.getByRole('log')).toContainText(/dinner|eat|food|plate|bite/i)
  await page.getByRole('button', { name: 'Show all help' }).click()
  await checkScreen(page, 'chat-card-safe-now')
  const kept = answerSent(page)
  await page.getByRole('button', { name: "I'm safe now" }).click()
  await expect(strip(page)).toHaveCount(0)
  await kept
  await page.reload()
  await expect(page.getByRole('log').getByText('he wont eat dinner')).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
})

test('another wording takes its card back', async ({ page }) => {
  await signUp(page)
  await page.goto(`/chat/t/${await startTalk(page, 'i want to kill myself')}`)
  await expect(strip(page)).toBeVisible()
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await say(page, 'he wont eat dinner')
  await expect(page.getByRole('log').getByText('You: he wont eat dinner')).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
})

test('a check-in asks above its reply, and keeps what she answers', async ({ page }) => {
  await signUp(page)
  await page.goto('/check-in?step=form')
  await rate(page, { Energy: 'low', Mood: 'low', Stress: 'high' })
  await page.getByRole('textbox').fill(mayBe)
  await page.getByRole('button', save).click()
  await expect(page.getByRole('link', { name: 'Talk it through' })).toBeVisible()
  await expect(question(page)).toBeInViewport()
  await checkScreen(page, 'check-in-soft-line')
  await page.reload()
  const kept = answerSent(page)
  await question(page).getByRole('button', { name: 'Not sure' }).click()
  await expect(card(page)).toBeInViewport()
  await kept
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('You Today asks above its tip, and keeps what she answers', async ({ page }) => {
  await signUp(page)
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
  await page.getByRole('radio', { name: 'Low' }).check({ force: true })
  await page.getByLabel('What is taking up your head?').fill(mayBe)
  await page.getByRole('button', { name: 'Get my tip' }).click()
  await expect(question(page)).toBeVisible()
  await checkScreen(page, 'you-today-soft-line')
  await page.reload()
  const kept = answerSent(page)
  await question(page).getByRole('button', { name: 'No', exact: true }).click()
  await expect(card(page)).toBeInViewport()
  await kept
  await page.reload()
  await expect(card(page)).toBeVisible()
})

test('notes and reminders ask as well, and her answer brings the card or takes the question away', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Notes' }).first().fill(mayBe)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(question(page)).toBeInViewport()
  await checkScreen(page, 'profile-soft-line-320')
  await question(page).getByRole('button', { name: 'Not sure' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(card(page)).toBeVisible()
  await checkScreen(page, 'profile-soft-line-card-320')
})

test('a text in another language gets the lines and an honest word, once in a chat', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const note = page.getByRole('region', { name: 'Do you speak another language?' })
  await page.goto('/chat')
  await say(page, 'my mija finally slept')
  await expect(note).toHaveCount(0)
  await say(page, 'estoy muy cansada y no puedo dormir', 2)
  await expect(note.getByRole('link', { name: 'Interpreter (TIS National) 131 450' })).toBeInViewport()
  await checkScreen(page, 'chat-other-language-320')
  await say(page, 'mi hija no duerme y estoy sola', 3)
  await expect(note).toHaveCount(1)
  await page.reload()
  await expect(note).toHaveCount(1)

  await page.goto('/check-in?step=form')
  await rate(page, { Energy: 'low', Mood: 'low', Stress: 'high' })
  await page.getByRole('textbox').fill('je suis tellement fatiguée, mon bébé ne dort pas')
  await page.getByRole('button', save).click()
  await expect(note).toBeVisible()
})

test('the question fits the smallest phone, in a chat as well', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/chat')
  await say(page, mayBe)
  await expect(question(page)).toBeInViewport()
  await checkScreen(page, 'chat-soft-line-320')
})

test('a danger of another kind shows its own card where she told of it, beneath the graver one', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(`/chat/t/${await startTalk(page, 'he is holding a knife at my throat')}`)
  await expect(strip(page)).toBeVisible()
  await say(page, 'i dont want to be alive any more', 2)
  const own = page.getByRole('log').getByRole('region', { name: cards['crisis-suicide'].title })
  await expect(own.getByRole('heading')).toBeInViewport()
  await expect(strip(page)).toBeInViewport()
  await page.reload()
  await expect(own).toBeVisible()
  await checkScreen(page, 'chat-two-dangers')
  await own.getByRole('button', { name: "I'm safe now" }).click()
  await expect(own).toHaveCount(0)
  await expect(strip(page)).toBeVisible()
  const kept = answerSent(page)
  await page.getByRole('button', { name: 'Show all help' }).click()
  await page.getByRole('button', { name: "I'm safe now" }).click()
  await expect(own).toHaveCount(0)
  await kept
  await page.reload()
  await expect(page.getByRole('log').getByText('i dont want to be alive any more')).toBeVisible()
  await expect(own).toHaveCount(0)
})
