import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/database/client.ts'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { findPost, listSection, listTopics, listUnread } from '#server/features/village/posts-repo.ts'
import { listThread } from '#server/features/village/replies-repo.ts'
import { searchVillage } from '#server/features/village/search.ts'

// What the Village costs as it fills: the same readings at a thousand posts and at a hundred thousand, with three replies each. Other
// sizes are named as `node bench/village.ts 1000,20000`.

const rounds = 100
const sizes = (process.argv[2] ?? '1000,100000').split(',').map(Number)
const dataDir = mkdtempSync(join(tmpdir(), 'lightly-village-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'data'), durable: false })
await migrate(postgres.url)
const database = openDatabase(postgres)
const owner = new pg.Client({ connectionString: postgres.url })
await owner.connect()
await owner.query('set role lightly_system')

/** As many posts in all, of two hundred members, four in ten without their name, over all topics and the last year. */
async function fill(until: number): Promise<void> {
  // What triggers do for each row is not what is measured here, and in one transaction piles up on thirteen rows.
  const tables = ['posts', 'replies', 'post_authors']
  await owner.query('reset role')
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  await owner.query('set role lightly_system')
  await owner.query(`
    insert into auth."user" (id, email, name)
    select gen_random_uuid(), 'member' || n || '@example.com', '' from generate_series(1, 200) n
    on conflict do nothing`)
  await owner.query(
    `with people as (select id, row_number() over () as n from auth."user"),
    made as (
      insert into posts (id, topic, content, user_id, is_anonymous, alias, position, created_at, last_activity_at)
      select gen_random_uuid(), topic.topic,
        'Does anybody else lie awake at four and wonder whether the ' || (array['cot','pram','school','work','tea'])[1 + g.n % 5]
          || ' was a mistake? ' || md5(g.n::text)
          || case when g.n % 10 = 0 then ' wombat' else '' end || case when g.n % 100 = 0 then ' quokka' else '' end
          || case when g.n <= 10000 then ' bilby' else '' end || repeat(' We tried all sorts of things and slept a little.', 6),
        case when g.n % 10 > 3 then people.id end, g.n % 10 <= 3, case when g.n % 10 <= 3 then 'green cup' end, g.n,
        now() - interval '1 year' * (1 - g.n / 100001.0), now() - interval '1 year' * (1 - g.n / 100001.0)
      from generate_series((select count(*) + 1 from posts), $1::int) g (n)
      join village_topics topic on topic.place = 1 + g.n % 13
      join people on people.n = 1 + g.n % 200
      returning id, position
    ),
    authors as (
      insert into post_authors (post_id, user_id, client_id)
      select made.id, people.id, made.id from made join people on people.n = 1 + made.position % 200
    )
    insert into replies (id, post_id, content, user_id, position)
    select gen_random_uuid(), made.id, 'It gets a little easier, with tea.', people.id, at
    from made, generate_series(1, 3) at join people on people.n = at`,
    [until],
  )
  await owner.query('update posts set reply_count = 3, last_position = 3 where reply_count = 0')
  await owner.query(`
    update village_topics topic set (post_count, last_activity_at, last_position) = (
      select count(*), max(last_activity_at), max(position) from posts where section = topic.topic
    )`)
  // Every member has looked at the newest two hundred threads, and something is new to her in every fifth of them.
  await owner.query('delete from village_reads')
  await owner.query(`
    insert into village_reads (user_id, post_id, position, news_position)
    select people.id, near.id, 1, case when near.n % 5 = 0 then 2 else 0 end
    from auth."user" people
    cross join (
      select id, row_number() over (order by created_at desc) as n from posts order by created_at desc limit 200
    ) near`)
  await owner.query('reset role')
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('vacuum analyze')
  await owner.query('set role lightly_system')
}

interface Times {
  p50: number
  p95: number
}

/** How long a call takes, in milliseconds. */
async function time(call: () => Promise<unknown>): Promise<Times> {
  for (let round = 0; round < rounds / 10; round++) await call()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  return { p50: times[rounds / 2] ?? 0, p95: times[rounds * 0.95] ?? 0 }
}

const measured = new Map<string, Times[]>()
for (const size of sizes) {
  await fill(size)
  const { rows } = await owner.query<{ reader: string; post: string; deep: string }>(`
    select (select id from auth."user" limit 1) as reader,
      (select id from posts order by created_at desc limit 1) as post,
      (select percentile_disc(0.5) within group (order by position) from posts where section = 'Baby') as deep`)
  const { reader = '', post = '', deep = '' } = rows[0] ?? {}
  const scope = database.asMember(reader)
  const search = (words: string) => searchVillage(scope, { words, topic: null, span: null }, new Date())
  const readings: Record<string, () => Promise<unknown>> = {
    'the home': () => listTopics(scope),
    'a section': () => listSection(scope, 'Baby', undefined),
    'a section, half way down': () => listSection(scope, 'Baby', deep),
    'a post with its replies': () => Promise.all([findPost(scope, post), listThread(scope, post)]),
    'what is new to her, in 40 of 200 threads': () => listUnread(scope),
    'a search for a rare word': () => search('c4ca4238a0b923820dcc509a6f75849b'),
    'a search for a word of every hundredth post': () => search('quokka'),
    'a search for a word of every tenth post': () => search('wombat'),
    'a search for a word of every fifth post': () => search('pram'),
    'a search for a word of every reply': () => search('tea'),
    'a search for a word of the 10,000 oldest posts': () => search('bilby'),
  }
  for (const [name, call] of Object.entries(readings))
    measured.set(name, [...(measured.get(name) ?? []), await time(call)])
}
const ms = ({ p50, p95 }: Times) => `p50 ${p50.toFixed(2).padStart(7)} p95 ${p95.toFixed(2).padStart(7)} ms`
for (const [name, times] of measured) {
  const [small, large = small] = times
  if (!small || !large) continue
  process.stdout.write(
    `${name.padEnd(48)} ${ms(small)} at ${sizes[0]}, ${ms(large)} at ${sizes.at(-1)}: ${(large.p50 / small.p50).toFixed(2)}x\n`,
  )
}
await owner.end()
await database.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
