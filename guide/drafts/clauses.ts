/** A change begins with one of these, at the beginning of a sentence or behind a comma or an 'and'. */
const surely =
  'take|remove|drop (?:the|that)|delete|get rid of|out with|throw (?:away|out)|put|add|include|mention|change|swap|replace|start (?:it |that )?with|begin(?: it)? with|make it|without|leave (?:[a-z]{1,8} ){0,6}(?:out|off|away)|instead of'
const perhaps =
  'say|tell|ask|drop|lose|skip|cut|leave|minus|except|no|not|start|begin|with|you (?:left out|forgot|missed|lost)|(?:still )?missing|(?:and )?(?:one|a) (?:more |last |warm |nice |extra ){1,2}(?:line|sentence|thing|bit)|it (?:must|should) (?:say|be)|it says'
const clause = new RegExp(
  `(?<mark>^|[.!?;] |[,:] | (?:and|but|then|also) )(?:(?:and|but|also|then|so|please|pls|ok|just|only|maybe|now|yes|yeah|nearly|good|better|perfect|lovely|great|god|no no|can you|could you|i want you to|nice|still)[ ,.!]{1,2}){0,5}(?=(?:(?<sure>${surely})|(?:${perhaps}))\\b)`,
  'gi',
)

/** She says what stands at its beginning. */
export const inFront =
  /^(?:(?:put|make it|with|say|add) )?(?:(?:his|her|the|their|my) name,? )?(?<open>(?:(?!at\b|in\b|that\b|it\b|warm|nic|kind|soft|firm|short)[\p{L}'.-]{1,14} ?){1,4}),? (?:(?:right |back )?at the (?:very )?(?:start|beginning|top|front)|in front|there|first)\b/iu

export const greetsThem = /^(?:say|put) (?<open>(?:hi|hello|hey|dear) [^,.!?]{1,24}?)(?= and |[,.!?]|$)/i

const tellsOn = /(?:^|[.!?] )(?:(?:so|and|but|then) )?(?:i|we|he|she|they)(?:'[a-z]{1,2})? [^.!?]{1,200}$/i

/** A greeting, a name, or a word for somebody: anything longer is a sentence. */
export const isOpening = /^(?:an? )?(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear)\b.*|\p{Lu}\S*(?: \S+){0,2}|\p{L}+)$/u

/** What she would change, clause by clause: within what is to be put in only another sentence, or a plain word for a change, begins one. */
export function clausesIn(line: string): string[] {
  const starts: [number, number][] = []
  let isAdding = false
  for (const { index, 0: found, groups } of line.matchAll(clause)) {
    // 'I'll make him eggs and say ...' tells what she will do.
    const isTold = /^(?:,| and)/.test(groups?.mark ?? '') && tellsOn.test(line.slice(0, index))
    const soFar = line.slice(starts.at(-1)?.[1] ?? 0, index)
    const isInFront = inFront.test(soFar) || greetsThem.test(soFar)
    const isInside =
      isAdding && !isInFront && !/^(?:$|[.!?;])/.test(groups?.mark ?? '') && groups?.sure === undefined
    if (isInside || isTold) continue
    const at = index + found.length
    starts.push([index, at])
    isAdding = /^(?:put|add|include|mention|say|tell|ask|(?:still )?missing)\b/i.test(line.slice(at, at + 20))
  }
  return starts.map(([, at], place) => line.slice(at, starts[place + 1]?.[0] ?? line.length).trim())
}
