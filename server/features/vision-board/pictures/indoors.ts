import { box, dot, glow, leaf, oval, palette, repeatAt, shade, shape, sky, stroke } from './svg-shapes.ts'

const { cream, shell, peach, rose, clay, brick, plum, sun, honey, mint, sage, pine, mist, sea, wave } =
  palette
const { deep, ink, dusk } = palette

const table = (y: number, colour: string = '#d9a98a') => shape(`M0 ${y}h400V300H0z`, colour)

/** A flower of five petals. */
const flower = (x: number, y: number, size: number, petal: string) =>
  [0, 72, 144, 216, 288].map((turn) => leaf(x, y, size, turn, petal)).join('') + dot(x, y, size * 0.28, sun)

const note = (x: number, y: number, colour: string) =>
  oval(x, y, 11, 8, colour, -20) + stroke(`M${x + 10} ${y - 3}v-42q16 6 16 20`, colour, 5)

/** Rooms, and small things in them. */
export const indoors = {
  'warm-cup': () =>
    sky(shell, peach) +
    dot(290, 96, 70, cream, 0.55) +
    table(214) +
    shade(196, 262, 92) +
    stroke('M256 168c50 -8 52 62 -6 58', cream, 14) +
    shape('M130 138h136c0 66 -8 118 -40 122h-56c-32 -4 -40 -56 -40 -122z', cream) +
    oval(198, 140, 68, 15, shell) +
    oval(198, 142, 57, 10, brick) +
    stroke(
      'M172 112c-14 -18 12 -26 0 -46M202 108c-14 -20 14 -28 0 -52M232 112c-14 -18 12 -26 0 -46',
      cream,
      6,
      0.85,
    ) +
    stroke('M162 200c18 16 54 16 72 0', rose, 5),
  'open-book': () =>
    sky(dusk, plum) +
    glow(312, 118, 30, '#fbd98d') +
    table(222, '#8b6173') +
    shade(178, 262, 128) +
    box(296, 160, 32, 88, cream, 6) +
    shape('M312 162c-20 -22 2 -34 0 -56c20 20 20 38 0 56z', honey) +
    stroke('M312 164v-12', ink, 3) +
    shape(
      'M176 140C140 116 84 118 52 128V248C84 238 140 238 176 258C212 238 256 238 286 248V128C256 118 212 116 176 140z',
      cream,
    ) +
    shape('M176 140C212 116 256 118 286 128V248C256 238 212 238 176 258z', shell) +
    stroke(
      'M76 154c26 -6 52 -4 78 8M76 178c26 -6 52 -4 78 8M76 202c26 -6 52 -4 78 8M198 162c22 -12 44 -14 66 -8M198 186c22 -12 44 -14 66 -8M198 210c22 -12 44 -14 66 -8',
      rose,
      4,
      0.75,
    ),
  window: () =>
    sky(peach, shell) +
    box(98, 34, 204, 214, cream, 102) +
    box(110, 46, 180, 202, mist, 90) +
    glow(232, 128, 24) +
    shape('M110 190C150 170 190 206 290 176V248H110z', sage) +
    shape('M110 216C170 206 220 232 290 212V248H110z', pine) +
    stroke('M200 46V248M110 146H290', cream, 9) +
    box(82, 246, 236, 16, cream, 8) +
    shape('M40 20h64c-6 80 -10 150 -44 226H40zM360 20h-64c6 80 10 150 44 226h20z', rose, 0.9) +
    stroke('M24 20H376', clay, 8) +
    box(230, 218, 30, 28, clay, 5) +
    leaf(244, 220, 36, -24, palette.leaf) +
    leaf(246, 220, 40, 16, sage),
  'arm-chair': () =>
    sky(mint, cream) +
    shape('M0 238h400v62H0z', peach) +
    oval(200, 262, 150, 22, rose) +
    stroke('M312 254V112', ink, 6) +
    shape('M276 116L292 66H334L350 116z', sun) +
    dot(313, 128, 58, sun, 0.2) +
    box(126, 96, 130, 116, wave, 40) +
    box(98, 158, 44, 84, deep, 20) +
    box(240, 158, 44, 84, deep, 20) +
    box(128, 186, 126, 54, sea, 18) +
    stroke('M124 242v20M258 242v20', ink, 8) +
    shape('M160 150l42 -12 14 44 -42 12z', peach) +
    box(40, 60, 56, 70, cream, 6) +
    dot(68, 86, 12, rose) +
    stroke('M50 116l14 -14 12 10 10 -8', sage, 4),
  'house-plant': () =>
    sky(shell, cream) +
    dot(200, 132, 112, peach, 0.5) +
    table(250, '#e3bda2') +
    shade(200, 276, 70) +
    (
      [
        [-62, 108],
        [62, 104],
        [-34, 138],
        [36, 140],
        [-4, 160],
        [-84, 74],
        [84, 72],
      ] as const
    )
      .map(([turn, length], index) =>
        leaf(200, 204, length, turn, [sage, palette.leaf, pine][index % 3] ?? sage),
      )
      .join('') +
    stroke('M200 204V70M200 204L158 96M200 204L244 98', mint, 3, 0.7) +
    shape('M150 196h100l-14 80h-72z', clay) +
    box(142, 186, 116, 24, brick, 8),
  flowers: () =>
    sky(mist, cream) +
    table(244, '#e8c9b1') +
    shade(200, 274, 60) +
    stroke('M196 210C190 160 150 130 136 112M200 210V92M204 210C212 164 250 146 266 118', pine, 5) +
    leaf(184, 178, 44, -70, sage) +
    leaf(214, 176, 44, 66, palette.leaf) +
    flower(134, 104, 38, rose) +
    flower(200, 78, 44, peach) +
    flower(268, 110, 38, '#b7a6c4') +
    shape('M168 184h64c-6 24 16 40 16 62c0 20 -22 30 -48 30s-48 -10 -48 -30c0 -22 22 -38 16 -62z', wave) +
    shape('M160 240c20 14 60 14 80 0c4 24 -18 36 -40 36s-44 -12 -40 -36z', deep, 0.6),
  'paint-brushes': () =>
    sky(cream, shell) +
    stroke('M42 96C110 40 190 134 276 72S350 56 366 66', rose, 26, 0.85) +
    stroke('M60 140C130 96 200 170 300 118', sun, 16, 0.8) +
    table(250, '#dcb598') +
    shade(200, 276, 64) +
    stroke('M186 190L158 84M204 190V64M222 190L254 90', honey, 8) +
    shape(
      'M150 86l14 -4c2 -20 -8 -32 -20 -42c-4 18 -2 34 6 46zM197 66h14c6 -18 0 -32 -7 -44c-8 12 -13 26 -7 44zM248 92l14 4c8 -14 12 -28 8 -44c-12 10 -20 24 -22 40z',
      plum,
    ) +
    shape('M146 176h116l-10 100h-96z', sea) +
    shape('M150 216h108l-6 60h-96z', wave),
  'music-notes': () =>
    sky('#f3cdbd', shell) +
    box(56, 66, 196, 196, cream, 18) +
    dot(154, 164, 84, ink) +
    [70, 58, 46]
      .map(
        (r) =>
          `<circle cx="154" cy="164" r="${r}" fill="none" stroke="${plum}" stroke-width="2.5" opacity=".8"/>`,
      )
      .join('') +
    dot(154, 164, 30, clay) +
    dot(154, 164, 5, cream) +
    stroke('M240 84V150L196 196', wave, 8) +
    dot(240, 84, 12, deep) +
    note(296, 128, plum) +
    note(340, 204, deep) +
    note(290, 244, clay),
  'kitchen-table': () =>
    sky(mint, cream) +
    box(246, 40, 112, 96, mist, 12) +
    stroke('M302 40v96M246 88h112', cream, 7) +
    table(210, '#d9a98a') +
    shade(196, 264, 108) +
    dot(148, 156, 36, clay) +
    dot(244, 158, 34, honey) +
    dot(196, 136, 40, rose) +
    dot(108, 176, 24, palette.leaf) +
    dot(284, 178, 22, plum) +
    stroke('M196 98c0 -12 4 -18 12 -22', ink, 5) +
    leaf(202, 90, 30, 68, sage) +
    shape('M80 172h232c0 52 -40 92 -92 92h-48c-52 0 -92 -40 -92 -92z', cream) +
    stroke('M98 196c30 14 166 14 196 0', wave, 6),
  'swimming-lane': () =>
    sky(sea, wave) +
    [76, 150, 224]
      .map((y) =>
        repeatAt(
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => [index * 42 - 4, y] as const),
          (x, at) => box(x, at - 5, 30, 10, x % 84 < 42 ? cream : clay, 5),
        ),
      )
      .join('') +
    [38, 112, 188, 262]
      .map((y) => stroke(`M20 ${y}q20 -10 40 0t40 0M210 ${y + 8}q20 -10 40 0t40 0`, cream, 4, 0.5))
      .join('') +
    oval(196, 188, 26, 13, '#e5b79c') +
    dot(232, 188, 15, rose) +
    stroke('M216 180C232 160 250 158 268 168M176 196C160 212 150 214 136 210', '#e5b79c', 10) +
    stroke('M172 188H122M172 184L126 178', '#e5b79c', 9) +
    box(172, 177, 36, 22, plum, 10),
  'two-birds': () =>
    sky(mist, shell) +
    dot(286, 92, 54, cream, 0.8) +
    stroke('M-10 224C90 204 190 236 410 196', brick, 11) +
    leaf(70, 214, 44, -36, sage) +
    leaf(100, 216, 38, 160, palette.leaf) +
    leaf(330, 206, 46, 34, sage) +
    leaf(356, 204, 38, 150, pine) +
    shape('M108 208C96 150 132 116 170 124C202 130 208 176 186 204C170 222 132 224 108 208z', wave) +
    shape('M112 206L70 236L128 220z', deep) +
    shape('M120 196C118 164 144 150 164 160C162 188 146 202 120 196z', deep, 0.7) +
    shape('M196 148l18 6 -18 8z', honey) +
    dot(180, 144, 4.5, ink) +
    shape('M296 204C308 156 278 126 246 134C222 140 214 178 232 202C246 216 276 218 296 204z', rose) +
    shape('M292 204L330 228L276 216z', clay) +
    shape('M284 194C286 168 264 156 248 164C250 188 262 200 284 194z', clay, 0.7) +
    shape('M226 156l-18 5 18 9z', honey) +
    dot(240, 152, 4.5, ink),
  wattle: () =>
    sky(cream, mint) +
    stroke('M30 280C120 240 210 180 370 40', pine, 7) +
    stroke(
      'M120 236C110 190 130 150 160 120M200 182C250 190 290 200 320 236M270 124C262 92 270 66 290 40',
      pine,
      5,
    ) +
    (
      [
        [66, 262, -70],
        [92, 250, 120],
        [150, 214, 130],
        [176, 196, -60],
        [232, 156, 128],
        [252, 142, -56],
        [318, 88, 130],
        [338, 70, -50],
      ] as const
    )
      .map(([x, y, turn]) => leaf(x, y, 56, turn, turn > 0 ? sage : palette.leaf))
      .join('') +
    repeatAt(
      [
        [160, 118],
        [142, 142],
        [178, 136],
        [124, 172],
        [152, 168],
        [320, 238],
        [298, 218],
        [334, 210],
        [276, 200],
        [306, 248],
        [290, 38],
        [268, 62],
        [296, 70],
        [262, 94],
        [366, 44],
        [346, 30],
        [374, 70],
      ],
      (x, y) => dot(x, y, 17, sun) + dot(x - 4, y - 4, 9, '#fbe0a1', 0.9),
    ),
}
