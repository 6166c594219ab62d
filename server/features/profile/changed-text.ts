interface WrittenDetails {
  notes: string | null
  age?: string | null
  age_note?: string | null
}

const wordsOf = ({ age, age_note, notes }: WrittenDetails) =>
  [age, age_note, notes].filter((text) => typeof text === 'string')

/** What she tells in her own words of herself and of her children, but for what is kept in the same words already. */
export function changedText(submitted: readonly WrittenDetails[], kept: readonly WrittenDetails[]): string[] {
  const known = new Set(kept.flatMap(wordsOf))
  return submitted.flatMap(wordsOf).filter((text) => !known.has(text))
}
