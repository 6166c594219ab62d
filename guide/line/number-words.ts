/** Small numbers as they are typed in a word, from one on. */
export const numberWords: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve'.split(' ')
