import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Member = Awaited<ReturnType<TestServer['member']>>

/** A chat with these messages, each a second after the one before it. */
async function chat(member: Member, title: string, ...messages: string[]): Promise<string> {
  const [row] = (await server.testDatabase.asOwner(
    `with made as (insert into threads (user_id, title) values ($1, $2) returning id, user_id)
     , said as (insert into messages (thread_id, user_id, role, content, created_at)
       select made.id, user_id, 'user', said.content, now() + make_interval(secs => said.at::int)
       from made, unnest($3::text[]) with ordinality as said(content, at))
     select id from made`,
    [member.userId, title, messages],
  )) as { id: string }[]
  return row?.id ?? ''
}

async function search(member: Visitor, words: string) {
  return (await member.call(companion.searchThreads, { body: { words } })).body
}
const titles = async (member: Visitor, words: string) =>
  (await search(member, words)).threads.map(({ title }) => title)

test('a chat is found by its title and by any of its messages, by nobody but her', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  await chat(ana, 'The long night', 'she woke at two', 'and I DIDN’T sleep again')
  await chat(ana, 'Lunch boxes', 'what goes in them')
  expect(await titles(ana, 'LUNCH')).toEqual(['Lunch boxes'])
  expect(await titles(ana, "didn't sleep")).toEqual(['The long night'])
  expect(await titles(ana, ' sleep   again ')).toEqual(['The long night'])
  expect(await titles(ana, 'sleep lunch')).toEqual([])
  expect(await titles(bea, 'night')).toEqual([])
})

test('signs that a pattern is made of are looked for as they are', async () => {
  const ana = await server.member()
  await chat(ana, 'Half', 'he does 50% of it')
  await chat(ana, 'Other', 'he does 50 of them, under\\over')
  expect(await titles(ana, '50%')).toEqual(['Half'])
  expect(await titles(ana, '__')).toEqual([])
  expect(await titles(ana, 'r\\o')).toEqual(['Other'])
})

test('the preview is what was found, with a little of what stands before it', async () => {
  const ana = await server.member()
  const long = 'It was one of those days with nothing in it at all, and then the pram broke on the way home.'
  await chat(ana, 'Thursday', long, 'and nothing else')
  const [found] = (await search(ana, 'pram')).threads
  expect(found?.preview).toBe('…at all, and then the pram broke on the way home.')
  expect((await search(ana, 'thursday')).threads[0]?.preview).toContain('nothing else')
})

test('a deleted chat is not found, and one character or none finds nothing', async () => {
  const ana = await server.member()
  const id = await chat(ana, 'Gone', 'the words of it')
  await ana.call(companion.deleteThread, { params: { threadId: id } })
  expect(await titles(ana, 'words')).toEqual([])
  for (const words of ['', ' ', 'a', ' a ']) {
    const refused = await ana.send('POST', companion.searchThreads.path, { words })
    expect(refused.status).toBe(400)
  }
})

test('thirty chats at most are shown, and that there are more', async () => {
  const ana = await server.member()
  for (let at = 0; at <= limits.searchFound; at += 1) await chat(ana, `Night ${at}`, 'awake')
  const { threads, has_more } = await search(ana, 'awake')
  expect(threads).toHaveLength(limits.searchFound)
  expect(has_more).toBe(true)
  expect((await search(ana, 'night 30')).has_more).toBe(false)
})
