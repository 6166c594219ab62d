/** What a mark says, in words that the patterns and the classifier know; any other is left out. */
const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    knife: '🔪 🗡',
    gun: '🔫',
    pills: '💊',
    blood: '🩸',
    rope: '🪢',
    dead: '💀 ☠',
    coffin: '⚰',
    grave: '🪦',
    blade: '🪒',
    laughing: '😂 🤣 😆 😹',
    crying: '😭 😢 🥺 💔',
    angry: '😡 🤬 😠',
    scared: '😱 😨 😰',
    love: '❤ 🥰 😍 💕 💖',
  }).flatMap(([word, marks]) => marks.split(' ').map((mark): [string, string] => [mark, word])),
)
const known = new RegExp([...words.keys()].join('|'), 'gu')

/** Marks that say something are read as the word for it. */
export const inWords = (text: string): string => text.replace(known, (mark) => ` ${words.get(mark)} `)
