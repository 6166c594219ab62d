import type { Page } from '@playwright/test'
import { checkScreen, expect, openAndHear, signUp, test } from './journey.ts'
import { loseNetwork, unreachable } from './no-network.ts'
import { acceptRules, anotherMember, choose, post, reply, undo } from './villagers.ts'

const main = (page: Page) => page.getByRole('main')

test('from the topics to a thread of her own without her name, which she takes back and posts again', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/connect')
  await page.getByRole('link', { name: /^The Village/ }).click()
  await expect(
    main(page).getByText('Your space to connect with other mums. Real, grounded, zero judgement.'),
  ).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Topics' }).getByRole('link')).toHaveCount(13)
  await checkScreen(page, 'village')
  await main(page)
    .getByRole('link', { name: /^Wins & Joy/ })
    .click()
  await expect(page).toHaveURL(/\/connect\/village\/Wins%20%26%20Joy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Wins & Joy' })).toBeVisible()
  await expect(main(page).getByText('No threads yet.')).toBeVisible()
  await checkScreen(page, 'village-empty')

  // What she types is there after a reload, and after she has been shown the rules.
  await main(page).getByRole('link', { name: 'Start the first thread' }).click()
  await expect(page).toHaveURL(/\?compose=1$/)
  const text = main(page).getByLabel('What’s on your mind?')
  await expect(main(page).getByLabel('Topic')).toHaveValue('Wins & Joy')
  await text.fill('Night four.\nHe slept until five!')
  await page.reload()
  await expect(text).toHaveValue(/Night four/)
  await main(page).getByRole('switch', { name: 'Post without my name' }).check()
  await checkScreen(page, 'village-compose')
  await main(page).getByRole('button', { name: 'Post', exact: true }).click()
  const rules = page.getByRole('dialog', { name: 'House rules' })
  await expect(rules).toBeVisible()
  await checkScreen(page, 'village-rules')
  await rules.getByRole('button', { name: 'Not yet' }).click()
  await expect(text).toHaveValue(/until five!$/)
  await main(page).getByRole('button', { name: 'Post', exact: true }).click()
  await rules.getByRole('button', { name: 'I’ll keep to these' }).click()
  await expect(page).toHaveURL(/\/connect\/village\/p\/[\da-f-]{36}$/)
  const article = main(page).getByRole('article', { name: 'Post by Anonymous' })
  await expect(article.getByText('He slept until five!')).toBeVisible()

  // Taken back, its words are where they were written; posted again, it stands.
  await undo(page).click()
  await expect(text).toHaveValue('Night four.\nHe slept until five!')
  await main(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(article).toBeVisible()
  const path = new URL(page.url()).pathname
  await page.goBack()
  await expect(main(page).getByRole('list').getByRole('link')).toHaveText(/^AnonymousYoursnow.*0 replies/s)
  await expect(main(page).getByText('Night four.')).toHaveCSS('-webkit-line-clamp', '5')
  await checkScreen(page, 'village-section')
  await main(page).getByRole('list').getByRole('link').click()
  await expect(page).toHaveURL(path)
})

test('another mum is moved by her post and replies, and she answers, as it happens', async ({
  page,
  browser,
}) => {
  await signUp(page)
  await acceptRules(page)
  const postId = await post(page, 'Night four. He slept until five!', { is_anonymous: true })
  const path = `/connect/village/p/${postId}`
  const watched = page.waitForRequest((request) => request.url().includes(`watch=village-post%3A${postId}`))
  await page.goto(path)
  await watched

  // Its reply comes to her without a jump.
  const bea = await anotherMember(browser)
  await bea.goto(path)
  const theirs = main(bea).getByRole('article', { name: 'Post by Anonymous' })
  await theirs.getByRole('button', { name: 'Me too' }).click()
  await expect(theirs.getByRole('button', { name: 'Me too 1', pressed: true })).toBeVisible()
  await theirs.getByRole('button', { name: 'Save this thread' }).click()
  await main(bea).getByRole('textbox', { name: 'Your reply' }).fill('Five is the new seven.')
  await main(bea).getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(main(bea).getByRole('article', { name: 'Reply by Ana' })).toContainText(
    'Five is the new seven.',
  )
  await expect(main(bea).getByRole('textbox', { name: 'Your reply' })).toHaveValue('')
  const pill = main(page).getByRole('button', { name: '1 new reply' })
  await expect(pill).toBeVisible()
  await expect(main(page).getByText('Five is the new seven.')).toHaveCount(0)
  await checkScreen(page, 'village-new-reply')
  await pill.click()
  const beas = main(page).getByRole('article', { name: 'Reply by Ana' })
  await expect(beas).toBeFocused()

  // She answers it, changes that, takes it away and has it back.
  await beas.getByRole('button', { name: 'Reply to Ana' }).click()
  await expect(main(page).getByRole('textbox', { name: 'Your reply' })).toBeFocused()
  await main(page).getByRole('switch', { name: 'Reply without my name' }).check()
  await main(page).getByRole('textbox', { name: 'Your reply' }).fill('I will take it')
  await main(page).getByRole('button', { name: 'Reply', exact: true }).last().click()
  const hers = main(page)
    .getByRole('list', { name: 'Answers to Ana' })
    .getByRole('article', { name: 'Reply by Anonymous · wrote this' })
  await expect(hers).toContainText('I will take it')
  await choose(page, 'More for your reply', 'Change')
  await hers.getByLabel('Your words').fill('I will take it, with thanks')
  await hers.getByRole('button', { name: 'Save' }).click()
  await expect(hers).toContainText('I will take it, with thanks')
  await expect(hers).toContainText('changed')
  await checkScreen(page, 'village-thread')
  await undo(page).click()
  await expect(hers.getByText('I will take it', { exact: true })).toBeVisible()
  await choose(page, 'More for your reply', 'Delete')
  await expect(hers).toHaveCount(0)
  await undo(page).click()
  await expect(hers).toContainText('I will take it')

  // By now Bea can see it, finds the thread among what she saved, and can block whoever wrote it.
  await main(bea).getByRole('button', { name: '1 new reply' }).click()
  await expect(main(bea).getByText('I will take it')).toBeVisible()
  await checkScreen(bea, 'village-their-thread')
  await choose(bea, 'More for the reply by Anonymous · wrote this', 'Report')
  const report = bea.getByRole('dialog', { name: 'What is it about?' })
  await checkScreen(bea, 'village-report')
  await report.getByRole('button', { name: 'It is unkind or hateful' }).click()
  await expect(bea.getByText('Thank you for telling us')).toBeVisible()
  await bea.goto('/saved')
  await main(bea)
    .getByRole('link', { name: /Night four/ })
    .click()
  await choose(bea, 'More for the post by Anonymous', 'Block Anonymous')
  await bea.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(bea).toHaveURL(/\/saved$/)
  await bea.goto('/account/privacy')
  await expect(bea.getByRole('region', { name: 'Blocked in the Village' }).getByRole('listitem')).toHaveCount(
    1,
  )
  await bea.context().close()
})

test('what was said since she looked stands there quietly as it comes, and goes once she has looked', async ({
  page,
  browser,
}) => {
  await signUp(page)
  await acceptRules(page)
  const postId = await post(page, 'Who am I when nobody needs me?', { topic: 'School-age' })
  const bea = await anotherMember(browser)
  await openAndHear(page, '/connect/village')
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Connect$/ })
  const topic = main(page).getByRole('link', { name: /^School-age/ })
  await expect(tab).toHaveAccessibleName('Connect')
  await reply(bea, postId, 'Somebody who sleeps, I hope.')
  await expect(tab).toHaveAccessibleName('Something new: Connect')
  await expect(topic).toContainText('1 new')
  await checkScreen(page, 'village-unread')
  await topic.click()
  const thread = main(page).getByRole('link', { name: /nobody needs me/ })
  await expect(thread).toContainText('1 new')
  await reply(bea, postId, 'And reads.')
  await page.goBack()
  await expect(topic).toContainText('1 new')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, 'village-unread-narrow')
  await topic.click()
  await checkScreen(page, 'village-unread-section')
  await thread.click()
  await expect(main(page).getByText('And reads.')).toBeVisible()
  await expect(tab).toHaveAccessibleName('Connect')
  await page.goBack()
  await expect(thread).toContainText('2 replies')
  await expect(thread).not.toContainText('new')
  await page.goto('/home')
  const village = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Village$/ })
  await expect(village).toHaveAccessibleName('Village')
  await reply(bea, postId, 'In bed, even.')
  await expect(village).toHaveAccessibleName('Something new: Village')
  await checkScreen(page, 'village-unread-home')
  await bea.context().close()
})

