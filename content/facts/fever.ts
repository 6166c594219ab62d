/** A thermometer's reading, in degrees Celsius: with its decimal, or with a word that says what it is. */
const decimal = /\b(?:3[89]|4[0-2])[.,]\d\b(?! ?(?:k|kg|kilos?|cm|am|pm|weeks?|wks?)\b)/i
const named =
  /\b(?:temp|temps|temperature|fever|thermometer|degrees)\b[^.!?\n]{0,24}\b(?:3[89]|4[0-2])\b(?!\s*(?:weeks?|wks?))|\b(?:3[89]|4[0-2]) ?(?:°|degrees|deg\b|celsius)/i
const hasFever = /\b(?:fever|high temp|high temperature)\b/i
const hasTemperature = /\b(?:temps?|temperature)\b/i
/** What else has one. */
const ofThings = /\b(?:rooms?|bath|water|milk|bottles?|formula|house|outside|fridge)\b/i
const isDenied =
  /\b(?:no|without|not|isnt|isn't|hasnt|hasn't) (?:a |any |got a )?(?:fever|temp|temperature)\b/i
/** Weeks and months of a pregnancy are no age. */
const isHerOwn = /\b(?:pregnant|preggo|preggers|(?:weeks?|months?) along)\b/i
/** An age below three months: in days, up to twelve weeks, one or two months and a bit, or in a word. */
const newborn =
  /\b(?:newborn|\d{1,2}[- ]?(?:days?|d)[- ]old|(?:[1-9]|1[0-2])[- ]?(?:weeks?|wks?|w\/?o)\b|[12](?:[.,]\d|½| 1\/2| and (?:a )?half)?[- ]?(?:months?|mths?|mo|m\/?o)\b|(?:one|two)(?: and (?:a )?half)?[- ]months?|(?:not|under|nearly|almost)(?: yet| quite)? (?:3|three) months)/i

/**
 * The address on the shelf for a fever that a line tells of by its number, or of a newborn by its word; null where it tells of none. A
 * number says it in no word that a question has, and for a baby under three months it cannot wait.
 * @param before her lines just before: they may say how old the baby is, or the number where this one says that
 */
export function feverIn(
  text: string,
  before: readonly string[] = [],
): 'fever-under-three-months' | 'fever-older-baby' | null {
  if (isDenied.test(text) || isHerOwn.test(text)) return null
  const isNewborns = newborn.test(text)
  const isTold = hasNumber(text) || (isNewborns && (speaksOfFever(text) || before.some(hasNumber)))
  if (!isTold) return null
  return isNewborns || before.some((line) => newborn.test(line))
    ? 'fever-under-three-months'
    : 'fever-older-baby'
}

const speaksOfFever = (line: string) =>
  hasFever.test(line) || (hasTemperature.test(line) && !ofThings.test(line))

const hasNumber = (line: string) => decimal.test(line) || named.test(line)
