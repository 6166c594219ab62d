import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { AppError } from '../http/app-error.ts'
import { createMessageStore, type Stored } from '../mail/stored-messages.ts'

interface Text {
  to: string
  text: string
}

export interface Sms {
  /** False where text messages can neither be sent nor kept: production without a provider. */
  isAvailable: boolean
  /** Hands a text message over. @param to in E.164. @throws AppError where the provider refuses or is silent. */
  send(to: string, text: string): Promise<void>
  /** What was sent, newest first, where texts are kept on this machine; null where they really leave. */
  outbox: (() => Promise<Stored<Text>[]>) | null
}

const patienceMs = 10_000
const unreachable = 'We could not send the text message. Please try again in a moment.'

function providerSms({ url, authorization, from }: NonNullable<Config['sms']>): Sms {
  return {
    isAvailable: true,
    outbox: null,
    async send(to, text) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify({ to, from, text }),
        signal: AbortSignal.timeout(patienceMs),
      }).catch((cause: unknown) => {
        throw new AppError('unavailable', unreachable, { cause })
      })
      if (!answer.ok)
        throw new AppError('unavailable', unreachable, {
          cause: new Error(`the text message provider answered ${answer.status}`),
        })
    },
  }
}

function keptSms(folder: string): Sms {
  const texts = createMessageStore<Text>(folder)
  return { isAvailable: true, send: (to, text) => texts.keep({ to, text }), outbox: texts.list }
}

/** Text messages leave through the configured provider; without one they are kept beside the data, for developing. */
export function createSms(config: Config): Sms {
  if (config.sms) return providerSms(config.sms)
  if (!config.production) return keptSms(join(config.dataDir, 'outbox-texts'))
  return {
    isAvailable: false,
    outbox: null,
    send: async () => {
      throw new AppError('not_configured', 'Text messages are not set up here.')
    },
  }
}
