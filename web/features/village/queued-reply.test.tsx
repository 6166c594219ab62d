import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { postTexts as texts } from '#content/village/texts.ts'
import { warningTexts } from '#content/village/warnings.ts'
import { calm } from '#contract/safety.ts'
import { createReply } from '#contract/village-writing.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { emptyOutbox, putInOutbox } from '#web/lib/offline/outbox.ts'
import { setSenders } from '#web/lib/offline/senders.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { village } from './feature.ts'
import { useQueuedReplies } from './queued-replies.ts'
import { QueuedReply } from './queued-reply.tsx'

beforeEach(() => {
  stubPhoneStorage()
  setSenders(village.senders ?? {})
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  const body = { content: 'hello', is_anonymous: true, parent_id: null, seen_warnings: [] }
  putInOutbox(createReply, { params: { postId: 'p', replyId: 'r' }, body }, { id: 'r', refreshes: [] })
})
afterEach(() => {
  setSenders({})
  queryClient.clear()
  vi.unstubAllGlobals()
})

function buttons(): string[] {
  function Screen() {
    return useQueuedReplies('p').map((reply) => (
      <QueuedReply
        key={reply.id}
        reply={reply}
        isSending={false}
        isBehind={false}
        onChange={() => undefined}
      />
    ))
  }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/">
        <Screen />
      </Router>
    </QueryClientProvider>,
  )
  return [texts.retry, warningTexts.postAnyway, texts.readRules].filter((label) => html.includes(label))
}

test.each([
  ['anything', texts.retry, () => Response.json({ error: 'No.', code: 'bad_input' }, { status: 400 })],
  [
    'the house rules',
    texts.readRules,
    () => Response.json({ error: 'Read first.', code: 'rules_not_accepted' }, { status: 403 }),
  ],
  [
    'a warning',
    warningTexts.postAnyway,
    () => Response.json({ reply: null, warnings: ['phone'], safety: calm }),
  ],
])('one that was refused for %s is offered what helps', async (_, label, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(buttons()).toEqual([])
  await emptyOutbox('ana')
  expect(buttons()).toEqual([label])
})
