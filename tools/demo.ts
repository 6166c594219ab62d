import { demoMember, demoModerator } from '#content/demo/people.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { demoProblem } from './demo/demo-problem.ts'

// npm run demo: fills a lively village, with a member to sign in as and a moderator, in the database of `npm start`. The server may run.
// It reads the environment that the server reads, refuses production, and a second run adds nothing.

const say = (line: string) => process.stdout.write(`${line}\n`)

async function run(): Promise<number> {
  const why = demoProblem(process.env)
  if (why) {
    process.stderr.write(`${why}\n`)
    return 1
  }
  const config = readConfig(process.env)
  // A refusal does not wait for the whole server to be read.
  const [{ openDemoServices }, { fillDemo }] = await Promise.all([
    import('./demo/open-services.ts'),
    import('./demo/fill.ts'),
  ])
  const services = await openDemoServices(config)
  try {
    const { threads, replies, written, isMemberNew } = await fillDemo(services)
    say(
      `The Village has the ${threads} threads and ${replies} replies of the demo; ${written} were written now.`,
    )
    say(
      isMemberNew
        ? 'There is a member to try it as, and a moderator:'
        : 'Its member and its moderator were there:',
    )
    for (const { name, email, password } of [demoMember, demoModerator])
      say(`  ${name.padEnd(6)}  ${email.padEnd(20)}  ${password}`)
    say(`Sign in at ${config.publicUrl}/signin; the moderator's place is ${config.publicUrl}/moderate.`)
    return 0
  } finally {
    await services.close()
  }
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : ((error as Error).stack ?? error)}\n`,
  )
  return 1
})
