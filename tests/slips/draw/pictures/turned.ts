import type { Chance } from '#tests/builders/chance.ts'
import { grainy } from './grain.ts'
import { pagePictures } from './page-picture.ts'
import { picturesToPdf } from './pictures-to-pdf.ts'

/** A scan that lay sideways or upside down in the feeder. */
export async function turned(pdf: Uint8Array, luck: Chance): Promise<Uint8Array> {
  const dpi = luck.pick([150, 200])
  const quarter = luck.pick([90, 180, 270])
  const jpegs: Uint8Array[] = []
  for (const page of await pagePictures(pdf, dpi)) {
    jpegs.push(await (await grainy(page.rotate(quarter).blur(0.4), 8, luck)).jpeg({ quality: 80 }).toBuffer())
  }
  return picturesToPdf(jpegs, dpi)
}