test('old links, what there is not, a way back, what failed, and a reply that waits for a connection', async ({
  page,
  context,
  watch,
}) => {
  for (const status of ['400', '404', '500']) watch.allowConsoleErrors(`status of ${status}`)
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  await acceptRules(page)
  const postId = await post(page, 'Who else is up?', { topic: 'Burnout & Overwhelm' })
  const words = main(page).getByText('Who else is up?')
  const section = '/connect/village/Burnout%20%26%20Overwhelm'
  for (const [from, to] of [
    ['/village', '/connect/village'],
    ['/village/Burnout%20%26%20Overwhelm', section],
    [`/village/p/${postId}`, `/connect/village/p/${postId}`],
  ] as const) {
    await page.goto(from)
    await page.waitForURL(`**${to}`)
  }
  await expect(words).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, title] of [
    ['/connect/village/Nowhere', 'There is no such topic'],
    [`/connect/village/p/${crypto.randomUUID()}`, 'This thread isn’t here'],
    ['/connect/village/p/1', 'This thread isn’t here'],
  ] as const) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'See all topics' })).toHaveAttribute(
      'href',
      '/connect/village',
    )
  }
  await checkScreen(page, 'village-not-here')

  // With nothing before it, the way back is the way up.
  const tab = await context.newPage()
  await tab.goto(`/connect/village/p/${postId}`)
  await expect(main(tab).getByText('Who else is up?')).toBeVisible()
  await tab.getByRole('button', { name: 'Back' }).click()
  await expect(tab).toHaveURL(section)
  await tab.getByRole('button', { name: 'Back' }).click()
  await expect(tab).toHaveURL('/connect/village')
  await tab.close()

  await page.route('**/api/village', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/connect/village')
  const retry = main(page).getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await checkScreen(page, 'village-failed')
  await page.unroute('**/api/village')
  await retry.click()
  await main(page)
    .getByRole('link', { name: /^Burnout/ })
    .click()
  await words.click()
  await expect(main(page).getByText('No replies yet.')).toBeVisible()

  await loseNetwork(page, context)
  await main(page).getByRole('textbox', { name: 'Your reply' }).fill('I am.')
  await main(page).getByRole('button', { name: 'Reply', exact: true }).last().click()
  const waiting = main(page).getByRole('list', { name: 'Your replies on this phone' })
  await expect(waiting.getByText('It goes out when you are back')).toBeVisible()
  await expect(waiting.getByText('I am.')).toBeVisible()
  await checkScreen(page, 'village-waiting')
  // What she had open stays to be read, and what waits stands there when she comes back.
  await page.goBack()
  await words.click()
  await expect(waiting.getByText('I am.')).toBeVisible()
  await context.setOffline(false)
  await expect(waiting).toHaveCount(0)
  await expect(main(page).getByRole('article', { name: 'Reply by Ana' })).toHaveCount(1)
  await page.reload()
  await expect(main(page).getByRole('article', { name: 'Reply by Ana' })).toHaveCount(1)
})

