import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A message as it stands in the outbox of this machine. */
export type Stored<Message> = Message & { id: string; sentAt: string }

/** Keeps messages that would really leave elsewhere, a file each; nobody ever reads half of one. */
export function createMessageStore<Message extends object>(folder: string) {
  mkdirSync(folder, { recursive: true })
  return {
    async keep(message: Message): Promise<void> {
      const id = `${Date.now()}-${randomUUID()}`
      const kept: Stored<Message> = { ...message, id, sentAt: new Date().toISOString() }
      const file = join(folder, `${id}.json`)
      await writeFile(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    /** Newest first. */
    async list(): Promise<Stored<Message>[]> {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return texts.map((text): Stored<Message> => JSON.parse(text)).reverse()
    },
  }
}
