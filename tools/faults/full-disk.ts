import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCheckIns } from '#contract/check-ins.ts'
import type { Findings } from './findings.ts'
import { startFaultServer } from './server.ts'
import { checkStored, writeCheckIn, writeUntilAcknowledged } from './writes.ts'

const megabytes = 160
const writes = 400

/** A small disk of one's own; undefined where nobody may mount one. */
function mountDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'lightly-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (status === 0) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

function unmountDisk(folder: string): void {
  spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
}

/** Takes what is left of the disk. */
function fill(folder: string): string {
  const ballast = join(folder, 'ballast')
  for (let size = 1024 * 1024; size >= 4096; size /= 4)
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  return ballast
}

/** Fills the disk under the database while a member writes, then makes room again. */
export async function fullDisk(findings: Findings): Promise<string> {
  const disk = mountDisk()
  if (!disk) {
    findings.skip('a disk of its own can only be mounted as root')
    return 'not run'
  }
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir)
  const target = await startFaultServer(dataDir)
  const statuses = new Map<number, number>()
  try {
    await target.start()
    const member = await target.member()
    const acknowledged: string[] = []
    const write = async (words: string) => {
      const id = randomUUID()
      const { status, body } = await writeCheckIn(member, id, `${id} ${words}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 200) acknowledged.push(id)
      else findings.expect(status === 503, `a write on a full disk was answered ${status}`, body)
    }

    await write('while there is room')
    const ballast = fill(disk)
    const left = statfsSync(disk).bavail
    for (let count = 0; count < writes; count += 8)
      await Promise.all(Array.from({ length: 8 }, () => write('x'.repeat(900))))
    findings.expect((statuses.get(503) ?? 0) > 0, 'the disk was never full', { left })
    const { status } = await member.call(listCheckIns, { query: { type: 'daily' } })
    findings.expect(status === 200 || status === 503, `reading on a full disk was answered ${status}`)

    rmSync(ballast)
    const after = randomUUID()
    await writeUntilAcknowledged(findings, member, after)
    await checkStored(findings, target, [...acknowledged, after])
    target.checkLogs(findings)
    return [...statuses].map(([answered, times]) => `${times} × ${answered}`).join(', ')
  } finally {
    await target.remove()
    unmountDisk(disk)
  }
}
