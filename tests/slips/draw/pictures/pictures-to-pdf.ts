import sharp from 'sharp'
import { pdfOf } from '../sheet.ts'

/** A scanner's PDF: every page is a JPEG and nothing else; `dpi` tells how large the paper was. */
export async function picturesToPdf(jpegs: readonly Uint8Array[], dpi: number): Promise<Uint8Array> {
  const sizes = await Promise.all(
    jpegs.map(async (jpeg) => {
      const { width, height } = await sharp(jpeg).metadata()
      return [(width * 72) / dpi, (height * 72) / dpi] as const
    }),
  )
  return pdfOf({ size: sizes[0]! }, (sheet) =>
    jpegs.forEach((jpeg, at) => {
      if (at > 0) sheet.nextPage()
      sheet.picture(jpeg, 0, 0, sizes[at]![0])
    }),
  )
}
