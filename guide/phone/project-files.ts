/** Put in by the build: what the guide reads of the project's files, by their paths; those that are no text in base64. */
declare const PROJECT_FILES: Readonly<Record<string, string>>
// It is put in where it is named, and is large.
const files = PROJECT_FILES

/** @throws for a path that the build has not put in */
export function textOf(path: string): string {
  const text = files[path]
  if (text === undefined) throw new Error(`${path} is not on the phone`)
  return text
}

/** @throws for a path that the build has not put in */
export const bytesOf = (path: string): Uint8Array =>
  Uint8Array.from(atob(textOf(path)), (byte) => byte.charCodeAt(0))

export const textsIn = (folder: string): [name: string, text: string][] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, text]) => [path.slice(folder.length + 1, -'.txt'.length), text])
