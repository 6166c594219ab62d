import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brokenPictures } from '#server/testing/broken-pictures.ts'
import { maxPictureBytes, reencodePicture, UnreadablePicture } from './reencode-picture.ts'

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const megabytes = () => process.memoryUsage().rss / 1e6

test('what is broken, disguised, too large or no picture is refused, in bounded memory', async () => {
  const all = await brokenPictures()
  expect(all.length).toBeGreaterThanOrEqual(20)
  const before = megabytes()
  for (const [what, bytes] of all)
    await expect(reencodePicture(bytes), what).rejects.toBeInstanceOf(UnreadablePicture)
  await Promise.all(all.map(([, bytes]) => reencodePicture(bytes).catch(() => undefined)))
  expect(megabytes() - before).toBeLessThan(400)
})

test('a photograph of 12 megapixels comes back small, upright, and without where it was taken', async () => {
  const photograph = await noise(4_000, 3_000)
    .blur(1.2)
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone', Copyright: 'her name' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 0/1', GPSLongitudeRef: 'E' },
    })
    .toBuffer()
  expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('her name')
  const before = process.cpuUsage()
  const served = await reencodePicture(photograph)
  const { user, system } = process.cpuUsage(before)
  const { format, width = 0, height = 0, exif, xmp, icc, orientation } = await sharp(served).metadata()
  expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' })
  expect(height).toBeGreaterThan(width)
  expect(served.length).toBeLessThan(maxPictureBytes)
  // Nothing shorter: a picture's own bytes spell three letters by chance.
  expect(served.toString('latin1')).not.toMatch(/her name|Exif\0\0/)
  // Microseconds of its own: what runs beside these tests is not counted.
  expect(user + system).toBeLessThan(2_000_000)
}, 110_000)

test('the worst noise fits too, and what is small and plain keeps its size and its holes', async () => {
  const worst = await noise(2_400, 2_400).jpeg({ quality: 95 }).toBuffer()
  expect((await reencodePicture(worst)).length).toBeLessThan(maxPictureBytes)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const sticker = await sharp({ create: { width: 90, height: 40, channels: 4, background: clear } })
    .png()
    .toBuffer()
  expect(await sharp(await reencodePicture(sticker)).metadata()).toMatchObject({
    width: 90,
    height: 40,
    hasAlpha: true,
  })
})

test('of what moves, the first picture stays; grey, deep and palette pictures are read', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .gif()
    .toBuffer()
  const still = sharp(await reencodePicture(moving))
  expect((await still.metadata()).pages).toBeUndefined()
  expect((await still.stats()).dominant).toMatchObject({ r: 248, b: 8 })
  const others = [
    await noise(80, 60).avif().toBuffer(),
    await noise(80, 60).webp().toBuffer(),
    await noise(80, 60).greyscale().jpeg().toBuffer(),
    await noise(80, 60).toColourspace('cmyk').jpeg().toBuffer(),
    await noise(80, 60).toColourspace('rgb16').png().toBuffer(),
    await noise(80, 60).png({ palette: true }).toBuffer(),
    await noise(80, 60).greyscale().png().toBuffer(),
  ]
  for (const bytes of others)
    expect(await sharp(await reencodePicture(bytes)).metadata()).toMatchObject({ format: 'webp', width: 80 })
})
