import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { answerWaiting } from '#guide/phone/answer-waiting.ts'
import type { PhoneReply, WaitingTalk } from '#guide/phone/messages.ts'
import { buildGuide } from './build-guide.ts'

const talk: WaitingTalk = {
  said: [],
  waiting: [
    { id: 'a', text: 'how long does breast milk keep in the fridge?' },
    { id: 'b', text: 'write my boss a text, i want to say i am not coming in tomorrow, she is sick' },
    { id: 'c', text: 'she bit her brother again and i lost it' },
  ],
  card: null,
  softLine: null,
  isSOS: false,
  mode: null,
  youToday: null,
  lossMode: false,
  localHour: 3,
}

/** What iOS 16.4, Chrome 111 and Firefox 128 do not all have: there it is not, and nothing may need it. */
const newerThanOldPhones = `
  for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isDisjointFrom'])
    delete Set.prototype[name]
  for (const [of, name] of [[Object, 'groupBy'], [Map, 'groupBy'], [Promise, 'withResolvers'], [Promise, 'try'],
    [Array, 'fromAsync'], [RegExp, 'escape'], [Uint8Array, 'fromBase64'], [String.prototype, 'isWellFormed']])
    delete of[name]
  for (const name of Object.getOwnPropertyNames(Iterator.prototype))
    if (name !== 'constructor') delete Iterator.prototype[name]
  delete globalThis.Iterator
`

/** Runs a worker's file with what a phone's worker has, and nothing of Node. */
function startWorker(file: string): (talk: WaitingTalk) => PhoneReply[] {
  let hear: ((event: object) => void) | undefined
  const phone = createContext({
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    atob,
    TextDecoder,
  })
  runInContext(newerThanOldPhones, phone)
  runInContext(readFileSync(file, 'utf8'), phone)
  return (data) => {
    let said: PhoneReply[] = []
    hear?.({ data, ports: [{ postMessage: (replies: PhoneReply[]) => (said = replies) }] })
    // What another context has made is of other classes.
    return JSON.parse(JSON.stringify(said))
  }
}

test('a phone’s guide has all that it reads in its one file, and answers as the server’s does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  try {
    const name = await buildGuide(folder)
    expect(name).toMatch(/^guide-[\w-]{7}\.js$/)
    const answer = startWorker(join(folder, name))
    const said = answer(talk)
    expect(said).toHaveLength(3)
    expect(said).toEqual(answerWaiting(talk))
    expect(readFileSync(join(folder, name)).length).toBeLessThan(4_500_000)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
