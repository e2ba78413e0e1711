import sharp, { type Sharp } from 'sharp'
import { renderPages } from '../render-pages.ts'

/** The pages of a PDF as pictures, white where nothing is drawn. */
export async function pagePictures(pdf: Uint8Array, dpi: number): Promise<readonly Sharp[]> {
  return (await renderPages(pdf, dpi)).map(({ width, height, pixels }) =>
    sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' }),
  )
}

/** The page with the total: the last one. */
export async function lastPagePicture(pdf: Uint8Array, dpi: number): Promise<Sharp> {
  return (await pagePictures(pdf, dpi)).at(-1)!
}
