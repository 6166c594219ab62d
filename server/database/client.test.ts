import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { build, type Given, prepare, type Scope, sql } from './client.ts'
import { connectionConfig } from './connection.ts'
import { InvalidDataError } from './errors.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const acting = sql<{ me: string | null }>`select current_setting('app.user_id', true) as me`.compile(build)
const allThreads = build.selectFrom('threads').select(['id', 'user_id']).compile()

async function member(): Promise<string> {
  const row = await test.database.asSystem().row(
    build
      .insertInto('auth.user')
      .values({ name: 'Ana', email: `${randomUUID()}@example.com` })
      .returning('id'),
  )
  if (!row) throw new Error('The insert returned nothing')
  return row.id
}

async function thread(userId: string): Promise<string> {
  const row = await test.database
    .asMember(userId)
    .row(build.insertInto('threads').values({ user_id: userId }).returning('id'))
  if (!row) throw new Error('The insert returned nothing')
  return row.id
}

describe('asMember', () => {
  it('shows a member her own rows only, whatever the query asks for', async () => {
    const [ana, bea] = [await member(), await member()]
    const hers = await thread(ana)
    await thread(bea)
    expect(await test.database.asMember(ana).rows(allThreads)).toEqual([{ id: hers, user_id: ana }])
    const others = sql`select * from threads where user_id <> ${ana}`.compile(build)
    expect(await test.database.asMember(ana).rows(others)).toEqual([])
  })

  it('lets a member neither write nor attach rows for another', async () => {
    const [ana, bea] = [await member(), await member()]
    const hers = await thread(ana)
    const asBea = test.database.asMember(bea)
    await expect(asBea.row(build.insertInto('threads').values({ user_id: ana }))).rejects.toMatchObject({
      code: '42501',
    })
    const message = { thread_id: hers, user_id: bea, role: 'user', content: 'hello' }
    await expect(asBea.row(build.insertInto('messages').values(message))).rejects.toMatchObject({
      code: '23503',
    })
    const renamed = await asBea.rows(
      build.updateTable('threads').set({ title: 'x' }).where('id', '=', hers).returning('id'),
    )
    expect(renamed).toEqual([])
  })

  it('keeps accounts, checkouts and billing out of reach', async () => {
    const asAna = test.database.asMember(await member())
    for (const table of ['auth.user', 'auth.session', 'checkouts', 'billing_customers', 'safety_events']) {
      const all = sql`select * from ${sql.table(table)}`.compile(build)
      await expect(asAna.rows(all)).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('returns to its own role on reset, not to the owner', async () => {
    const role = sql<{ name: string }>`select current_user as name`.compile(build)
    const name = await test.database.asMember(await member()).transaction(async (scope) => {
      await scope.rows(sql`reset role`.compile(build))
      return (await scope.row(role))?.name
    })
    expect(name).toBe('lightly_member')
  })

  it('refuses a name that is no uuid', () => {
    expect(() => test.database.asMember("' or true")).toThrow(TypeError)
  })

  it('never mixes up members who share connections', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, member))
    await Promise.all(members.map(thread))
    const asked = Array.from({ length: 400 }, (_, index) => members[index % members.length] ?? '')
    const failing = sql`select 1 / 0`.compile(build)
    const seen = await Promise.all(
      asked.map(async (userId, index) => {
        const scope = test.database.asMember(userId)
        if (index % 7 === 0) await expect(scope.rows(failing)).rejects.toMatchObject({ code: '22012' })
        const [me, rows] = await Promise.all([scope.row(acting), scope.rows(allThreads)])
        return [me?.me, ...rows.map((row) => row.user_id)]
      }),
    )
    expect(seen).toEqual(asked.map((userId) => [userId, userId]))
  })

  it('tells everybody the true cause when a statement fails on its first use', async () => {
    const userId = await member()
    const scope = test.database.asMember(userId)
    const unknown = sql`select * from no_such_table`.compile(build)
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => scope.rows(unknown)))
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'none'))
    expect(new Set(codes)).toEqual(new Set(['42P01']))
    await test.asOwner('create table no_such_table (n int); grant select on no_such_table to lightly_member')
    expect(await scope.rows(unknown)).toEqual([])
  })
})

describe('a member who is not named', () => {
  it('sees and writes nothing, even in SQL of her own', async () => {
    const userId = await member()
    await thread(userId)
    const client = new pg.Client(connectionConfig(test.memberUrl, 'lightly_member'))
    await client.connect()
    try {
      expect((await client.query('select * from threads')).rows).toEqual([])
      expect((await client.query('delete from threads returning id')).rows).toEqual([])
      const insert = client.query('insert into threads (user_id) values ($1)', [userId])
      await expect(insert).rejects.toMatchObject({ code: '42501' })
    } finally {
      await client.end()
    }
    expect(await test.database.asMember(userId).rows(allThreads)).toHaveLength(1)
  })
})

