// The strokes that all our pictures are made of, so that they look like one hand's. A picture is 400 by 300.

/** The colours of every picture. */
export const palette = {
  cream: '#fff6ee',
  shell: '#fde3d5',
  peach: '#f9c9b5',
  rose: '#eda595',
  clay: '#d07a63',
  brick: '#a9573f',
  plum: '#7a5068',
  dusk: '#4d4263',
  night: '#332d4c',
  sun: '#f8cf7a',
  honey: '#e9ae4b',
  mint: '#d5e3cf',
  sage: '#a8c0a0',
  leaf: '#7c9c7c',
  pine: '#557662',
  mist: '#dcebec',
  sea: '#a3c9cc',
  wave: '#76a9b0',
  deep: '#4f8490',
  ink: '#54404a',
} as const

type Colour = string

/** A ground that goes from one colour at the top to another at the bottom. */
export const sky = (top: Colour, bottom: Colour) =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><path d="M0 0h400v300H0z" fill="url(#s)"/>`

export const shape = (d: string, fill: Colour, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const stroke = (d: string, colour: Colour, width = 5, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const dot = (x: number, y: number, r: number, fill: Colour, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: Colour, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`

/** A box with soft corners. */
export const box = (x: number, y: number, w: number, h: number, fill: Colour, r = 10) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`

/** A sun with its glow. */
export const glow = (x: number, y: number, r: number, fill: Colour = palette.sun) =>
  dot(x, y, r * 2.3, fill, 0.16) + dot(x, y, r * 1.55, fill, 0.28) + dot(x, y, r, fill)

/** Land from edge to edge: how high it is at the left, in the middle and at the right. */
export const hill = (left: number, middle: number, right: number, fill: Colour) =>
  shape(`M0 ${left}C90 ${left - 8} 120 ${middle} 205 ${middle}S320 ${right} 400 ${right}V300H0z`, fill)

export const cloud = (x: number, y: number, size: number, fill: Colour = palette.cream, opacity = 0.85) =>
  `<g opacity="${opacity}">${[
    oval(x, y, size, size * 0.36, fill),
    dot(x - size * 0.35, y - size * 0.22, size * 0.34, fill),
    dot(x + size * 0.22, y - size * 0.32, size * 0.44, fill),
  ].join('')}</g>`

/** A leaf that begins at a point and leans by so many degrees from straight up. */
export const leaf = (x: number, y: number, length: number, turn: number, fill: Colour) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${length * 0.42} ${-length * 0.35} ${length * 0.3} ${-length * 0.85} 0 ${-length}C${-length * 0.3} ${-length * 0.85} ${-length * 0.42} ${-length * 0.35} 0 0z" fill="${fill}"/>`

/** The same thing at several places. */
export const repeatAt = (
  places: readonly (readonly [number, number])[],
  draw: (x: number, y: number) => string,
) => places.map(([x, y]) => draw(x, y)).join('')

/** A flat thing's soft shadow. */
export const shade = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.13}" fill="${palette.ink}" opacity=".14"/>`
