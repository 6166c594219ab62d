import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'

/** Who sends: push services check this key pair, base64url, and may write to the subject. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
  /** A `mailto:` or `https:` address of whoever runs this server. */
  subject: string
}

/**
 * The keys of a place that was given none: made once and kept beside its data, readable by its owner alone. With other
 * keys every browser would have to be asked again.
 */
export function ownVapidKeys(dataDir: string, publicUrl: string): VapidKeys {
  const file = join(dataDir, 'vapid.json')
  // Push services refuse a subject on this machine; the keys alone say who sends.
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:hello@lightly.example'
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    try {
      writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys(), null, 2), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process of this place was first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return {
    ...(JSON.parse(readFileSync(file, 'utf8')) as Pick<VapidKeys, 'publicKey' | 'privateKey'>),
    subject,
  }
}
