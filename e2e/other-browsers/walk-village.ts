import type { VillageTopic } from '#contract/options.ts'
import type { Page } from './page.ts'

/** How the thread begins that Bea has started, for whoever walks here to read. */
export const threadWords = 'Our lorikeet imitates the monitor at midnight'

/** An expression: whether an element that fits has this text in it. */
const holds = (css: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].some((one) => one.textContent.includes(${JSON.stringify(text)}))`

/** From home to another mum's thread and back: she is moved by it, answers, starts one without her name, and finds the other again. */
export async function walkVillage(page: Page, topic: VillageTopic): Promise<void> {
  await page.open('/home')
  await page.tap({ css: 'nav a', text: 'Village' })
  await page.tap({ css: 'main a', text: 'The Village' })
  await page.tap({ css: 'main li a', text: topic })
  await page.tap({ css: 'main li a', text: 'Bea' })
  await answer(page)
  await page.tap({ css: 'button', text: 'Back' })
  await startOne(page)
  await page.tap({ css: 'button', text: 'Back' })
  await findAgain(page, topic)
}

/** What she gives to Bea's thread: 'me too', a place among what is saved, a wish to hear of it, and a reply. */
async function answer(page: Page): Promise<void> {
  await page.see({ css: 'article', text: 'Post by Bea' })
  await page.tap({ css: 'article button', text: 'Me too' })
  await page.see({ css: 'article button[aria-pressed=true]', text: 'Me too' })
  await page.tap({ css: 'article button', text: 'Save this thread' })
  await page.see({ css: 'article button[aria-pressed=true]', text: 'Save this thread' })
  await page.tap({ css: 'button', text: 'More for the post by Bea' })
  await page.tap({ css: 'dialog[open] button', text: 'Tell me of new replies' })
  await page.until(holds('[role=status]', 'New replies will come to your inbox'))

  await page.type({ css: 'textarea', text: 'Your reply' }, 'Ours barks.')
  await page.tap({ css: 'form button', text: 'Reply' })
  // The first thing that she writes here.
  await page.tap({ css: 'dialog[open] button', text: 'I’ll keep to these' })
  await page.until(holds('article[aria-label="Reply by Ana"]', 'Ours barks.'))
  await page.picture('village-thread')
}

/** A thread of her own without her name, which stands first in the list. */
async function startOne(page: Page): Promise<void> {
  await page.tap({ css: 'main a', text: 'Write a post' })
  await page.type({ css: 'textarea', text: 'What’s on your mind?' }, 'He ate a whole pea.')
  await page.tap({ css: 'label', text: 'Post without my name' })
  await page.see({ css: 'input:checked' })
  await page.picture('village-compose')
  await page.tap({ css: 'form button', text: 'Post' })
  await page.until(holds('article[aria-label="Post by Anonymous"]', 'He ate a whole pea.'))
  await page.tap({ css: 'button', text: 'Back' })
  await page.until(holds('main li:first-child a', 'He ate a whole pea.'))
  await page.see({ css: 'main li:first-child a', text: 'Anonymous' })
  await page.picture('village-section')
}

/** A search leads to Bea's thread, which has all that she gave to it; and the way back to what she looked for. */
async function findAgain(page: Page, topic: VillageTopic): Promise<void> {
  await page.tap({ css: 'main a', text: 'Search' })
  const box = { css: 'input[type=search]', text: 'What are you looking for?' }
  await page.type(box, 'lorikeet midnight')
  await page.tap({ css: 'main li a', text: topic })
  await page.until(holds('article[aria-label="Reply by Ana"]', 'Ours barks.'))
  await page.see({ css: 'article button[aria-pressed=true]', text: 'Me too' })
  await page.see({ css: 'article button[aria-pressed=true]', text: 'Save this thread' })
  await page.tap({ css: 'button', text: 'Back' })
  await page.see(box)
  await page.until(`document.querySelector('input[type=search]').value === 'lorikeet midnight'`)
  await page.until(holds('main li a', threadWords))
}
