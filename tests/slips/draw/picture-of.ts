import sharp from 'sharp'
import { renderPages } from './render-pages.ts'
import { pdfOf, type Sheet } from './sheet.ts'

/** A small drawing as the PNG of a picture, 200 dots an inch, `blur` pixels out of focus. */
export async function pictureOf(
  size: readonly [number, number],
  blur: number,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const [page] = await renderPages(await pdfOf({ size }, draw), 200)
  const picture = sharp(page!.pixels, { raw: { width: page!.width, height: page!.height, channels: 4 } }).flatten({
    background: '#fff',
  })
  return new Uint8Array(await (blur > 0 ? picture.blur(blur) : picture).png().toBuffer())
}
