import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import { cards } from '#content/safety/cards.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { Conversation } from './conversation.tsx'
import type { QueuedMessage } from './queued-messages.ts'
import { newMessage } from './send-message.ts'

beforeEach(() => stubPhoneStorage())

function shown(props: Partial<Parameters<typeof Conversation>[0]>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/chat">
        <Conversation
          chat={undefined}
          messages={[]}
          live={null}
          queued={[]}
          question={null}
          danger={null}
          dangerRef={{ current: null }}
          onDangerOver={() => {}}
          onChoose={() => {}}
          onRetry={() => {}}
          onEdit={() => {}}
          {...props}
        />
      </Router>
    </QueryClientProvider>,
  )
}

const waits = (text: string, isSOS = false): QueuedMessage => ({
  ...newMessage(text),
  threadId: 't1',
  isBeginning: false,
  context: { isSOS, youToday: null },
})

/** `useOnline` is always so on a server, where this is rendered. */
const isOnline = vi.hoisted(() => ({ now: true }))
vi.mock('#web/lib/device/use-online.ts', () => ({ useOnline: () => isOnline.now }))

test('what waits without a network is said to wait, with what answers without one', () => {
  isOnline.now = false
  const html = shown({ queued: [waits('how long does milk keep'), waits('and thanks')] })
  expect(html).toContain(chatTexts.waiting)
  expect(html.split(chatTexts.offline)).toHaveLength(2)
  expect(html).toMatch(/<a [^>]*href="\/facts"[^>]*>Look it up in Facts/)
  expect(html).toContain('href="/chat?sos=true"')
  expect(html).not.toContain('href="/facts?')
  expect(shown({ queued: [waits('she will not settle')] })).toContain(`>${chatTexts.offlineFacts}<`)
  expect(shown({ queued: [waits('she will not settle', true)] })).not.toContain('href="/chat?sos=true"')
})

test('what waits though there is a network, and what was refused, leads nowhere', () => {
  isOnline.now = true
  expect(shown({ queued: [waits('how long does milk keep')] })).not.toContain(chatTexts.offline)
  isOnline.now = false
  const refused = { ...waits('how long does milk keep'), refused: 'That is too long.' }
  expect(shown({ queued: [refused] })).not.toContain(chatTexts.offline)
})

test('the card of another danger has her way to say that she is safe', () => {
  const { messageId, text } = newMessage('i dont want to be alive any more')
  const live = {
    messageId,
    text,
    replaces: null,
    reply: '',
    failure: null,
    stopped: false,
    safety: null,
    asksSafety: false,
    callsFor: 'crisis-suicide',
    cardBefore: 'emergency-violence',
  } as const
  const html = shown({ live, danger: { messageId, card: 'crisis-suicide' } })
  expect(html).toContain(cards['crisis-suicide'].title)
  expect(html).toContain('I&#x27;m safe now')
})