test('without a membership others’ words wait for one, and hers are hers', async ({ page }) => {
  await signUp(page, { trial: false })
  await page.goto('/connect/village/General')
  await expect(page.getByRole('heading', { name: 'This part comes with a membership' })).toBeVisible()
  const decided = {
    case_id: crypto.randomUUID(),
    post_id: crypto.randomUUID(),
    reply_id: null,
    content: 'Buy my sleep course',
    is_hidden: true,
    is_open: false,
    sanction: 'freeze',
    until: '2026-12-01T00:00:00.000Z',
    why: 'Nothing is sold here.',
    appeal: null as string | null,
    at: '2026-11-23T00:00:00.000Z',
  }
  await page.route('**/api/village/decisions', (route) => route.fulfill({ json: { decisions: [decided] } }))
  await page.route('**/api/village/decisions/*/appeal', (route) => {
    decided.appeal = route.request().postDataJSON().text
    return route.fulfill({ json: {} })
  })
  await page.goto('/connect/village/mine')
  await expect(main(page).getByText('You haven’t posted yet.')).toBeVisible()
  await expect(main(page).getByText('Nothing is sold here.')).toBeVisible()
  await checkScreen(page, 'village-decisions')
  await main(page).getByLabel('Tell us if this seems wrong').fill('It was a gift')
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(main(page).getByText('What you said to it: It was a gift')).toBeVisible()
  await page.goto('/saved')
  await expect(main(page).getByText('Nothing saved yet.')).toBeVisible()
})
