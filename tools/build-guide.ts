import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { learnt, learntFile } from '#guide/facts/meant.ts'
import { turnWeights } from '#reading/talk/weights-file.ts'

const root = join(import.meta.dirname, '..')
const texts = 'content/{companion/{moments,drafts},ideas}/*.txt'

/** What the guide reads of the project's files, as `guide/phone/project-files.ts` finds it. */
function projectFiles(): Record<string, string> {
  const files = globSync(texts, { cwd: root }).sort()
  return {
    ...Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    [learntFile]: JSON.stringify(learnt),
    [turnWeights]: readFileSync(join(root, turnWeights), 'base64'),
  }
}

/**
 * Builds the guide as a worker for phones, one file with all that it reads, into `outDir`.
 * @returns the name of the file, which changes with what is in it
 */
export async function buildGuide(outDir: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['phone', 'module', 'browser', 'import', 'default'] },
    define: { PROJECT_FILES: JSON.stringify(projectFiles()) },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      // It is one file, and is fetched while nothing waits for it.
      chunkSizeWarningLimit: 6000,
      rolldownOptions: {
        input: join(root, 'guide/phone/worker.ts'),
        output: { entryFileNames: 'guide-[hash:7].js', format: 'iife' },
      },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the build of the guide has no output')
  return bundle.output[0].fileName
}
