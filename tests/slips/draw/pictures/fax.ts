import sharp from 'sharp'
import type { Chance } from '#tests/builders/chance.ts'
import { grainy } from './grain.ts'
import { lastPagePicture } from './page-picture.ts'

/** A pale fax kept as a PNG: grey on grey, noise, streaks of the roller. */
export async function fax(pdf: Uint8Array, luck: Chance): Promise<Uint8Array> {
  const page = (await lastPagePicture(pdf, luck.pick([160, 200]))).greyscale().toColourspace('b-w').blur(0.5)
  const pale = page.linear(luck.between(0.28, 0.42), luck.between(120, 140))
  const { data, info } = await pale.raw().toBuffer({ resolveWithObject: true })
  const streaks = Array.from({ length: luck.whole(2, 5) }, () => luck.whole(0, info.width - 3))
  for (const x of streaks) for (let y = 0; y < info.height; y++) data[y * info.width * info.channels + x] = 178
  const noisy = await grainy(
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }),
    12,
    luck,
  )
  return noisy.greyscale().toColourspace('b-w').png({ compressionLevel: 4 }).toBuffer()
}
