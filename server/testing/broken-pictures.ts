import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const text = (value: string) => Buffer.from(value)

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, body, crcOf(body)])
}

function crcOf(bytes: Buffer): Buffer {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  const out = Buffer.alloc(4)
  out.writeUInt32BE(~crc >>> 0)
  return out
}

/** A PNG that says it is so large, of which nearly nothing follows. */
function bomb(width: number, height: number, rows = 1): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const packed = deflateSync(Buffer.alloc(rows * (width + 1)))
  return Buffer.concat([
    Buffer.from([0x89]),
    text('PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#f9c9b5' } })

/** Files that are no picture, or none that is taken, by what is wrong with them. */
export async function brokenPictures(): Promise<[string, Buffer][]> {
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const jpeg = await sharp(noise).jpeg().toBuffer()
  const webp = await sharp(noise).webp().toBuffer()
  const avif = await plain().avif().toBuffer()
  const gif = await plain().gif().toBuffer()
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
  return [
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['words', text('this is no picture')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['a PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
    ['a ZIP', text('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaa')],
    ['a TIFF', await plain().tiff().toBuffer()],
    ['a HEIC by its name', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['half a JPEG', half(jpeg)],
    ['half a PNG', half(noise)],
    ['half a WebP', half(webp)],
    ['half an AVIF', half(avif)],
    ['a GIF cut short', gif.subarray(0, 20)],
    ['a JPEG of its beginning alone', Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(5_000, 7)])],
    ['a page with the beginning of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('<html>')])],
    ['an SVG with the beginning of a PNG', Buffer.concat([noise.subarray(0, 8), text('<svg/>')])],
    ['a RIFF that is a sound', text('RIFF\x24\0\0\0WAVEfmt ')],
    ['a PNG of 4,000 megapixels in a few bytes', bomb(65_000, 65_000)],
    ['a PNG of 49 megapixels, packed to little', bomb(7_000, 7_000, 7_000)],
    ['a JPEG of 42 megapixels', await plain(7_000, 6_000).jpeg().toBuffer()],
    ['a WebP of 41 megapixels', await plain(6_400, 6_400).webp({ effort: 0 }).toBuffer()],
    ['a PNG without a pixel', bomb(0, 0, 0)],
  ]
}
