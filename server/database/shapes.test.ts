import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { build, type RootScope, sql } from './client.ts'
import { connectionConfig } from './connection.ts'
import { type Shape, shapes } from './shapes.ts'

// A table of each shape with one row of Ana, which she shares with Bea where two share one, and who may do what to it.

type Person = 'ana' | 'bea' | 'stranger' | 'blocked' | 'moderator'
const people: Person[] = ['ana', 'bea', 'stranger', 'blocked', 'moderator']

let test: TestDatabase
const ids = {} as Record<Person, string>

beforeAll(async () => {
  test = await createTestDatabase()
  for (const person of people) {
    const [row] = await test.asOwner<{ id: string }>(
      `insert into auth."user" (name, email) values ($1, $1 || '@example.com') returning id`,
      [person],
    )
    ids[person] = row?.id ?? ''
  }
  await test.asOwner('insert into moderators (user_id) values ($1)', [ids.moderator])
  await test.asOwner(`insert into member_blocks (user_id, blocked_id, name) values ($1, $2, 'B')`, [
    ids.ana,
    ids.blocked,
  ])
  for (const shape of Object.keys(shapes) as Shape[]) await make(shape)
})
afterAll(() => test.drop())

async function make(shape: Shape): Promise<void> {
  const { reads, writes } = shapes[shape]
  const on = `shape_${shape}`
  await test.asOwner(`
    create table ${on} (user_id uuid, user_a uuid, user_b uuid, words text);
    alter table ${on} enable row level security, force row level security;
    grant select, insert, update, delete on ${on} to lightly_member;
    insert into ${on} values ('${ids.ana}', '${ids.ana}', '${ids.bea}', 'hers')`)
  if (reads)
    await test.asOwner(`create policy reading on ${on} for select to lightly_member using (${reads})`)
  if (writes)
    await test.asOwner(`
      create policy adding on ${on} for insert to lightly_member with check (${writes});
      create policy changing on ${on} for update to lightly_member using (${writes}) with check (${writes});
      create policy deleting on ${on} for delete to lightly_member using (${writes})`)
}

const asPerson = (person: Person) =>
  person === 'moderator' ? test.database.asModerator(ids[person]) : test.database.asMember(ids[person])

/** How many rows a statement reads or touches; none where it is refused. */
async function count(scope: RootScope, statement: string): Promise<number> {
  try {
    return (await scope.rows(sql.raw<object>(statement).compile(build))).length
  } catch (error) {
    expect(error).toMatchObject({ code: '42501' })
    return 0
  }
}

const readers: Record<Shape, Person[]> = {
  own: ['ana'],
  participants: ['ana', 'bea'],
  members: ['ana', 'bea', 'stranger', 'moderator'],
  moderators: ['moderator'],
  system: [],
}
const writers: Record<Shape, Person[]> = {
  own: ['ana'],
  participants: [],
  members: ['ana'],
  moderators: [],
  system: [],
}

describe.each(Object.keys(shapes) as Shape[])('a table of the shape %s', (shape) => {
  const on = `shape_${shape}`

  it.each(people)('shows its row to nobody whom it is not for: %s', async (person) => {
    const seen = await count(asPerson(person), `select * from ${on}`)
    expect(seen).toBe(readers[shape].includes(person) ? 1 : 0)
  })

  it.each(people)('lets nobody write whose rows they are not: %s', async (person) => {
    const may = writers[shape].includes(person) ? 1 : 0
    const scope = asPerson(person)
    expect(await count(scope, `update ${on} set words = 'new' returning 1`)).toBe(may)
    expect(await count(scope, `insert into ${on} values ('${ids.ana}') returning 1`)).toBe(may)
    expect(await count(scope, `delete from ${on} where words is null returning 1`)).toBe(may)
  })

  it('shows nothing where no member is named', async () => {
    const client = new pg.Client(connectionConfig(test.memberUrl, 'lightly_member'))
    await client.connect()
    try {
      expect((await client.query(`select * from ${on}`)).rows).toEqual([])
    } finally {
      await client.end()
    }
  })
})

it('shows an anonymous row to whoever is blocked, too, since what vanished would unmask its author', async () => {
  await test.asOwner(`insert into shape_members (words) values ('nobody knows')`)
  try {
    for (const person of people)
      expect(await count(asPerson(person), `select * from shape_members where user_id is null`), person).toBe(
        1,
      )
  } finally {
    await test.asOwner('delete from shape_members where user_id is null')
  }
})

it('shows a blocked member nothing by name in either direction', async () => {
  await test.asOwner(`insert into shape_members (user_id) values ('${ids.blocked}')`)
  try {
    const ofBlocked = `select * from shape_members where user_id = '${ids.blocked}'`
    expect(await count(asPerson('ana'), ofBlocked)).toBe(0)
    expect(await count(asPerson('bea'), ofBlocked)).toBe(1)
    expect(await count(asPerson('blocked'), ofBlocked)).toBe(1)
  } finally {
    await test.asOwner(`delete from shape_members where user_id = '${ids.blocked}'`)
  }
})

describe('a moderator', () => {
  const rows = 'select * from shape_moderators'

  it('sees what is for moderators at work as such alone', async () => {
    expect(await count(test.database.asMember(ids.moderator), rows)).toBe(0)
    expect(await count(test.database.asModerator(ids.moderator), rows)).toBe(1)
    const within = await test.database
      .asModerator(ids.moderator)
      .transaction((scope) => scope.rows(sql.raw<object>(rows).compile(build)))
    expect(within).toHaveLength(1)
  })

  it('is nobody who only says so', async () => {
    expect(await count(test.database.asModerator(ids.ana), rows)).toBe(0)
    const raised = await test.database.asMember(ids.ana).transaction(async (scope) => {
      await scope.rows(sql`select set_config('app.acting', 'moderator', true)`.compile(build))
      return scope.rows(sql.raw<object>(rows).compile(build))
    })
    expect(raised).toEqual([])
  })

  it('leaves nothing of that on the connection, and finds nothing there', async () => {
    const lasting = sql`select set_config('app.acting', 'moderator', false)`.compile(build)
    for (let connection = 0; connection < 12; connection += 1)
      await test.database.asMember(ids.moderator).rows(lasting)
    for (let connection = 0; connection < 12; connection += 1)
      expect(await count(test.database.asMember(ids.moderator), rows)).toBe(0)
  })
})
