import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// What is read by the program and is none: on the server from the disk. The guide of a phone has its files built in
// (guide/phone/project-files.ts), so it is imported by its name in package.json alone.

const root = join(import.meta.dirname, '..')

/** The text of a file of the project, by its path from the project's root. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The bytes of one. */
export const bytesOf = (path: string): Uint8Array => readFileSync(join(root, path))

/** The text files of a folder with their texts, by their names without the ending and in their order. */
export const textsIn = (folder: string): [name: string, text: string][] =>
  globSync('*.txt', { cwd: join(root, folder) })
    .sort()
    .map((file) => [file.slice(0, -'.txt'.length), textOf(`${folder}/${file}`)])
