import sharp from 'sharp'

/**
 * A photo of 12 megapixels as a phone stores it: lying on its side (EXIF orientation 6), grainy, of about 8 MB. Upright
 * it is 3000 × 4000, with a red corner at the top right.
 */
export function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  const grain = Buffer.alloc(width * height * 3)
  let seed = 1
  for (let at = 0; at < grain.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    grain[at] = 90 + ((seed >> 16) % 90)
  }
  const corner = {
    input: { create: { width: 900, height: 900, channels: 3 as const, background: 'red' } },
    left: 0,
    top: 0,
  }
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .composite([corner])
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
