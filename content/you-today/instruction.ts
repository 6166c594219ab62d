/** What a tip is asked for with: how it is to be said, whoever writes it. */
export const tipInstruction =
  'Give one small thing that fits how she is now. A few short sentences, warm and plain, mum to mum.'
