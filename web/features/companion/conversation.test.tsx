import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import { cards } from '#content/safety/cards.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { Conversation } from './conversation.tsx'
import type { LiveReply } from './live-state.ts'
import type { QueuedMessage } from './queued-messages.ts'
import { newMessage } from './send-message.ts'
import type { OnPhone } from './use-guide-on-phone.ts'
import { Words } from './words.tsx'

beforeEach(() => void stubPhoneStorage())
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const silent: OnPhone = { replyTo: () => undefined, answered: [], cardId: null, isThinking: false }
const fromPhone = { to: 'b', text: 'Biting hurts.', block: '', callsFor: null, options: ['Any ideas?'] }

function shown(props: Partial<ComponentProps<typeof Conversation>>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/chat/a">
        <Conversation
          chat={undefined}
          messages={[]}
          live={null}
          queued={[]}
          isOnline={true}
          phone={silent}
          question={null}
          danger={null}
          onDangerOver={() => {}}
          dangerRef={createRef()}
          onChoose={() => {}}
          onRetry={() => {}}
          onEdit={() => {}}
          {...props}
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
  for (const over of [
    { stopped: true },
    { failure: { words: 'No network.', canRetry: true, isOutage: true } },
  ]) {
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

const waits = (text: string, isSOS = false): QueuedMessage => ({
  ...newMessage(text),
  threadId: 't1',
  isBeginning: false,
  context: { isSOS, youToday: null },
})

test('what waits without a network is said to wait, with what answers without one', () => {
  const html = shown({ isOnline: false, queued: [waits('how long does milk keep'), waits('and thanks')] })
  expect(html).toContain(chatTexts.waiting)
  expect(html.split(chatTexts.offline)).toHaveLength(2)
  expect(html).toMatch(/<a [^>]*href="\/facts"[^>]*>Look it up in Facts/)
  expect(html).toContain('href="/chat?sos=true"')
  expect(html).not.toContain('href="/facts?')
  expect(shown({ isOnline: false, queued: [waits('she will not settle')] })).toContain(
    `>${chatTexts.offlineFacts}<`,
  )
  expect(shown({ isOnline: false, queued: [waits('she will not settle', true)] })).not.toContain(
    'href="/chat?sos=true"',
  )
})

test('what the guide on the phone says stands beneath what it answers, in the place of what went wrong, and can be tapped', () => {
  const phone = {
    ...silent,
    replyTo: (id: string | undefined) => (id === fromPhone.to ? fromPhone : undefined),
  }
  const failure = { words: chatTexts.couldNotReply, canRetry: true, isOutage: true }
  const failed = { ...live, reply: '', failure }
  const html = shown({ isOnline: false, phone, live: failed, queued: [queued('b')] })
  expect(html).toContain('Biting hurts.')
  // Seen once, and told once to who cannot see it.
  expect(html.split('simple version, here on your phone')).toHaveLength(3)
  expect(html).toMatch(/<button[^>]*>Any ideas\?<\/button>/)
  for (const words of ['reach my brain', chatTexts.offline, 'Try again']) expect(html).not.toContain(words)
  expect(shown({ isOnline: false, live: failed, queued: [queued('b')] })).toContain('reach my brain')
})

test('while the guide on the phone is at it, that is said and nothing else', () => {
  const phone = { ...silent, isThinking: true }
  const html = shown({ isOnline: false, phone, queued: [queued('b')] })
  expect(html).toContain('Reading what you wrote')
  expect(html).not.toContain(chatTexts.offline)
})

test('what waits though there is a network, and what was refused, leads nowhere', () => {
  expect(shown({ queued: [waits('how long does milk keep')] })).not.toContain(chatTexts.offline)
  const refused = { ...waits('how long does milk keep'), refused: 'That is too long.' }
  expect(shown({ isOnline: false, queued: [refused] })).not.toContain(chatTexts.offline)
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
