import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { insightsQuery } from './api.ts'
import { InsightsScreen } from './insights-screen.tsx'

function shown(told_before: boolean) {
  const client = new QueryClient()
  const nothing = { today: '2026-11-21', days: [], helped: [], helped_from: 0, named: [] }
  client.setQueryData(insightsQuery.queryKey, { ...nothing, told_before })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/insights">
        <InsightsScreen pastDays={null} />
      </Router>
    </QueryClientProvider>,
  )
}

test('who has been away for longer than the charts look back is welcomed back', () => {
  expect(shown(true)).toContain('Welcome back')
  expect(shown(true)).not.toContain('Nothing to show yet')
  expect(shown(false)).toContain('Nothing to show yet')
})
