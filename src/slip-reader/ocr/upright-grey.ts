import sharp from 'sharp'
import { type GreyPicture, longSidePx } from '#slip-reader/grey-picture.ts'

/**
 * A photograph or a scan as it is to be recognised: the right way up by what the camera noted, in grey, on white, in a
 * part of the usual size.
 */
export async function uprightGrey(bytes: Uint8Array, part: number): Promise<GreyPicture> {
  const picture = sharp(bytes, { limitInputPixels: 50e6, failOn: 'error' })
  const { autoOrient: size, hasAlpha } = await picture.metadata()
  const long = Math.round(part * Math.min(longSidePx, Math.max(size.width, size.height) * mostEnlarged))
  const { data, info } = await (hasAlpha ? picture.flatten({ background: '#fff' }) : picture)
    .autoOrient()
    .greyscale()
    .resize({ width: long, height: long, fit: 'inside', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** What is smaller gains nothing from being blown up further. */
const mostEnlarged = 3
