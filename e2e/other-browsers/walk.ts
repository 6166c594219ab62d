import assert from 'node:assert/strict'
import type { Credentials } from './own-server.ts'
import type { Page } from './page.ts'

const messageBox = { css: 'textarea', text: 'Your message' }

/** A mother's way through the product, as far as engines may differ on it. */
export async function walk(page: Page, { email, password }: Credentials): Promise<void> {
  await page.open('/welcome')
  await page.see({ css: 'h1', text: 'Lightly' })
  await page.tap({ css: 'a', text: 'Already a member?' })
  await page.type({ css: 'input', text: 'Email' }, email)
  await page.type({ css: 'input', text: 'Password' }, password)
  await page.tap({ css: 'button', text: 'Sign in' })

  await page.tap({ css: 'main a', text: 'Want to say more? Check in' })
  await page.tap({ css: 'button', text: 'Check in again' })
  for (const [group, text] of [
    ['Energy', 'low'],
    ['Mood', 'mid'],
    ['Stress', 'high'],
  ] as const)
    await page.tap({ css: 'label', group, text })
  await page.tap({ css: 'button', text: 'Save check-in' })
  await page.see({ css: 'p', text: 'From an AI, not a person.' })

  await talk(page)
  await lookAtCharts(page)

  await page.tap({ css: 'a', text: 'SOS' })
  await page.see({ css: 'a', text: 'Call 13 11 14, Lifeline' })
  await page.picture('sos')
}

/** A draft of many lines shows at least three of them; once sent, it is answered. */
async function talk(page: Page): Promise<void> {
  await page.open('/chat')
  await page.type(messageBox, 'I am so tired. '.repeat(12))
  const lines = await page.evaluate<number>(`(() => {
    const box = document.querySelector('textarea')
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box)
    return (box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight)
  })()`)
  await page.picture('chat-long-draft')
  assert.ok(lines >= 3, `the box of the chat shows ${lines.toFixed(1)} lines of a long draft`)
  await page.tap({ css: 'button', text: 'Send' })
  await page.until(`document.querySelector('[role=log]')?.textContent.includes('Companion: ')`)
  await page.see({ css: 'ul', text: 'Quick replies' })
}

/** The dots of the charts are round. */
async function lookAtCharts(page: Page): Promise<void> {
  await page.open('/insights')
  await page.see({ css: 'figure', text: 'Mood' })
  const dots = await page.evaluate<{ width: number; height: number }[]>(
    `[...document.querySelectorAll('main svg circle')].map((dot) => dot.getBoundingClientRect().toJSON())`,
  )
  await page.picture('insights')
  assert.ok(dots.length > 0, 'there are dots in the charts')
  for (const { width, height } of dots)
    assert.ok(Math.abs(width - height) < 1, `a dot is ${width} by ${height}`)
}
