import type { OutputRule } from './output-rule.ts'
import { rulesOfHarm } from './rules-of-harm.ts'
import { rulesOfVoice } from './rules-of-voice.ts'

/** All that a language model's words must never hold. */
export const outputRules: readonly OutputRule[] = [...rulesOfVoice, ...rulesOfHarm]
