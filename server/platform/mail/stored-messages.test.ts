import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createSms } from '../sms/sms.ts'
import { createMessageStore } from './stored-messages.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lightly-messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('kept messages are listed newest first, each as it was sent', async () => {
  const messages = createMessageStore<{ text: string }>(freshFolder())
  vi.useFakeTimers({ toFake: ['Date'], now: 1 })
  onTestFinished(() => void vi.useRealTimers())
  await messages.keep({ text: 'one' })
  vi.setSystemTime(2)
  await messages.keep({ text: 'two' })
  expect((await messages.list()).map(({ text }) => text)).toEqual(['two', 'one'])
})

test('a text that is still being written is not listed', async () => {
  const dataDir = freshFolder()
  const sms = createSms(readConfig({ DATA_DIR: dataDir }))
  await sms.send('+61412345678', 'Your code')
  const folder = join(dataDir, 'outbox-texts')
  const [name = ''] = readdirSync(folder)
  writeFileSync(join(folder, `${name}.part`), '{"id":')
  expect(await sms.outbox?.()).toMatchObject([{ to: '+61412345678', text: 'Your code' }])
})
