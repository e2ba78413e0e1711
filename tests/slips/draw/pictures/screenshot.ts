import sharp from 'sharp'
import type { Chance } from '#tests/builders/chance.ts'
import { pictureOf } from '../picture-of.ts'
import { lastPagePicture } from './page-picture.ts'

/** The page in a viewer's window: its bar above, its grey around, 115 to 150 dots an inch. */
export async function screenshot(pdf: Uint8Array, luck: Chance): Promise<Uint8Array> {
  const page = await (await lastPagePicture(pdf, luck.whole(115, 150))).png().toBuffer({ resolveWithObject: true })
  const margin = luck.whole(30, 140)
  const width = page.info.width + 2 * margin
  const dark = luck.next() < 0.5
  const bar = await pictureOf([(width * 72) / 200, 22], 0, (sheet) => {
    sheet.box(0, 0, sheet.width, sheet.height, dark ? '#323639' : '#e8eaed', dark ? '#323639' : '#e8eaed')
    sheet.write('bordereau.pdf', 8, 7, { face: 'modern', size: 7, color: dark ? '#eee' : '#222' })
    sheet.write('1 / 1     100 %', sheet.width / 2, 7, {
      face: 'modern',
      size: 7,
      color: dark ? '#eee' : '#222',
      align: 'center',
    })
  })
  return sharp({
    create: { width, height: page.info.height + 100, channels: 3, background: dark ? '#525659' : '#d5d7da' },
  })
    .composite([
      { input: await sharp(bar).resize(width, 60, { fit: 'fill' }).toBuffer(), left: 0, top: 0 },
      { input: page.data, left: margin, top: 76 },
    ])
    .png()
    .toBuffer()
}
