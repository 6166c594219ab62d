import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { windDownTexts } from '#content/modes/sleep.ts'
import { WindDown } from './wind-down.tsx'

test('the dark screen has the exit and SOS, and the focus starts on what leads back', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/modes/sleep">
      <WindDown startedAt={Date.now()} onLeave={() => {}} />
    </Router>,
  )
  const leave = html.indexOf(windDownTexts.leave)
  expect(leave).toBeGreaterThan(0)
  for (const link of ['aria-label="Quick exit: leave this site"', 'href="/chat?sos=true"'])
    expect(html.indexOf(link)).toBeGreaterThan(leave)
})
