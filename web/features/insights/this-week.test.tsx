import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { weekQuery } from './api.ts'
import { ThisWeek } from './this-week.tsx'

const shown = (client: QueryClient) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ThisWeek />
    </QueryClientProvider>,
  )

test('a week on its way says so, and one that did not come says that, with a way to ask again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  expect(shown(client)).toContain('Loading…')
  const queryFn = () => Promise.reject(new Error('We could not reach Lightly.'))
  await client.prefetchQuery({ ...weekQuery(null), queryFn, retry: false })
  const html = shown(client)
  expect(html).toContain('We couldn&#x27;t load this week.')
  expect(html).toContain('Try again')
})
