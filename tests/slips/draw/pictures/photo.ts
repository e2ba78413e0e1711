import sharp, { type Sharp } from 'sharp'
import type { Chance } from '#tests/builders/chance.ts'
import { grainy } from './grain.ts'
import { lastPagePicture } from './page-picture.ts'
import { laidOn, type Raster } from './perspective.ts'

// What a telephone writes when it is held upright, sideways or upside down, and how its sensor then lay.
const holds = [
  { orientation: 6, turn: 270 },
  { orientation: 8, turn: 90 },
  { orientation: 3, turn: 180 },
  { orientation: 1, turn: 0 },
] as const

/**
 * A telephone's JPEG of a page on a table: perspective, a shadow, slight blur, noise, its turn told by EXIF; then made
 * smaller by the form.
 */
export async function photo(pdf: Uint8Array, luck: Chance): Promise<Uint8Array> {
  const page = await raster(await lastPagePicture(pdf, 220))
  const wide = page.width > page.height
  const [width, height] = wide ? [3800, 2850] : [3000, 4000]
  const scene = tabletop(width, height, luck)
  const scale = Math.min(width / page.width, height / page.height) * luck.between(0.86, 0.94)
  const [halfWidth, halfHeight] = [(page.width * scale) / 2, (page.height * scale) / 2]
  const lean = () => luck.between(-0.025, 0.025) * width
  const corner = (x: number, y: number) =>
    [width / 2 + x * halfWidth + lean(), height / 2 + y * halfHeight + lean()] as const
  laidOn(scene, page, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
  shade(scene, luck)
  const { orientation, turn } = luck.pick(holds)
  const soft = sharp(scene.data, { raw: { width, height, channels: 3 } }).blur(luck.between(0.8, 1.5))
  const upright = await grainy(soft, luck.between(6, 12), luck)
  return asSent(await upright.rotate(turn).jpeg({ quality: 80 }).withMetadata({ orientation }).toBuffer())
}

/** As the order form redraws it before it leaves the telephone. */
function asSent(photograph: Uint8Array): Promise<Uint8Array> {
  return sharp(photograph)
    .autoOrient()
    .resize({ width: 2400, height: 2400, fit: 'inside' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function raster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Planks: stripes of a brown or a grey. */
function tabletop(width: number, height: number, luck: Chance): Raster {
  const [red, green, blue] = luck.pick([
    [124, 92, 64],
    [92, 94, 98],
    [150, 128, 100],
    [60, 56, 54],
  ] as const)
  const data = new Uint8ClampedArray(width * height * 3)
  const grain = Array.from(
    { length: width },
    (_, x) => 8 * Math.sin(x / 37) + 5 * Math.sin(x / 9.3) - (x % 640 < 8 ? 35 : 0),
  )
  for (let at = 0; at < width * height; at++) {
    const tone = grain[at % width]!
    data[at * 3] = red + tone
    data[at * 3 + 1] = green + tone
    data[at * 3 + 2] = blue + tone
  }
  return { width, height, data }
}

/** Light from one side, and the soft shadow of the one who takes the picture. */
function shade({ width, height, data }: Raster, luck: Chance): void {
  const angle = luck.between(0, 2 * Math.PI)
  const [slope, rise] = [Math.cos(angle), Math.sin(angle)]
  const fall = luck.between(0.18, 0.38)
  const [shadowAt, shadowDepth] = [luck.between(-0.4, 0.4), luck.between(0.15, 0.35)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = ((x / width - 0.5) * slope + (y / height - 0.5) * rise) * 1.4
      const edge = 1 / (1 + Math.exp(-(along - shadowAt) * 18))
      const light = 0.94 - fall * (along + 0.5) - shadowDepth * edge * 0.6
      const at = (y * width + x) * 3
      data[at]! *= light
      data[at + 1]! *= light * 0.985
      data[at + 2]! *= light * 0.94
    }
  }
}
