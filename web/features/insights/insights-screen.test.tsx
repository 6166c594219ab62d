import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { insightTexts } from '#content/insights/words.ts'
import { insightsQuery } from './api.ts'
import { InsightsScreen } from './insights-screen.tsx'

const screen = (client: QueryClient) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/insights">
        <InsightsScreen pastDays={null} />
      </Router>
    </QueryClientProvider>,
  )

function shown(has_earlier_answers: boolean, weekly_resets = 0, goals = {}) {
  const client = new QueryClient()
  const nothing = { today: '2026-11-21', days: [], helped: [], helped_from: 0, helped_days: 0, named: [] }
  client.setQueryData(insightsQuery.queryKey, {
    ...nothing,
    has_earlier_answers,
    weekly_resets,
    goals_kept: 0,
    goals_since: null,
    ...goals,
  })
  return screen(client)
}

test('who has been away for longer than the charts look back is welcomed back', () => {
  expect(shown(true)).toContain('Welcome back')
  expect(shown(true)).not.toContain('Nothing to show yet')
  expect(shown(false)).toContain('Nothing to show yet')
})

test('goals that she kept are counted from two on, since the month of the first', () => {
  const since = (goals_since: string) => ({ goals_kept: 2, goals_since })
  expect(shown(true, 0, since('2026-03-09T10:00:00Z'))).toContain('2 goals kept since March<')
  expect(shown(true, 0, since('2025-03-09T10:00:00Z'))).toContain('2 goals kept since March 2025')
  expect(shown(true, 0, { ...since('2026-03-09T10:00:00Z'), goals_kept: 1 })).not.toContain('goals kept')
})

test('what she told in You Today stays hers to read and delete, though it is older than the charts', () => {
  expect(shown(true)).toContain(insightTexts.restOfDays)
  expect(shown(false)).not.toContain(insightTexts.restOfDays)
})

test('who only looks back on her weeks is told what this one says, and not that there is nothing', () => {
  expect(shown(false, 1)).toContain('Loading…')
  expect(shown(false, 1)).not.toContain('Nothing to show yet')
})

test('the ways to her week and to her chats are there once each, also while the rest loads or did not come', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const loading = screen(client)
  expect(loading).toContain('Loading…')
  const queryFn = () => Promise.reject(new Error('We could not reach Lightly.'))
  await client.prefetchQuery({ ...insightsQuery, queryFn, retry: false })
  const failed = screen(client)
  expect(failed).toContain('We couldn&#x27;t load your insights.')
  for (const html of [loading, failed, shown(false), shown(false, 1)])
    for (const address of ['/insights/weekly', '/insights/threads'])
      expect(html.split(`href="${address}"`)).toHaveLength(2)
})
