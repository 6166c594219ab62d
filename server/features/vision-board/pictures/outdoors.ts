import { cloud, dot, glow, hill, leaf, oval, palette, repeatAt, shape, sky, stroke } from './svg-shapes.ts'

const { cream, shell, peach, rose, clay, brick, plum, dusk, night, sun, honey, mint, sage, pine } = palette
const { mist, sea, wave, deep, ink } = palette

const waves = (y: number, colour: string) =>
  stroke(`M-10 ${y}q25 -12 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0`, colour, 4, 0.7)

const star = (x: number, y: number) => dot(x, y, 1.8, cream, 0.9)

const tree = (x: number, y: number, size: number, green: string) =>
  stroke(`M${x} ${y}v${-size * 0.9}`, ink, size * 0.1) +
  oval(x, y - size * 1.1, size * 0.42, size * 0.6, green)

const seedling = (x: number, y: number) =>
  stroke(`M${x} ${y}v-30`, pine, 4) + leaf(x, y - 22, 30, -48, palette.leaf) + leaf(x, y - 24, 32, 46, sage)

/** Land, sea and sky. */
export const outdoors = {
  sunrise: () =>
    sky(shell, sun) +
    glow(200, 158, 46, '#fbd98d') +
    cloud(86, 62, 44) +
    cloud(318, 88, 34) +
    hill(176, 190, 160, peach) +
    hill(206, 196, 222, rose) +
    hill(246, 232, 214, clay) +
    hill(262, 280, 258, brick),
  'quiet-sea': () =>
    sky(shell, peach) +
    glow(270, 140, 34) +
    shape('M0 150h400v150H0z', sea) +
    shape('M0 205h400v95H0z', wave) +
    shape('M0 258h400v42H0z', deep) +
    stroke('M236 164h68M248 178h44M228 192h58M256 222h30M244 236h20', sun, 6, 0.7) +
    waves(206, cream) +
    waves(260, sea),
  'night-sky': () =>
    sky(night, plum) +
    shape('M306 44A42 42 0 1 0 330 102A36 36 0 1 1 306 44z', '#fbe7c0') +
    repeatAt(
      [
        [50, 40],
        [96, 92],
        [140, 34],
        [180, 112],
        [222, 56],
        [352, 150],
        [330, 30],
        [64, 148],
        [372, 74],
        [120, 150],
        [240, 148],
      ],
      star,
    ) +
    hill(214, 190, 226, dusk) +
    hill(250, 262, 236, '#3b3352') +
    repeatAt(
      [
        [60, 262],
        [84, 268],
        [330, 252],
      ],
      (x, y) => tree(x, y, 34, '#2a2540'),
    ),
  'gum-tree': () =>
    sky(mist, cream) +
    glow(72, 66, 26) +
    hill(214, 204, 218, sage) +
    hill(238, 246, 230, '#ecd9a8') +
    stroke(
      'M196 268C202 226 190 196 206 158C214 138 236 126 246 108M204 170C190 146 172 138 158 124M206 150C208 126 204 108 210 88',
      '#f2e3d8',
      15,
    ) +
    stroke('M201 262C206 224 196 198 210 162', rose, 4, 0.6) +
    oval(152, 104, 48, 32, palette.leaf) +
    oval(212, 70, 56, 36, sage) +
    oval(262, 98, 50, 32, pine) +
    oval(186, 92, 36, 24, '#8fae8c') +
    stroke('M60 276h34M290 268h52M120 284h22', honey, 4, 0.7),
  'open-road': () =>
    sky(mist, shell) +
    glow(306, 74, 26) +
    cloud(110, 66, 46) +
    hill(150, 128, 158, sea) +
    hill(172, 186, 160, sage) +
    hill(206, 196, 214, palette.leaf) +
    shape(
      'M150 300C176 262 250 250 244 224C240 208 204 206 208 190C210 182 220 178 228 176L234 178C228 184 224 190 232 196C252 208 292 214 286 236C280 262 262 276 268 300z',
      '#f0dccb',
    ) +
    stroke('M206 296C214 272 262 256 264 234M252 216L226 202', cream, 4) +
    repeatAt(
      [
        [60, 232],
        [98, 250],
        [336, 242],
      ],
      (x, y) => tree(x, y, 40, pine),
    ),
  mountain: () =>
    sky(shell, mist) +
    dot(96, 76, 30, sun) +
    shape('M-20 250L96 124L158 184L236 62L420 250z', '#8d7f9c') +
    shape('M236 62L292 124L268 118L250 140L232 116L208 132L196 126z', cream) +
    shape('M96 124L126 154L104 150L92 162L72 150z', cream, 0.9) +
    shape('M236 62L420 250H262C276 190 250 120 236 62z', plum, 0.28) +
    hill(226, 240, 220, sage) +
    hill(256, 250, 262, pine) +
    repeatAt(
      [
        [52, 262],
        [76, 270],
        [318, 262],
        [346, 272],
      ],
      (x, y) => shape(`M${x} ${y - 44}l16 44h-32z`, '#47665a'),
    ),
  lighthouse: () =>
    sky('#f7d7c4', mist) +
    shape('M226 84L20 40V112z', sun, 0.35) +
    shape('M0 214h400v86H0z', wave) +
    shape('M400 178C340 172 316 196 280 204S196 222 178 300H400z', '#8d7a6f') +
    shape('M216 208L224 98H272L280 208z', cream) +
    shape('M220 152h56l2 26h-60z', clay) +
    shape('M223 112h50l1 20h-52z', clay) +
    shape('M228 98V74h40v24z', sun) +
    shape('M222 98h52v7h-52zM222 74l26 -22 26 22z', brick) +
    shape('M241 208v-20a7 7 0 0 1 14 0v20z', ink) +
    waves(238, cream) +
    waves(268, deep),
  'paper-plane': () =>
    sky(sea, cream) +
    cloud(70, 250, 78) +
    cloud(214, 270, 92) +
    cloud(348, 246, 72) +
    cloud(330, 70, 36) +
    stroke('M60 196C110 214 140 150 190 166', cream, 4, 0.9) +
    shape('M330 80L192 146L236 162z', cream) +
    shape('M330 80L236 162L246 200z', shell) +
    shape('M330 80L246 200L292 178z', peach) +
    shape('M236 162L246 200L264 186z', rose),
  umbrella: () =>
    sky('#c9dadf', mist) +
    repeatAt(
      [
        [46, 60],
        [92, 120],
        [60, 190],
        [340, 70],
        [366, 150],
        [322, 216],
        [128, 44],
        [274, 40],
        [100, 250],
        [300, 262],
      ],
      (x, y) => stroke(`M${x} ${y}l-5 18`, deep, 4, 0.5),
    ) +
    stroke('M200 92V236c0 22 32 22 32 0', ink, 6) +
    shape(
      'M72 172C72 60 328 60 328 172C310 152 276 152 264 172C248 150 214 150 200 172C186 150 152 150 136 172C124 152 90 152 72 172z',
      rose,
    ) +
    shape(
      'M136 172C138 110 168 88 200 86C232 88 262 110 264 172C248 150 214 150 200 172C186 150 152 150 136 172z',
      peach,
    ) +
    dot(200, 84, 5, ink),
  rainbow: () =>
    sky(mist, cream) +
    [rose, peach, sun, sage, sea, '#b7a6c4']
      .map((colour, index) =>
        stroke(
          `M${52 + index * 13} 262a${148 - index * 13} ${148 - index * 13} 0 0 1 ${296 - index * 26} 0`,
          colour,
          13.5,
        ),
      )
      .join('') +
    hill(238, 252, 232, sage) +
    hill(262, 258, 272, palette.leaf) +
    cloud(62, 226, 46, cream, 1) +
    cloud(340, 222, 46, cream, 1),
  'garden-bed': () =>
    sky(cream, mint) +
    glow(330, 62, 24) +
    shape('M0 196C120 184 280 204 400 190V300H0z', '#b98a6c') +
    stroke('M0 232h400M0 264h400', brick, 4, 0.35) +
    repeatAt(
      [
        [60, 236],
        [118, 236],
        [176, 236],
        [234, 236],
        [90, 280],
        [150, 280],
        [210, 280],
      ],
      seedling,
    ) +
    shape('M284 190h74l-7 74h-60z', wave) +
    stroke('M286 214L244 176M358 204c34 -6 30 44 -4 44M298 190c0 -28 46 -28 46 0', wave, 8) +
    stroke('M236 182l16 -14', deep, 9) +
    stroke('M238 194l-10 14M248 200l-8 14M230 184l-12 10', sea, 4),
  bicycle: () =>
    sky(mist, shell) +
    hill(206, 190, 212, sage) +
    shape('M0 240C120 226 280 256 400 236V300H0z', '#f0dccb') +
    repeatAt(
      [
        [46, 214],
        [352, 214],
      ],
      (x, y) => tree(x, y, 56, palette.leaf),
    ) +
    [130, 268]
      .map(
        (x) =>
          `<circle cx="${x}" cy="218" r="44" fill="none" stroke="${ink}" stroke-width="6"/>${dot(x, 218, 5, ink)}`,
      )
      .join('') +
    stroke(
      'M130 218L170 150H244L268 218M170 150L204 218H130M204 218L244 150M236 128L246 158M236 128h26',
      clay,
      7,
    ) +
    stroke('M158 138h28', ink, 9) +
    shape('M240 130h48l-6 34h-36z', honey) +
    dot(252, 124, 11, rose) +
    dot(272, 120, 12, peach) +
    dot(262, 112, 10, cream),
}
