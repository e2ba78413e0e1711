import sharp from 'sharp'
import { type GreyPicture, longSidePx } from './grey-picture.ts'

/** A photograph or a scan as it is to be recognised: the right way up by what the camera noted, in grey, one size, without specks. */
export async function uprightGrey(bytes: Uint8Array): Promise<GreyPicture> {
  const picture = sharp(bytes, { limitInputPixels: 50e6, failOn: 'error' })
  const { autoOrient: size } = await picture.metadata()
  const long = Math.min(longSidePx, Math.max(size.width, size.height) * mostEnlarged)
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: long, height: long, fit: 'inside' })
    .extend({ bottom: median, right: median, background: '#fff' })
    .median(median)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** What is smaller gains nothing from being blown up further. */
const mostEnlarged = 3
/** The window that takes specks out, pixels. */
const median = 3
