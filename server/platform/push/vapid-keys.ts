import webPush from 'web-push'
import { ownSecrets } from '#server/own-secrets.ts'

/** Who sends: push services check this key pair, base64url, and may write to the subject. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
  /** A `mailto:` or `https:` address of whoever runs this server. */
  subject: string
}

interface VapidConfig {
  dataDir: string
  publicUrl: string
  isSecure: boolean
}

/** The keys of a place that was given none. With other keys every browser would have to be asked again. */
export function loadVapidKeys({ dataDir, publicUrl, isSecure }: VapidConfig): VapidKeys {
  // Push services refuse a subject on this machine; the keys alone say who sends.
  const subject = isSecure ? publicUrl : 'mailto:hello@lightly.example'
  return { ...ownSecrets(dataDir, 'vapid.json', () => webPush.generateVAPIDKeys()), subject }
}
