import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { render } from '@react-email/render'
import { createElement as element } from 'react'
import type { MailContent } from '#content/mails/mail-content.ts'
import { mailFrame } from '#content/mails/mail-frame.ts'
import { productName } from '#contract/limits.ts'

// Colours are the app's own, by day; `nightRules` turns them where the reader's phone is dark. Nothing is fetched.
const styles = {
  ground: { backgroundColor: '#fbe4d7', margin: 0, padding: '24px 12px' },
  container: { maxWidth: '480px' },
  name: { color: '#b82d63', fontSize: '22px', fontWeight: 800, margin: '0 0 16px', textAlign: 'center' },
  card: { backgroundColor: '#ffffff', borderRadius: '20px', padding: '12px 24px 20px' },
  words: { color: '#3a2f31', fontSize: '16px', lineHeight: '25px', margin: '12px 0' },
  button: {
    backgroundColor: '#b54a32',
    borderRadius: '16px',
    color: '#ffffff',
    fontSize: '17px',
    fontWeight: 700,
    margin: '8px 0',
    padding: '14px 24px',
  },
  small: { color: '#6d5a5a', fontSize: '14px', lineHeight: '21px', margin: '8px 0' },
  address: { color: '#9a3a24', fontSize: '14px', wordBreak: 'break-all' },
  line: { borderColor: '#f2dccf', margin: '20px 0 8px' },
} as const

const fonts = "ui-rounded, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const nightRules = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  body, td, p, a, h1 { font-family: ${fonts} }
  @media (prefers-color-scheme: dark) {
    body, body > table > tbody > tr > td { background-color: #1c1416 !important }
    .card { background-color: #2a2022 !important }
    .name { color: #f39bb8 !important }
    .words { color: #f4e4da !important }
    .small { color: #c9b2a8 !important }
    .address { color: #f7bfa6 !important }
    .button { background-color: #f3b397 !important; color: #3c1a10 !important }
    .line { border-color: #3f3133 !important }
  }`

const words = (text: string, index: number) =>
  element(Text, { key: `${index}`, className: 'words', style: styles.words }, text)

/** The button, and the same address to copy where it does not open. */
function actionOf({ label, url }: NonNullable<MailContent['action']>) {
  return [
    element(Button, { key: 'button', href: url, className: 'button', style: styles.button }, label),
    element(Text, { key: 'before', className: 'small', style: styles.small }, mailFrame.beforeAddress),
    element(Link, { key: 'address', href: url, className: 'address', style: styles.address }, url),
  ]
}

/** The mail as one HTML page without anything remote. React escapes every word of it. */
export function renderHtmlMail({
  subject,
  paragraphs,
  action,
  afterwards = [],
}: MailContent): Promise<string> {
  const head = element(
    Head,
    {},
    element('title', {}, subject),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('style', {}, nightRules),
  )
  const card = element(
    Section,
    { className: 'card', style: styles.card },
    ...paragraphs.map(words),
    ...(action ? actionOf(action) : []),
    ...afterwards.map(words),
    element(Hr, { className: 'line', style: styles.line }),
    element(Text, { className: 'small', style: styles.small }, mailFrame.footer),
  )
  const name = element(Heading, { as: 'h1', className: 'name', style: styles.name }, productName)
  const preview = { children: paragraphs.join(' ') }
  const body = element(
    Body,
    { style: styles.ground },
    element(Preview, preview),
    element(Container, { style: styles.container }, name, card),
  )
  return render(element(Html, { lang: 'en-AU' }, head, body))
}
