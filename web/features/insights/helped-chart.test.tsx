import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HelpedChart } from './helped-chart.tsx'

test('who has written too little is told so, and who has written enough that nothing stands out', () => {
  const shown = (days: number) =>
    renderToStaticMarkup(<HelpedChart helped={[]} helped_from={9} helped_days={days} named={[]} />)
  expect(shown(5)).toContain('When you write a line')
  expect(shown(6)).toContain('Nothing stands out')
})

test('it says from how many check-ins it was found, and in how many weeks she named what gave her energy', () => {
  const walk = { label: 'Time outside', days: 3, mood: 5, other_days: 3, other_mood: 2 }
  const named = [{ label: 'Something just for you', weeks: 2 }]
  const html = renderToStaticMarkup(
    <HelpedChart helped={[walk]} helped_from={6} helped_days={6} named={named} />,
  )
  expect(html).toContain('From 6 check-ins.')
  expect(html).toContain('Something just for you, in 2 weeks<')
})
