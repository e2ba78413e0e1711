import { decodePhoto, redrawPhoto, type PhotoLimits } from './redraw-photo.ts'

/** Redraws a picture in the page itself, which stands still meanwhile; null when it cannot be read. */
export async function redrawHere(file: File, limits: PhotoLimits): Promise<File | null> {
  try {
    return await redrawPhoto(file, limits, await decodePhoto(file).catch(() => decodeByElement(file)))
  } catch {
    return null
  }
}

/** Some phones show more formats than they give as a bitmap. */
async function decodeByElement(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
