import { checkScreen, expect, openAndHear, signUp, test } from './journey.ts'
import {
  answer,
  asks,
  begin,
  firstHalf,
  next,
  nextAndSave,
  otherPhone,
  pick,
  skip,
} from './rediscover-steps.ts'

test('intake and snapshot: on two phones, over a reload, each where the other got to', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/modes/rediscover')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()

  await asks(page, 'What is loudest for you right now?')
  await pick(page, 'radio', 'Mum guilt')
  await next(page)
  await asks(page, 'How should this talk to you?')
  await pick(page, 'radio', 'Like a warm friend')
  await next(page)
  await asks(page, 'How much of you is in your days?')
  await pick(page, 'radio', 'a little')
  await page.getByLabel('What makes it that number').fill('I still sing in the car')
  // In the middle of an exercise the page comes anew, and she has lost nothing.
  await page.reload()
  await expect(page.getByLabel('What makes it that number')).toHaveValue('I still sing in the car')
  await expect(page.getByRole('radio', { name: 'a little' })).toBeChecked()
  await checkScreen(page, 'rediscover-where-now')
  await next(page)
  await asks(page, 'Say these weeks went well')
  await page.getByRole('button', { name: 'Begin with: I would drink my tea hot' }).click()
  await expect(page.getByLabel('The first small thing')).toHaveValue('I would drink my tea hot ')
  await nextAndSave(page)
  await asks(page, 'Where you are')
  await expect(page.getByText('A little is there. A little is something to build on.')).toBeVisible()
  await checkScreen(page, 'rediscover-module-end')

  // The other phone goes on where this one is.
  const other = await otherPhone(browser, email)
  await openAndHear(other, '/rediscover')
  await other.getByRole('button', { name: 'Go on where you were' }).click()
  await asks(other, 'Where you are')
  await other.getByRole('button', { name: 'On to a snapshot' }).click()
  await asks(other, 'Which words feel like you?')
  for (const word of ['Playful', 'Curious', 'Calm']) await pick(other, 'checkbox', word)
  const own = other.getByLabel('A word of your own')
  await own.fill('calm')
  await own.press('Enter')
  await expect(other.getByText('That word is here already.')).toBeVisible()
  await own.fill('Salt water')
  await own.press('Enter')
  await pick(other, 'checkbox', 'Funny')
  await other.getByRole('checkbox', { name: 'Brave' }).click({ force: true })
  await expect(other.getByText('5 is the most. Take one out first.')).toBeVisible()
  await expect(other.getByText('5 of 5 picked')).toBeVisible()
  await nextAndSave(other)
  await asks(other, 'Your energy map')
  await other.context().close()

  // And this one where that one got to.
  await page.goto('/rediscover')
  await page.getByRole('button', { name: 'Go on where you were' }).click()
  await asks(page, 'Your energy map')
  for (const thing of ['Music: Filled me', 'Time outside: Filled me', 'Cooking: Filled me'])
    await pick(page, 'checkbox', thing)
  for (const thing of ['Scrolling: Drained me', 'Cooking: Drained me']) await pick(page, 'checkbox', thing)
  await page.getByText('Things in your days').scrollIntoViewIfNeeded()
  await checkScreen(page, 'rediscover-energy')
  await next(page)
  await asks(page, 'What changed, what stayed')
  await page.getByLabel('Something that is resting').fill('the painting')
  await next(page)
  await asks(page, 'A snapshot')
  // The chat knows which part she is in.
  await page.getByRole('link', { name: 'Talk it through' }).click()
  await expect(page.getByText('You have drawn a picture of your days.')).toBeVisible()
  const said = page.waitForRequest('**/mother_chat')
  await page.getByLabel('Your message').fill('music, more than I thought')
  await page.keyboard.press('Enter')
  expect((await said).postDataJSON()).toMatchObject({
    context: { mode: 'rediscover', module: 'snapshot', tone: 'warm' },
  })
  await page.goto('/rediscover?step=end-snapshot')
  await page.getByRole('link', { name: 'Change: What changed, what stayed' }).click()
  await asks(page, 'What changed, what stayed')
  await next(page)
  await asks(page, 'A snapshot')
  await page.getByRole('button', { name: 'On to another light' }).click()
  await asks(page, 'Catch one heavy thought')
})

