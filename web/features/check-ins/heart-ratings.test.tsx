import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { heartHints } from '#content/check-ins.ts'
import { HeartRatings } from './heart-ratings.tsx'

test('stress says which way its hearts go, tied to its question; the others need no word', () => {
  const html = renderToStaticMarkup(
    <HeartRatings
      value={{ energy: 0, mood: 0, stress: 0 }}
      order={['energy', 'mood', 'stress']}
      missing={false}
      onChange={() => {}}
    />,
  )
  const described = html.split('<fieldset').filter((question) => question.includes('aria-describedby'))
  expect(described).toHaveLength(1)
  expect(described[0]).toContain('Stress</legend>')
  expect(described[0]).toContain(heartHints.stress)
})