describe('transaction', () => {
  it('keeps all of it or nothing', async () => {
    const userId = await member()
    const scope = test.database.asMember(userId)
    const insert = build.insertInto('threads').values({ user_id: userId }).compile()
    const abandoned = scope.transaction(async (inside) => {
      await inside.rows(insert)
      throw new Error('changed my mind')
    })
    await expect(abandoned).rejects.toThrow('changed my mind')
    expect(await scope.rows(allThreads)).toEqual([])
    await scope.transaction(async (inside) => {
      await inside.rows(insert)
      await inside.rows(insert)
    })
    expect(await scope.rows(allThreads)).toHaveLength(2)
  })

  it('does not pass a swallowed failure for a success', async () => {
    const scope = test.database.asMember(await member())
    const swallowed = scope.transaction(async (inside) => {
      await inside.rows(sql`select 1 / 0`.compile(build)).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow('rolled back')
  })
})

describe('a transaction that opens with statements', () => {
  const opening = async (scope: Scope) => (await scope.row(acting))?.me

  it('sends them as the member, and gives what they found to the work', async () => {
    const userId = await member()
    const scope = test.database.asMember(userId)
    const work = vi.fn(async (inside: Scope, me: string | null | undefined) => [me, await opening(inside)])
    expect(await scope.transaction(work, opening)).toEqual([userId, userId])
    expect(work).toHaveBeenCalledOnce()
  })

  it('is rolled back whole where one of them fails, and leaves the connection clean', async () => {
    const userId = await member()
    const scope = test.database.asMember(userId)
    const work = vi.fn(async () => 'done')
    const add = async (inside: Scope) => {
      const nothing = sql`select 1 / 0`.compile(build)
      await Promise.all([
        inside.rows(build.insertInto('threads').values({ user_id: userId })),
        inside.rows(nothing),
      ])
    }
    await expect(scope.transaction(work, add)).rejects.toMatchObject({ code: '22012' })
    expect(work).not.toHaveBeenCalled()
    expect(await scope.transaction((inside) => inside.rows(allThreads))).toEqual([])
  })

  it('begins on another connection where its own was lost meanwhile', async () => {
    const scope = test.database.asMember(await member())
    await scope.transaction(opening)
    const [idle] = await test.asOwner(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(idle).toBeDefined()
    expect(await scope.transaction(async (_, me) => me, opening)).toMatch(/-/)
  })
})

describe('values that a column cannot take', () => {
  it('are InvalidDataError without the words themselves', async () => {
    const scope = test.database.asMember(await member())
    const find = (id: string) => scope.rows(build.selectFrom('threads').select('id').where('id', '=', id))
    const failure = await find('my secret').catch((error) => error)
    expect(failure).toBeInstanceOf(InvalidDataError)
    expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toContain('secret')
    const nul = build.selectFrom('threads').select('id').where('title', '=', 'a\0b')
    await expect(scope.rows(nul)).rejects.toMatchObject({ name: 'InvalidDataError', code: '22021' })
  })
})

describe('a prepared statement', () => {
  it('is written once and takes the values of each call, in whichever order it names them', async () => {
    let written = 0
    const both = prepare((one: Given<string>, other: Given<number>) => {
      written++
      return build.selectNoFrom([
        sql<number>`${other}::int`.as('other'),
        sql<string>`${one}::text`.as('one'),
        sql<string>`${one}::text`.as('again'),
      ])
    })
    const ask = (one: string, other: number) => test.database.asSystem().row(both(one, other))
    const answers = await Promise.all([ask('a', 1), ask("b'", 2)])
    expect(answers).toEqual([
      { other: 1, one: 'a', again: 'a' },
      { other: 2, one: "b'", again: "b'" },
    ])
    expect(written).toBe(1)
  })
})

describe('types', () => {
  it('reads days as text, counts as numbers and moments as dates', async () => {
    const row = await test.database
      .asSystem()
      .row(sql`select date '2026-03-29' as day, count(*) as n, now() as at`.compile(build))
    expect(row).toMatchObject({ day: '2026-03-29', n: 1, at: expect.any(Date) })
  })
})

describe('a lost connection', () => {
  it('is replaced, for single statements and transactions', async () => {
    const userId = await member()
    const scope = test.database.asMember(userId)
    const whoAmI = () => scope.transaction(async (inside) => (await inside.row(acting))?.me)
    await Promise.all([scope.row(acting), whoAmI()])
    const killed = await test.asOwner(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(killed.length).toBeGreaterThan(1)
    // The news of a killed connection may still be on its way, and then one query may meet it.
    await scope.row(acting).catch(() => undefined)
    expect((await scope.row(acting))?.me).toBe(userId)
    expect(await whoAmI()).toBe(userId)
  })

  it('fails the transaction that it carried, and only that', async () => {
    const userId = await member()
    const scope = test.database.asMember(userId)
    const abandoned = scope.transaction(async (inside) => {
      await inside.rows(build.insertInto('threads').values({ user_id: userId }))
      const own = await inside.row(sql<{ pid: number }>`select pg_backend_pid() as pid`.compile(build))
      await test.asOwner('select pg_terminate_backend($1, 5000)', [own?.pid])
      return inside.rows(allThreads)
    })
    await expect(abandoned).rejects.toThrow()
    expect(await scope.transaction((inside) => inside.rows(allThreads))).toEqual([])
  })
})
