import type { Chance } from '#tests/builders/chance.ts'
import { grainy } from './grain.ts'
import { pagePictures } from './page-picture.ts'
import { picturesToPdf } from './pictures-to-pdf.ts'

/** A flatbed scanner: every page a picture of 150 to 200 dots an inch, slightly askew, with noise. */
export async function scan(pdf: Uint8Array, luck: Chance): Promise<Uint8Array> {
  const dpi = luck.pick([150, 175, 200])
  const isGrey = luck.next() < 0.6
  const jpegs: Uint8Array[] = []
  // One page after the other: luck must be drawn in the same order each time.
  for (const page of await pagePictures(pdf, dpi)) {
    const askew = page.rotate(luck.between(-1.4, 1.4), { background: '#f4f3f0' }).blur(luck.between(0.35, 0.6))
    const noisy = await grainy(isGrey ? askew.greyscale().toColourspace('b-w') : askew, luck.between(8, 18), luck)
    jpegs.push(
      await noisy
        .linear(luck.between(0.84, 0.94), luck.between(6, 16))
        .jpeg({ quality: luck.whole(62, 82) })
        .toBuffer(),
    )
  }
  return picturesToPdf(jpegs, dpi)
}
