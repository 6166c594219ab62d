import { expect, signUp, test } from './journey.ts'
import { startTalk } from './talk.ts'

test('starred messages that begin alike are told apart by when they were said', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(page, 'she only naps on me')
  const { messages } = (await (await page.request.get(`/api/threads/${id}`)).json()) as {
    messages: { id: string }[]
  }
  const message = messages.at(-1)
  const alike = ['2026-11-20T10:30:00.000Z', '2026-11-20T22:05:00.000Z', '2026-11-21T22:05:00.000Z']
  const content = 'That sounds like a long night, and you are still here.'
  const starred = alike.map((created_at, at) => ({
    ...message,
    id: `00000000-0000-4000-8000-00000000000${at}`,
    content,
    is_starred: true,
    created_at,
  }))
  await page.route('**/api/saved/messages', (route) => route.fulfill({ json: { messages: starred } }))
  await page.goto('/saved')
  const section = page.getByRole('region', { name: 'Starred messages' })
  await expect(section.getByRole('listitem')).toHaveCount(3)
  for (const when of ['Fri, 20 Nov, 9:30 pm', 'Sat, 21 Nov, 9:05 am', 'Sun, 22 Nov, 9:05 am'])
    await expect(
      section.getByRole('button', {
        name: new RegExp(`^Remove the star from That sounds like.+, ${when.replaceAll(' ', '\\s')}$`),
      }),
    ).toHaveCount(1)
})
