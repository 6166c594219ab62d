import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryTexts } from '#content/memory/texts.ts'
import type { MemoryLine } from '#contract/memory.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { MemorySection } from './memory-section.tsx'

const ofChat: MemoryLine = {
  key: 'chat:t1',
  source: 'chats',
  text: 'The 36 week scan',
  is_on: true,
  held: null,
  line_id: null,
  chat: { id: 't1', title: 'The 36 week scan' },
  is_kept: false,
  check_in: null,
}

const shown = (line: MemoryLine) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/account/memory">
        <MemorySection source={line.source} lines={[line]} onRead={() => {}} />
      </Router>
    </QueryClientProvider>,
  )

test('a line of what is kept elsewhere leads there', () => {
  const html = shown({ ...ofChat, key: 'child:c1', source: 'children', text: 'Noa', chat: null })
  expect(html).toContain('href="/account/children?at=c1"')
  expect(html).toContain('aria-label="Edit: Noa"')
})

test.each([null, 'loss'] as const)('the title of a chat leads to it, held for %s', (held) => {
  const html = shown({ ...ofChat, held })
  expect(html).toContain('href="/chat/t1"')
  expect(html.includes(memoryTexts.held.loss)).toBe(held === 'loss')
})
