import { limits } from '#contract/limits.ts'
import { AppError } from '../http/app-error.ts'

const tooCommon =
  'Many people use that password, so it is easy to guess. Please choose another. Three or four words in a row work well.'

let loaded: Promise<ReadonlySet<string>> | undefined

/** The most used passwords that are long enough to be chosen here, about 18,000, in lower case. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter((word) => word.length >= limits.passwordMin)
  return new Set(long.map((word) => word.toLowerCase()))
}

/**
 * Refuses what guessers try first: the most used passwords in any case, one or two characters over and over, and
 * her own e-mail.
 * @throws AppError 400
 */
export async function assertUncommon(password: string, email?: string): Promise<void> {
  loaded ??= load()
  const lower = password.toLowerCase()
  const isCommon =
    (await loaded).has(lower) || new Set(lower).size < 3 || (email !== undefined && isOf(lower, email))
  if (isCommon) throw new AppError('bad_input', tooCommon, { fields: { password: tooCommon } })
}

const isOf = (password: string, email: string) => password === email || password === email.split('@')[0]
