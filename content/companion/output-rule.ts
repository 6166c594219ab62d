/** What a language model's words must never hold; it is asked again once with the rule, and a sentence that breaks it then is not shown. */
export interface OutputRule {
  id: string
  /** The rule in words for the model. */
  rule: string
  /** It is about who speaks: words in quotation marks, or for her to copy, are hers to say. */
  isOwnVoice?: true
  /** Read in lower case with straight apostrophes and single spaces. */
  pattern: RegExp
  /** Sentences that it must stop. */
  stops: readonly string[]
  /** Sentences near to those that are fine. */
  passes: readonly string[]
}
