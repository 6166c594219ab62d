/** What a line may be about; `none` is greetings, small talk and the companion itself. */
export const topics = [
  'sleep',
  'own-tiredness',
  'crying',
  'feeding-milk',
  'feeding-food',
  'pregnancy',
  'birth',
  'body',
  'toddler',
  'siblings',
  'school',
  'teens',
  'partner',
  'single',
  'family-and-friends',
  'loneliness',
  'guilt',
  'anger',
  'overwhelm',
  'worry',
  'low',
  'grief',
  'work-and-money',
  'identity',
  'illness-and-special-needs',
  'joy',
  'none',
] as const
export type Topic = (typeof topics)[number]

/** What the guide says where she tells something of a topic and asks for nothing: lines that are true whatever it was, and questions that open. */
export interface Listening {
  /** As a button, after 'Is it more about …': at most 30 characters, lower case. */
  name: string
  lines: readonly string[]
  questions: readonly { ask: string; options: readonly string[] }[]
}
