import { checkScreen, expect, signUp, test } from './journey.ts'
import { pressEnter } from './talk.ts'

test('a baby who moves less before birth brings the maternity unit, and 000 beside it', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Your message' }).fill('baby not moving much today 34 weeks')
  await pressEnter(page)
  const card = page.getByRole('region', { name: 'Ring your maternity unit now' })
  await expect(card).toBeVisible()
  await expect(card.getByRole('list').first()).toContainText('Ring the number on your pregnancy record')
  const lines = card.getByRole('list', { name: 'People to call or text' })
  await expect(lines.getByRole('link', { name: 'Call 000, Emergency' })).toHaveCount(1)
  await expect(lines.getByRole('link', { name: 'Call 1800 882 436, Pregnancy, Birth and Baby' })).toHaveCount(
    1,
  )
  await expect(card.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('log')).toContainText('The maternity unit is the call for this')
  await checkScreen(page, 'chat-maternity-card')
})
