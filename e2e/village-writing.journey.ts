import type { Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { loseNetwork, unreachable } from './no-network.ts'
import { acceptRules, anotherMember, choose, post, undo } from './villagers.ts'

const main = (page: Page) => page.getByRole('main')

test('what others have said about it stands under what she writes, and her draft stays while she reads it', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  await acceptRules(page)
  const bea = await anotherMember(browser)
  await post(bea, 'Our lorikeet imitates the baby monitor at midnight', { topic: 'Toddler' })
  await page.goto('/connect/village/General?compose=1')
  const text = main(page).getByLabel('What’s on your mind?')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('like-mine'))
      asked.push(`${request.method()} ${new URL(request.url()).search}`)
  })
  await text.fill('A lorikeet imitates')
  await text.pressSequentially(' the monitor at midnight')
  const alike = main(page).getByRole('list', { name: 'Mums have talked about this' }).getByRole('link')
  await expect(alike).toHaveCount(1)
  await expect(alike).toContainText('Toddler · 0 replies')
  expect(asked).toEqual(['POST '])
  await checkScreen(page, 'village-like-mine')
  await alike.click()
  await expect(main(page).getByRole('article', { name: 'Post by Ana' })).toContainText('Our lorikeet')
  await page.goBack()
  await expect(text).toHaveValue('A lorikeet imitates the monitor at midnight')
  await expect(alike).toHaveCount(1)
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, 'village-like-mine-narrow')
  await loseNetwork(page, context)
  await expect(alike).toHaveCount(0)
  await expect(text).toHaveValue('A lorikeet imitates the monitor at midnight')
  await bea.context().close()
})

test('a number she may not mean for everyone, words that ask for care, a search, and all she wrote', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp(page)
  await acceptRules(page)
  await page.goto('/connect/village/Identity?compose=1')
  const text = main(page).getByLabel('What’s on your mind?')
  await text.fill('Ring me on 0412 345 678, I miss talking. He scares me when he drinks')
  await main(page).getByRole('button', { name: 'Post', exact: true }).click()
  const warning = main(page).getByRole('alert').filter({ hasText: 'phone number' })
  await expect(warning).toBeVisible()
  await checkScreen(page, 'village-warning')
  await warning.getByRole('button', { name: 'Post it as it is' }).click()
  await expect(main(page).getByRole('article', { name: 'Post by Ana' })).toBeVisible()
  const path = new URL(page.url()).pathname

  // What may be so brings a question, for her alone; what is plainly said its card.
  await page
    .getByRole('region', { name: 'Are you safe right now?' })
    .getByRole('button', { name: 'Not sure' })
    .click()
  await expect(page.getByRole('heading', { name: 'You deserve to be safe at home' })).toBeInViewport()
  await main(page)
    .getByRole('textbox', { name: 'Your reply' })
    .fill("I don't want to be here anymore, they'd be better off")
  await main(page).getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Thank you for saying it' })).toBeInViewport()
  const beneath = main(page)
    .getByRole('article', { name: 'Reply by Ana' })
    .getByRole('region', { name: 'People to talk to' })
  await expect(beneath.getByRole('link', { name: /^Call 13 11 14/ })).toBeAttached()
  await checkScreen(page, 'village-card')
  await choose(page, 'More for your post', 'Take my name off')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take my name off' }).click()
  await expect(main(page).getByRole('article', { name: 'Post by Anonymous' })).toBeVisible()
  await expect(main(page).getByRole('article', { name: 'Reply by Anonymous · wrote this' })).toBeVisible()

  await page.goto('/connect/village/search')
  await main(page).getByRole('searchbox').fill('miss talking')
  const found = main(page).getByRole('region', { name: 'What was found' }).getByRole('link')
  await expect(found).toHaveCount(1)
  await checkScreen(page, 'village-search')
  await found.click()
  await expect(page).toHaveURL(path)
  await page.goBack()
  await expect(main(page).getByRole('searchbox')).toHaveValue('miss talking')
  await expect(found).toHaveCount(1)

  await page.goto('/connect/village/mine')
  await expect(main(page).getByRole('article')).toHaveCount(2)
  await checkScreen(page, 'village-mine')
  await choose(page, 'More for your post', 'Delete')
  await expect(main(page).getByRole('region', { name: 'My posts' }).getByRole('article')).toHaveCount(0)
  await undo(page).click()
  await expect(main(page).getByRole('region', { name: 'My posts' }).getByRole('article')).toHaveCount(1)
})
