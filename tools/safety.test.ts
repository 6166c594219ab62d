import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lightly-safety-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function read(name: string) {
  const command = ['tools/safety.ts', '--file', join(folder, name)]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  const lines = stdout.split('\n').filter(Boolean)
  return { status, rows: lines.map((line) => JSON.parse(line)), stderr }
}

test('reads a file of messages and of talks, row by row', () => {
  const talk = { id: 'b', turns: ['hello', 'i just want to', 'die'] }
  const written = [{ id: 1, text: 'what time is dinner' }, talk].map((row) => JSON.stringify(row))
  writeFileSync(join(folder, 'messages.jsonl'), `${written.join('\n')}\n\n`)
  const ms = expect.any(Number)
  expect(read('messages.jsonl')).toEqual({
    status: 0,
    rows: [
      { id: 1, level: 'none', class: 'none', ms },
      { id: 'b', level: 'crisis', class: expect.stringMatching(/suicid/), ms },
    ],
    stderr: '',
  })
})

test('says which rows it cannot read, and reads the others', () => {
  writeFileSync(join(folder, 'broken.jsonl'), 'no row\n{"id": 2}\n{"id": 3, "text": "hello"}\n')
  const { status, rows, stderr } = read('broken.jsonl')
  expect([status, rows.map(({ id }) => id)]).toEqual([1, [3]])
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^line 1 /),
    expect.stringMatching(/^line 2 /),
  ])
})

test('says so where there is no such file', () => {
  const { status, rows, stderr } = read('none.jsonl')
  expect([status, rows]).toEqual([1, []])
  expect(stderr).toMatch(/none\.jsonl cannot be read/)
})
