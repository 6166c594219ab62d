import { dayIn } from '../contract/day.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { answerAgain, choose, getTip } from './you-today.ts'

test.describe('the phone is on a trip east', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('her past days are still hers', async ({ page }) => {
    await signUp(page)
    await page.request.post('/api/functions/mm_insight', {
      data: { name: '', mood: 'flat', energy: 'low', focus: '' },
    })
    const today = new Date(dayIn('Australia/Melbourne', new Date()))
    await page.goto('/insights')
    await page.getByText('What you told in You Today').click()
    const weekday = today.toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' })
    await expect(
      page.getByRole('heading', { level: 3, name: `${weekday} ${today.getUTCDate()} ` }),
    ).toBeVisible()
  })
})

test('a day that she deletes is gone from her days, from her insights and from home', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const dayMs = 86_400_000
  await page.request.post('/api/functions/mm_insight', {
    data: {
      ...{ name: '', mood: 'flat', energy: 'low', focus: 'a hard night' },
      answered_at: new Date(Date.now() - dayMs).toISOString(),
    },
  })
  await page.goto('/home')
  await choose(page, 'Flat', 'Low')
  await page.getByLabel('What is taking up your head?').fill('he scares me')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('button', answerAgain)).toBeVisible()

  await page.goto('/insights')
  await page.getByText('What you told in You Today').click()
  const ways = page.getByRole('button', { name: /^Delete / })
  const dialog = page.getByRole('alertdialog', { name: 'Delete this day?' })
  await expect(ways).toHaveCount(2)
  await ways.last().scrollIntoViewIfNeeded()
  await checkScreen(page, 'you-today-days')

  /** What has just come up takes no answer yet. */
  const confirmByKey = async () => {
    const confirm = dialog.getByRole('button', { name: 'Delete' })
    await expect(confirm).toBeEnabled()
    await confirm.press('Enter')
  }

  await ways.first().click()
  await checkScreen(page, 'you-today-delete')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('We could not reach Lightly.')).toBeVisible()
  await expect(ways.first()).toBeFocused()
  await context.setOffline(false)

  await ways.first().press('Enter')
  await confirmByKey()
  await expect(page.getByText('he scares me')).toHaveCount(0)
  await expect(page.getByText('a hard night')).toBeVisible()
  await expect(page.locator(':focus').getByRole('button', { name: /^Delete / })).toHaveCount(1)
  await ways.first().press('Enter')
  await confirmByKey()
  await expect(page.getByText('Nothing to show yet')).toBeVisible()
  await expect(page.locator(':focus').getByText('Nothing to show yet')).toBeAttached()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('button', getTip)).toBeVisible()
  await expect(page.getByLabel('What is taking up your head?')).toHaveValue('')
})

test('on a slow line a day that is being deleted says so, and takes no second tap', async ({ page }) => {
  await signUp(page)
  await page.request.post('/api/functions/mm_insight', {
    data: { name: '', mood: 'flat', energy: 'low', focus: 'a hard night' },
  })
  await page.goto('/insights')
  await page.getByText('What you told in You Today').click()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/you-today/*', (route) => released.then(() => route.continue()))
  const way = page.getByRole('button', { name: /^Delete / })
  const dialog = page.getByRole('alertdialog', { name: 'Delete this day?' })
  await way.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(way).toHaveAttribute('aria-busy', 'true')
  await expect(way).toBeFocused()
  await way.press('Enter')
  await expect(dialog).toHaveCount(0)
  await way.scrollIntoViewIfNeeded()
  await checkScreen(page, 'you-today-leaving')
  release()
  await expect(page.getByText('Day deleted')).toBeVisible()
  await expect(page.getByText('a hard night')).toHaveCount(0)
})
