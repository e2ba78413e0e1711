import sharp, { type Sharp } from 'sharp'
import type { Chance } from '#tests/builders/chance.ts'

/** Sensor noise of about ±`strength` grey levels on every pixel. */
export async function grainy(picture: Sharp, strength: number, luck: Chance): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let state = luck.whole(1, 2_000_000_000)
  for (let at = 0; at < data.length; at++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    // Two bytes of luck added: a hill, not a plain.
    const hill = ((state & 0xff) + ((state >>> 8) & 0xff)) / 255 - 1
    const value = data[at]! + hill * strength
    data[at] = value < 0 ? 0 : value > 255 ? 255 : value
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
