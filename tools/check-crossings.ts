import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// The linter's rules about who may import whom are patterns, and a pattern that no longer matches lets everything pass in silence. So
// each crossing is tried with an import that nobody wrote.

/** A file that might be, and what it must not import. */
const forbidden: readonly (readonly [file: string, imported: string])[] = [
  ['contract/planted.ts', '#server/config.ts'],
  ['content/planted.ts', '#web/paths.ts'],
  ['reading/planted.ts', '#guide/guide.ts'],
  ['guide/planted.ts', '#server/features/companion/reply.ts'],
  ['guide/line/planted.ts', '#web/paths.ts'],
  ['server/planted.ts', '#web/paths.ts'],
  ['server/database/planted.ts', '#server/features/profile/repo.ts'],
  ['server/platform/mail/planted.ts', '#server/features/profile/repo.ts'],
  ['server/features/you-today/planted.ts', '#server/features/membership/repo.ts'],
  ['server/features/you-today/planted.ts', '../membership/repo.ts'],
  ['server/features/planted/planted.ts', '#server/features/account/repo.ts'],
  ['server/features/companion/planted.ts', '#server/features/account/repo.ts'],
  ['server/features/memory/planted.ts', '#server/features/companion/reply.ts'],
  ['server/features/safety/planted.ts', '#server/features/profile/repo.ts'],
  ['server/features/membership/planted.ts', '#server/features/notifications/notify-many.ts'],
  ['server/features/reminders/planted.ts', '#server/features/account/repo.ts'],
  ['server/features/you-today/planted.ts', '#web/paths.ts'],
  ['server/features/you-today/planted.test.ts', '#web/paths.ts'],
  ['web/planted.ts', '#server/config.ts'],
  ['web/features/companion/planted.ts', '#guide/guide.ts'],
  ['web/ui/planted.ts', '#web/features/account/api.ts'],
  ['web/ui/planted.ts', '../app.tsx'],
  ['web/lib/planted.ts', '#web/features/account/api.ts'],
  ['web/lib/session/planted.ts', '../../features/account/api.ts'],
  ['web/lib/planted.ts', '#web/member/profile.ts'],
  ['web/lib/planted.ts', '#web/shell/frame.tsx'],
  ['web/member/planted.ts', '#web/features/account/api.ts'],
  ['web/safety/planted.ts', '#web/shell/frame.tsx'],
  ['web/children/planted.ts', '#web/features/account/api.ts'],
  ['web/features/planted/planted.ts', '#web/features/account/api.ts'],
  ['web/features/planted/planted.ts', '../account/api.ts'],
  ['web/features/planted/deep/planted.ts', '../../account/api.ts'],
  ['web/features/planted/planted.ts', '#web/shell/frame.tsx'],
  ['web/features/planted/planted.ts', '#web/app.tsx'],
  ['web/shell/planted.ts', '#web/features/account/api.ts'],
  ['web/shell/planted.ts', '../features/account/api.ts'],
  ['web/shell/planted.ts', '#web/app.tsx'],
  ['web/screens/planted.ts', '#web/shell/frame.tsx'],
  ['web/worker/planted.ts', '#web/lib/session/session.ts'],
]

/** What the same rules let pass, so that none of them forbids everything. */
const allowed: typeof forbidden = [
  ['server/features/you-today/planted.ts', '#server/features/safety/notice.ts'],
  ['server/features/companion/planted.ts', '#server/features/membership/repo.ts'],
  ['server/features/companion/planted.ts', '#server/features/memory/asked.ts'],
  ['server/features/companion/planted.ts', './planted-too.ts'],
  ['server/features/companion/planted.ts', '#guide/guide.ts'],
  ['guide/line/planted.ts', '../matching/terms.ts'],
  ['server/features/membership/planted.ts', '#server/features/notifications/notify.ts'],
  ['server/features/reminders/planted.ts', '#server/features/notifications/quiet-hours.ts'],
  ['web/features/companion/planted.ts', '#guide/phone/messages.ts'],
  ['web/features/account/planted.ts', './api.ts'],
  ['web/features/modes/clear/planted.ts', '../draft-keys.ts'],
  ['web/features/account/planted.ts', '#web/member/profile.ts'],
  ['web/shell/planted.ts', '#web/feature.ts'],
  ['web/screens/planted.ts', '#web/features/account/api.ts'],
]

/** By name, by type alone, and later on. */
const forms = (imported: string) => [
  `import { planted } from '${imported}'`,
  `import type { Planted } from '${imported}'`,
  `export const load = (): Promise<Planted> => import('${imported}').then(planted)`,
]

/** How many of these imports the linter refuses in each file, in a place of their own with the project's own rules. */
function countRefused(cases: typeof forbidden): number[] {
  const place = mkdtempSync(join(tmpdir(), 'crossings-'))
  try {
    const config = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'biome.json'), 'utf8'))
    writeFileSync(join(place, 'biome.json'), JSON.stringify({ ...config, vcs: undefined }))
    const files = cases.map(([file, imported], index) => {
      const name = file.replace('planted.', `planted-${index}.`)
      mkdirSync(dirname(join(place, name)), { recursive: true })
      writeFileSync(join(place, name), forms(imported).join('\n'))
      return name
    })
    const { stdout } = spawnSync(
      'biome',
      ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', '.'],
      { cwd: place, encoding: 'utf8' },
    )
    const refused = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'))
    return files.map((name) => refused.filter((line) => line.includes(`/${name},`)).length)
  } finally {
    rmSync(place, { recursive: true })
  }
}

const refusals = countRefused([...forbidden, ...allowed])
const wrong = [...forbidden, ...allowed].flatMap(([file, imported], index) => {
  const isForbidden = index < forbidden.length
  const isHeld = refusals[index] === (isForbidden ? forms(imported).length : 0)
  return isHeld ? [] : [`${file} may ${isForbidden ? '' : 'not '}import ${imported} (${refusals[index]})`]
})
if (wrong.length > 0) throw new Error(`biome.json does not hold these crossings:\n${wrong.join('\n')}`)
