import { join } from 'node:path'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/client.ts'
import { livePostmaster } from '../server/database/postmaster.ts'
import { grantModerator, revokeModerator } from '../server/features/moderation/moderators-repo.ts'
import { openPostgres } from '../server/services.ts'

// npm run moderator -- grant someone@example.com: makes the member with this confirmed address a moderator.
// npm run moderator -- revoke someone@example.com: ends that. Both hold from her next request on; the server may run.
// It reads the environment that the server reads.

const [command = '', email = '', ...more] = process.argv.slice(2)

/** What to say about it, and whether it was done. */
async function run(): Promise<{ isDone: boolean; text: string }> {
  if (!['grant', 'revoke'].includes(command) || !email.includes('@') || more.length > 0)
    return { isDone: false, text: 'npm run moderator -- grant|revoke someone@example.com' }
  const config = readConfig(process.env)
  // The embedded Postgres of a server that runs stays as it is.
  const isServed = livePostmaster(join(config.dataDir, 'postgres')) !== undefined
  const postgres = await openPostgres(config)
  const database = openDatabase(postgres)
  try {
    if (command === 'revoke')
      return (await revokeModerator(database.asSystem(), email))
        ? { isDone: true, text: `${email} does not moderate.` }
        : { isDone: false, text: `No account has the address ${email}.` }
    return (await grantModerator(database.asSystem(), email))
      ? { isDone: true, text: `${email} moderates from now on.` }
      : { isDone: false, text: `No account has the address ${email} and has confirmed it.` }
  } finally {
    await database.close()
    if (!isServed) await postgres.stop()
  }
}

const { isDone, text } = await run()
process[isDone ? 'stdout' : 'stderr'].write(`${text}\n`)
process.exitCode = isDone ? 0 : 1
