import { expect, test } from 'vitest'
import { exportReadme } from '../export-readme.ts'
import { deletionScheduledMail } from '../mails/deletion-scheduled.ts'
import { exportReadyMail } from '../mails/export-ready.ts'
import { readingGrade } from '../testing/reading-grade.ts'
import type { LegalPage } from './legal-page.ts'
import { privacyPage } from './privacy.ts'
import { termsPage } from './terms.ts'

const textsOf = ({ intro, sections }: LegalPage) => [
  ...intro,
  ...sections.flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points]),
]

test.each([
  ['privacy', privacyPage],
  ['terms', termsPage],
])('the %s page reads at grade 8 or lower, in short sentences', (_, page) => {
  expect(readingGrade(textsOf(page))).toBeLessThanOrEqual(8)
  for (const { heading, paragraphs = [], points = [] } of page.sections)
    expect(paragraphs.length + points.length, heading).toBeGreaterThan(0)
})

test('the mails about her own data read at grade 8 or lower, and so does the page in her copy', () => {
  for (const mail of [
    exportReadyMail('', 'Saturday 28 November'),
    deletionScheduledMail('', 'Saturday 28 November'),
  ])
    expect(readingGrade([...mail.paragraphs, ...(mail.afterwards ?? [])]), mail.subject).toBeLessThanOrEqual(
      8,
    )
  const readme = exportReadme(new Date())
    .split('\n')
    .filter((line) => /^[A-Z].*\.$/.test(line))
  expect(readme.length).toBeGreaterThan(3)
  expect(readingGrade(readme)).toBeLessThanOrEqual(8)
})

test('the pages say what a member must be able to find', () => {
  const privacy = textsOf(privacyPage).join(' ')
  for (const words of [
    'card number',
    'Your reminders',
    '90 days',
    'Two cookies stay',
    'company behind your browser',
    'computer program',
    '7 days',
    '20 minutes',
    'Privacy Act 1988',
    'oaic.gov.au',
  ])
    expect(privacy).toContain(words)
  const terms = textsOf(termsPage).join(' ')
  for (const words of [
    'not a medical service',
    '000',
    '18 or over',
    'free for 7 days',
    'Australian Consumer Law',
  ])
    expect(terms).toContain(words)
})
