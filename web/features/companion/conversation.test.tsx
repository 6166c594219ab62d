import { QueryClientProvider } from '@tanstack/react-query'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { queryClient } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { Conversation } from './conversation.tsx'
import type { LiveReply } from './live-state.ts'
import type { QueuedMessage } from './queued-messages.ts'
import { Words } from './words.tsx'

beforeEach(() => void stubPhoneStorage())
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function shown({ live = null, queued = [] }: { live?: LiveReply | null; queued?: QueuedMessage[] }): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/chat/a">
        <Conversation
          chat={undefined}
          messages={[]}
          live={live}
          queued={queued}
          question={null}
          danger={null}
          onDangerOver={() => {}}
          dangerRef={createRef()}
          onChoose={() => {}}
          onRetry={() => {}}
          onEdit={() => {}}
        />
      </Router>
    </QueryClientProvider>,
  )
}
const countOf = (markup: string, words: string) => markup.split(words).length - 1
const mine = 'Copy your message'
const theirs = 'Copy the companion&#x27;s message'

const queued = (messageId: string, refused?: string): QueuedMessage => ({
  messageId,
  text: 'she bites',
  replaces: null,
  threadId: 'a',
  isBeginning: false,
  context: { isSOS: false, youToday: null },
  refused,
})
const live: LiveReply = {
  messageId: 'b',
  text: 'she bites',
  replaces: null,
  reply: 'Biting is',
  safety: null,
  asksSafety: false,
  callsFor: null,
  cardBefore: null,
  failure: null,
  stopped: false,
}

test('what waits on the phone can be copied, each message of it, and what was refused', () => {
  expect(countOf(shown({ queued: [queued('b'), queued('c')] }), mine)).toBe(2)
  expect(countOf(shown({ queued: [queued('b', 'Too long.')] }), mine)).toBe(1)
})

test('what is on its way can be copied, and what came of its reply once no more of it comes', () => {
  const coming = shown({ live })
  expect([countOf(coming, mine), countOf(coming, theirs)]).toEqual([1, 0])
  for (const over of [{ stopped: true }, { failure: { words: 'No network.', canRetry: true } }]) {
    const markup = shown({ live: { ...live, ...over } })
    expect([countOf(markup, mine), countOf(markup, theirs)]).toEqual([1, 1])
  }
  expect(countOf(shown({ live: { ...live, reply: '', stopped: true } }), theirs)).toBe(0)
})

test('the points of a list are those of a list, so that their lines hang beneath them', () => {
  const markup = renderToStaticMarkup(
    <Words text={'Two things:\n• feet down\n• the kettle\n\n3. then tea'} />,
  )
  expect(markup).toMatch(
    /<ul class="[^"]*\bps-5\b[^"]*\blist-disc\b[^"]*"><li dir="auto">feet down<\/li><li dir="auto">the kettle<\/li><\/ul>/,
  )
  expect(markup).toMatch(
    /<ol start="3" class="[^"]*\bps-5\b[^"]*\blist-decimal\b[^"]*"><li dir="auto">then tea<\/li><\/ol>/,
  )
})

test('a reply that is on its way hangs its points, too', () => {
  expect(shown({ live: { ...live, reply: '• feet down' } })).toContain('<li dir="auto">feet down</li>')
})
