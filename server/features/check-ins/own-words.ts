import type { ToldAnswers } from '#contract/check-ins.ts'

/** What she wrote, in the order in which the form asks for it; the prompts are ours and are not read. */
export function ownWords({ type, responses }: ToldAnswers): string[] {
  return type === 'daily'
    ? [responses.promptResponse]
    : [responses.hardest, responses.energyGiving, responses.nextWeek]
}
