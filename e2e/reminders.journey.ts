import { checkScreen, expect, signUp, test } from './journey.ts'

test('on a slow line what is done goes at once, and comes back at once where it is not', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('503')
  await signUp(page)
  const id = crypto.randomUUID()
  const data = { text: 'book the dentist', due: '2040-01-02T09:00' }
  await page.request.put(`/api/reminders/${id}`, { data })
  await page.goto('/account/reminders')
  const list = page.getByRole('list', { name: 'Your reminders' })
  const done = list.getByRole('button', { name: 'Done: book the dentist' })
  /** Holds back the next change of it. Answers how to let it go on. */
  async function hold(answer?: object) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const next = `**/api/reminders/${id}`
    await page.route(
      next,
      (route) => released.then(() => (answer ? route.fulfill(answer) : route.continue())),
      { times: 1 },
    )
    return release
  }

  const refuse = await hold({ status: 503, json: { error: 'Not just now.', code: 'unavailable' } })
  await done.click()
  await expect(list).toHaveCount(0)
  await checkScreen(page, 'reminders-done')
  refuse()
  await expect(page.getByText('Not just now.')).toBeVisible()
  await expect(list).toContainText('book the dentist')

  await done.click()
  await expect(page.getByText('Done. One less to carry.')).toBeVisible()
  const goOn = await hold()
  const changed = page.waitForResponse(`**/api/reminders/${id}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list).toContainText('book the dentist')
  goOn()
  expect((await changed).ok()).toBe(true)
  await expect(list).toContainText('book the dentist')
})

test('a reminder that waits on the phone outlives a refusal, and is heard when it goes out', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  watch.allowConsoleErrors('409')
  await signUp(page)
  const id = crypto.randomUUID()
  await page.request.put(`/api/reminders/${id}`, {
    data: { text: 'end my life tonight', due: '2040-01-02T09:00' },
  })
  await page.goto('/account/reminders')
  const list = page.getByRole('list', { name: 'Your reminders' })
  await expect(list).toContainText('9:00 am')
  const moveTo = async (due: string) => {
    await list.getByRole('button', { name: /^Change the time/ }).click()
    await page.getByLabel('Day and time', { exact: true }).fill(due)
    await page.getByRole('button', { name: 'Set reminder' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await context.setOffline(true)
  await moveTo('2040-01-02T10:15')
  await expect(list.getByText('On this phone, not sent yet')).toBeVisible()
  const refusal = { status: 409, json: { error: 'Not this one.', code: 'conflict' } }
  await page.route(`**/api/reminders/${id}`, (route) => route.fulfill(refusal))
  await context.setOffline(false)
  await expect(list.getByRole('alert')).toHaveText('Not this one.')
  await moveTo('2040-01-02T11:30')
  await expect(list.getByRole('alert')).toHaveText('Not this one.')
  await expect(list).toContainText('10:15 am')

  await page.unroute(`**/api/reminders/${id}`)
  await moveTo('2040-01-02T12:45')
  await expect(list.getByRole('region')).toContainText('000')
  await expect(list).toContainText('12:45 pm')
  await checkScreen(page, 'reminders-heard')
})

test('without a membership her list for later stays hers, and nothing leads to what is closed', async ({
  page,
}) => {
  await signUp(page, { trial: false })
  await page.goto('/account/reminders')
  await expect(page.getByText('None yet.', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    const lines = ['winter coats', 'ring Dr Nguyen'].map((text) => ({ id: text, text, place: 'later' }))
    localStorage.setItem('modes:clear', JSON.stringify(lines))
  })
  await page.reload()
  const later = page.getByRole('list', { name: 'Later' })
  await expect(later.getByRole('listitem')).toHaveText(['winter coats', 'ring Dr Nguyen'])
  await expect(page.getByRole('link', { name: 'Open Clear' })).toHaveCount(0)
  await checkScreen(page, 'reminders-without-membership')
  await later.getByRole('button', { name: 'Remove: winter coats' }).click()
  await expect(page.getByText('Taken off the list.')).toBeVisible()
  await page.reload()
  await expect(later.getByRole('listitem')).toHaveText(['ring Dr Nguyen'])

  await page.goto('/home')
  for (const name of ['Calm', 'High']) await page.getByRole('radio', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Get my tip' }).click()
  const tip = page.getByRole('region').filter({ has: page.locator('#tip') })
  await expect(tip.getByRole('link')).toHaveText(['Chat'])
  await tip.getByRole('link').click()
  await expect(page).toHaveURL(/\/chat$/)
})
