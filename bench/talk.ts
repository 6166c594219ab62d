// What is said in the measurements. Nothing is said twice: what was read lately is not read anew, and would look faster than it is.

const things = [
  ...['kettle', 'sock', 'toast', 'blanket', 'window', 'laundry', 'pram', 'lamp', 'spoon', 'towel', 'carpet'],
  ...['cushion', 'chair', 'curtain', 'basket', 'drawer', 'mirror', 'teapot', 'jumper', 'slipper', 'puddle'],
  ...['garden', 'fence', 'gate', 'letterbox', 'bucket', 'table', 'shelf', 'doormat', 'bookcase', 'hallway'],
]
const texts = ['she wakes every hour', 'the washing never ends', 'we ran out of milk', 'i miss my old job']

export const differentReplies = things.length * (things.length - 1)
/** What every reply begins with. */
export const opening = 'Two hours is no night, '

/** Two things that no other number below `differentReplies` has in this order. */
function thingsOf(number: number): [string, string] {
  const first = number % things.length
  const apart = 1 + (Math.floor(number / things.length) % (things.length - 1))
  return [things[first] as string, things[(first + apart) % things.length] as string]
}

/** What she says, by its number. */
export function textOf(number: number): string {
  const [one, other] = thingsOf(number)
  return `${texts[number % texts.length]} by the ${one} and the ${other}`
}

/** A reply of a model by its number: words with the space before them and marks by themselves, about how models cut their answers up. */
export function chunksOf(number: number): string[] {
  const [one, other] = thingsOf(number)
  const reply = {
    safety: 'none',
    ack: `${opening}${one} or no ${other}. Your body is running on ${other} and ${one}, and it shows.`,
    steps: [
      `Put both feet beside the ${one} and the ${other}.`,
      `Drink by the ${other}, in three slow sips by the ${one}.`,
    ],
    question: `Who else is awake by the ${one} and the ${other}?`,
    options: [`Only the ${one} and ${other}`, `My mum, ${other} and ${one}`],
  }
  return JSON.stringify(reply).match(/ ?[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+/gu) ?? []
}
