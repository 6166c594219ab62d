import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { listCheckIns } from '#contract/check-ins.ts'
import { emptyAnswer, finishSession, readGoal, readSession, saveEntry } from '#contract/rediscover.ts'
import { addItem, openBoard, putGoalOnBoard } from '#contract/vision-board.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { backUpDatabase, type Files, filesInBucket, filesOnDisk } from './back-up.ts'
import type { Findings } from './findings.ts'
import { withMarker } from './marker.ts'
import { type FaultServer, startFaultServer } from './server.ts'
import { checkStored, writeUntilAcknowledged } from './writes.ts'

/** A picture of one pixel. */
const pixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** Puts a picture on her board. Answers its address. */
async function addPicture(member: Visitor): Promise<string> {
  const boardId = (await member.call(openBoard, { body: {} })).body.id
  const path = `/api/vision-board/${boardId}/pictures?name=beach.png`
  const type = { 'content-type': 'application/octet-stream' }
  const { url } = (await member.send<{ url: string }>('POST', path, pixel, type)).body
  const params = { boardId, itemId: randomUUID() }
  await member.call(addItem, { params, body: { item: { kind: 'image', content: { url } } } })
  return url
}

/** A programme of hers with its goal on the board, and pictures beside it. Answers the programme's id and the pictures' addresses. */
async function live(member: Visitor): Promise<{ sessionId: string; pictures: string[] }> {
  const sessionId = randomUUID()
  const data = { ...emptyAnswer, words: [withMarker('swim')] }
  const response = { module: 'experiments', exercise: 'tiny', data } as const
  await member.call(saveEntry, {
    params: { sessionId, prompt: 'tiny' },
    body: { response, base: null, edit_id: randomUUID() },
  })
  const finished_at = new Date().toISOString()
  await member.call(finishSession, { params: { sessionId }, body: { finished_at } })
  const pictures = [await addPicture(member), await addPicture(member)]
  await member.call(putGoalOnBoard, { params: { sessionId } })
  return { sessionId, pictures }
}

/** All of it as she sees it. */
async function seen(member: Visitor, { sessionId, pictures }: Awaited<ReturnType<typeof live>>) {
  const [board, programme, goal, checkIns] = [
    await member.call(openBoard, { body: {} }),
    await member.call(readSession, { params: { sessionId } }),
    await member.call(readGoal, {}),
    await member.call(listCheckIns, { query: { type: 'daily' } }),
  ]
  const found = []
  for (const url of pictures) {
    const { status, headers, body } = await member.send<unknown>('GET', url)
    found.push([status, headers.get('content-type'), body])
  }
  return { board: board.body, programme: programme.body, goal: goal.body, checkIns: checkIns.body, found }
}

const secrets = 'secrets.json'

/** Backs a server up while she writes, wipes it, and sees whether she finds all of hers on another one. */
async function drill(findings: Findings, where: string, openFiles: () => Promise<Files>): Promise<string> {
  const [files, otherFiles] = [await openFiles(), await openFiles()]
  const backUp = mkdtempSync(join(tmpdir(), 'lightly-back-up-'))
  const targets: FaultServer[] = []
  try {
    const before = await startFaultServer(undefined, files.environment)
    targets.push(before)
    await before.start()
    const member = await before.member()
    const hers = await live(member)
    const acknowledged = Array.from({ length: 20 }, () => randomUUID())
    for (const id of acknowledged) await writeUntilAcknowledged(findings, member, id)
    const asShe = await seen(member, hers)
    findings.expect(
      asShe.found.every(([status]) => status === 200),
      `${where}: a picture was never there`,
    )

    // She goes on writing; what comes after the copy began may be in it or not.
    let isOver = false
    const writing = (async () => {
      while (!isOver) await writeUntilAcknowledged(findings, member, randomUUID())
    })()
    await backUpDatabase(before, join(backUp, 'postgres'))
    const after = await addPicture(member)
    await files.copyTo(before.dataDir, { dataDir: backUp, files: otherFiles })
    if (existsSync(join(before.dataDir, secrets)))
      copyFileSync(join(before.dataDir, secrets), join(backUp, secrets))
    isOver = true
    await writing
    await before.remove()
    findings.expect(!existsSync(before.dataDir), `${where}: it was not wiped`)

    const restored = await startFaultServer(backUp, otherFiles.environment)
    targets.push(restored)
    await restored.start()
    const again = new Visitor(restored.origin)
    for (const [name, value] of member.cookies) again.cookies.set(name, value)
    const found = await seen(again, hers)
    for (const part of ['board', 'programme', 'goal', 'found'] as const)
      findings.expect(
        isDeepStrictEqual(found[part], asShe[part]),
        `${where}: her ${part} is not as it was`,
        found[part],
      )
    await checkStored(findings, restored, acknowledged)
    const lost = await again.send('GET', after)
    findings.expect(lost.status === 404, `${where}: bytes without a row were served`, lost.status)
    const [row] = await restored.asOwner<{ count: number }>(
      `select count(*)::int as count from files where bucket <> 'exports'`,
    )
    const bytes = await otherFiles.count(backUp)
    findings.expect(bytes >= (row?.count ?? 0), `${where}: a row is there without its bytes`, [row, bytes])
    await addPicture(again)
    findings.expect((await seen(again, hers)).board.items.length === 4, `${where}: she cannot go on`)
    restored.checkLogs(findings)
    return `${where}: ${row?.count} pictures in rows, ${bytes} in files`
  } finally {
    for (const target of targets) await target.remove()
    for (const each of [files, otherFiles]) await each.close()
    rmSync(backUp, { recursive: true, force: true })
  }
}

/** The drill of `docs/operations.md`, with files on a disk and in a bucket. */
export async function restoreDrill(findings: Findings): Promise<string> {
  const onDisk = await drill(findings, 'on a disk', async () => filesOnDisk())
  return `${onDisk}; ${await drill(findings, 'in a bucket', filesInBucket)}`
}
