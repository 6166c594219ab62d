import sharp from 'sharp'

/** A picture may have so many pixels: the largest camera of a phone. A pixel takes four bytes while it is read. */
const maxPixels = 40_000_000
/** Bytes that a picture is served with at most. */
export const maxPictureBytes = 300_000

/** Seconds that one picture may take. */
const patience = 10

/** Sides and qualities that are tried until the picture is small enough, in pixels and of a hundred. */
const tries = [
  { side: 1600, quality: 80 },
  { side: 1440, quality: 66 },
  { side: 1200, quality: 60 },
  { side: 960, quality: 60 },
  { side: 640, quality: 50 },
] as const

// One picture at a time, on one thread, and nothing kept of it: memory is bounded by the largest.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/** What a picture begins with, at which byte; whatever else the bytes say they are is not tried. */
const beginnings: readonly (readonly (readonly [number, string])[])[] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBPVP8'],
  ],
  [[0, 'GIF8']],
  [[4, 'ftypavi']],
]

let last: Promise<unknown> = Promise.resolve()

/** Waits for those before it, so that one runs at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/** The bytes are no picture that is taken, or one that cannot be read. */
export class UnreadablePicture extends Error {}

/**
 * Reads a JPEG, PNG or WebP, or the first frame of a GIF or AVIF, and writes it anew as a WebP that is small enough to serve:
 * upright, in sRGB, without EXIF, place or anything else that stood in the file.
 * @throws UnreadablePicture for anything else, for what is broken, and above 40 megapixels.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<Buffer> {
  const beginning = String.fromCharCode(...bytes.subarray(0, 16))
  const isKnown = beginnings.some((parts) => parts.every(([at, part]) => beginning.startsWith(part, at)))
  if (!isKnown) throw new UnreadablePicture('no picture')
  return inTurn(async () => {
    try {
      return await writeAnew(bytes)
    } catch (error) {
      throw error instanceof UnreadablePicture ? error : new UnreadablePicture('unreadable', { cause: error })
    }
  })
}

async function writeAnew(bytes: Uint8Array): Promise<Buffer> {
  // Read once, and made smaller while it is: what follows has a tenth of the pixels of a photograph.
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width: tries[0].side, height: tries[0].side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const { side, quality } of tries) {
    const written = await sharp(data, { raw })
      .timeout({ seconds: patience })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 2 })
      .toBuffer()
    if (written.length < maxPictureBytes) return written
  }
  throw new UnreadablePicture('too much in it')
}