test('reframe, experiments and identity, to the finish and the goal on home', async ({ page }) => {
  await signUp(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answer(page, firstHalf)
  await page.goto('/rediscover')
  await page.getByRole('button', { name: 'Go on where you were' }).click()
  await page.getByRole('button', { name: 'On to another light' }).click()

  await asks(page, 'Catch one heavy thought')
  await page.getByLabel('The thought, as it sounds').fill('everyone else does this better')
  await pick(page, 'checkbox', 'It guesses what others think')
  await next(page)
  await asks(page, 'Hold it up to the light')
  await page.getByLabel('What does the thought leave out?').fill('how tired they are too')
  await next(page)
  await asks(page, 'Say it a truer way')
  await page.getByLabel('A truer way to say it').fill('It is hard, and I do it anyway')
  await pick(page, 'radio', 'mostly')
  await next(page)
  await page.getByRole('button', { name: 'On to tiny experiments' }).click()

  await asks(page, 'Pick a tiny experiment')
  await pick(page, 'checkbox', 'Drink something warm by a window, and do nothing else.')
  const line = page.getByLabel('An experiment of your own')
  await line.fill('Sing one song in the car')
  await line.press('Enter')
  await page.getByRole('button', { name: 'Make it this week’s: Sing one song in the car' }).click()
  await expect(page.getByRole('list', { name: 'This week' }).getByRole('listitem').first()).toContainText(
    'Sing one song',
  )
  await checkScreen(page, 'rediscover-tiny')
  await next(page)
  await asks(page, 'Give it a place in your day')
  await expect(page.getByLabel('…I will')).toHaveValue('Sing one song in the car')
  await page.getByRole('button', { name: 'Begin with: I have parked the car' }).click()
  await next(page)
  await asks(page, 'And when the day falls over?')
  await page.getByLabel('The version for that day, even smaller').fill('Hum one line')
  await next(page)
  await page.getByRole('button', { name: 'On to who you are now' }).click()

  await asks(page, 'I am someone who…')
  await pick(page, 'checkbox', 'comes back after a hard moment')
  await next(page)
  await asks(page, 'Who would not be surprised?')
  await skip(page)
  await asks(page, 'A note for a hard day')
  await page.getByLabel('Dear me,').fill('You have done hard days before.')
  await nextAndSave(page)
  await page.getByRole('button', { name: 'See it all together' }).click()
  await asks(page, 'This is you, today')
  await checkScreen(page, 'rediscover-finish')

  const finished = page.waitForResponse('**/finish')
  await page.getByRole('button', { name: 'That’s me' }).click()
  expect((await finished).ok()).toBe(true)
  await expect(page.getByText('It is yours now.')).toBeVisible()
  await expect(page.getByText('I am someone who comes back after a hard moment').first()).toBeVisible()
  await checkScreen(page, 'rediscover-finished')
  await page.getByRole('link', { name: 'Back to home' }).click()

  const goal = page.getByRole('region', { name: 'Your tiny experiment' })
  await expect(goal).toContainText('Sing one song in the car')
  await expect(goal.getByRole('button', { name: 'I did it' })).toHaveCount(0)
  await goal.scrollIntoViewIfNeeded()
  await checkScreen(page, 'rediscover-goal')
})

test('no word of her own makes the page wider than the phone', async ({ page }) => {
  await signUp(page)
  await begin(page)
  await page.goto('/rediscover?step=values')
  const own = page.getByLabel('A word of your own')
  for (const word of ['Mmmmmmmmmmmmmmmmmmmmmmmmmmmmmm', 'Unapologetically', 'Compassionate']) {
    await own.fill(word)
    await own.press('Enter')
    await expect(page.getByRole('checkbox', { name: word })).toBeChecked()
  }
  await nextAndSave(page)
  for (const step of ['values', 'energy', 'end-snapshot', 'finish']) {
    await page.goto(`/rediscover?step=${step}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (const [width, size] of [
      [390, '200%'],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
      const path = `test-results/screens/rediscover-${step}-large-${width}.png`
      await page.screenshot({ path, fullPage: true })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${step}, ${width} px, ${size}`).toBeLessThanOrEqual(0)
    }
  }
})
