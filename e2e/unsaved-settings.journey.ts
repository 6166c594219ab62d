import { checkScreen, expect, signOut, signUp, test } from './journey.ts'

test('settings that she has changed and not saved wait for her, and give way to what was saved elsewhere', async ({
  page,
}) => {
  await signUp(page)
  const known = async () => (await page.request.get('/api/reminder-settings')).json()
  await page.goto('/account/reminders')
  const nav = page.getByRole('navigation', { name: 'Main' })
  const realTalk = page.getByLabel('A daily ‘Real Talk’')
  const [at, from] = [page.getByLabel('At', { exact: true }), page.getByLabel('From', { exact: true })]
  const notSaved = page.getByText('Not saved yet')
  await realTalk.check()
  await at.fill('10:15')
  await from.fill('20:00')
  await expect(notSaved).toHaveCount(0)
  const comeBack = async () => {
    await nav.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('link', { name: /^Reminders/ }).click()
  }
  await nav.getByRole('link', { name: 'Modes' }).click()
  await comeBack()
  await expect(realTalk).toBeChecked()
  await expect(at).toHaveValue('10:15')
  await expect(notSaved).toBeVisible()
  await notSaved.scrollIntoViewIfNeeded()
  await checkScreen(page, 'reminders-not-saved')

  await page.goBack()
  await page.request.put('/api/reminder-settings', { data: { ...(await known()), quiet_from: '22:00' } })
  await page.reload()
  await comeBack()
  await expect(at).toHaveValue('10:15')
  await expect(from).toHaveValue('22:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(notSaved).toHaveCount(0)
  expect(await known()).toMatchObject({
    allow_real_talk_push: true,
    real_talk_at: '10:15',
    quiet_from: '22:00',
  })

  await realTalk.uncheck()
  await comeBack()
  await page.getByRole('button', { name: 'Leave it as it was' }).click()
  await expect(realTalk).toBeChecked()
  await expect(notSaved).toHaveCount(0)
  await expect(page.locator('form:focus')).toHaveCount(1)
  await realTalk.uncheck()
  await nav.getByRole('link', { name: 'Account' }).click()
  await signOut(page)
  const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' })
  await expect(question.getByText(/Only this phone has changes to your reminders\./)).toBeVisible()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/signin')
  await signUp(page)
  await page.goto('/account/reminders')
  await expect(realTalk).not.toBeChecked()
  await expect(notSaved).toHaveCount(0)
})
