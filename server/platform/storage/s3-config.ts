import * as z from 'zod/mini'

/** Where files are kept where several servers share them: a bucket of anything that speaks S3. */
export interface S3Config {
  /** Null means Amazon's own. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket stands in the path of an address, and not in its host. */
  pathStyle: boolean
}

export const s3Environment = {
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
          'S3_ENDPOINT must be an address that starts with https:// or http://.',
        ),
      ),
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PATH_STYLE: z.optional(z.enum(['on', 'off'], 'S3_PATH_STYLE must be one of: on, off.')),
}

type Environment = { [Name in keyof typeof s3Environment]?: string | undefined }

const needed = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** What is missing, in words for an operator; nothing where no S3 is named at all. */
export function s3Problems(env: Environment): string[] {
  const isNamed = Object.keys(s3Environment).some((name) => env[name as keyof Environment])
  if (!isNamed) return []
  return needed
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: ${needed.join(', ')} go together.`)
}

/** Null means that files are kept on this server's disk. */
export function s3ConfigOf(env: Environment): S3Config | null {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE === 'on',
  }
}
