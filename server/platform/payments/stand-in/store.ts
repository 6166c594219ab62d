import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { emptyState, type State } from './state.ts'

export interface Store {
  state: State
  /** Resolves once everything changed before the call is on the disk. */
  commit(): Promise<void>
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function load(file: string): Promise<State> {
  try {
    return { ...emptyState(), ...(JSON.parse(await readFile(file, 'utf8')) as Partial<State>) }
  } catch (error) {
    if (isMissing(error)) return emptyState()
    throw new Error(`the billing stand-in cannot read ${file}`, { cause: error })
  }
}

async function syncToDisk(path: string, write?: string): Promise<void> {
  const handle = await open(path, write === undefined ? 'r' : 'w', 0o600)
  try {
    if (write !== undefined) await handle.writeFile(write)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Written beside, synced, then renamed over: a reader finds the old state or the new one, never half of one. */
async function save(file: string, state: State): Promise<void> {
  const next = `${file}.next`
  await syncToDisk(next, JSON.stringify(state))
  await rename(next, file)
  await syncToDisk(dirname(file))
}

/** Opens the state file, or a fresh state where there is none. One write serves every commit that waits for it. */
export async function openStore(file: string): Promise<Store> {
  await mkdir(dirname(file), { recursive: true })
  const state = await load(file)
  let writing = Promise.resolve()
  let waiting: Promise<void> | null = null
  const write = () => {
    waiting = null
    writing = save(file, state)
    return writing
  }
  const commit = () => {
    waiting ??= writing.then(write, write)
    return waiting
  }
  return { state, commit }
}
