/** Pictures up to this are left alone: longest side in pixels, bytes. `anew`: never, so that the place goes. */
export interface PhotoLimits {
  readonly side: number
  readonly bytes: number
  readonly anew?: boolean
}

/** A picture within these limits and upright: the file itself, else a JPEG. HEIC and the like always become one. */
export async function redrawPhoto(
  file: File,
  limits: PhotoLimits,
  picture: ImageBitmap | HTMLImageElement,
): Promise<File> {
  const scale = limits.side / Math.max(picture.width, picture.height)
  if (limits.anew !== true && scale >= 1 && file.size <= limits.bytes && sendable.test(file.type)) return file
  const blob = await drawn(picture, Math.min(scale, 1), limits.bytes)
  return new File([blob], file.name.replace(/(?:\.\w+)?$/, '.jpg'), { type: blob.type })
}

const sendable = /^image\/(?:jpeg|png)$/

/** As a JPEG, coarser while it weighs too much. */
async function drawn(picture: ImageBitmap | HTMLImageElement, scale: number, mostBytes: number): Promise<Blob> {
  const canvas = makeCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  // What is transparent in a PNG would be black in a JPEG.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  let blob = await jpegOf(canvas, 0.85)
  for (const quality of [0.7, 0.5]) if (blob.size > mostBytes) blob = await jpegOf(canvas, quality)
  return blob
}

function makeCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  return typeof OffscreenCanvas === 'function'
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height })
}

function jpegOf(canvas: OffscreenCanvas | HTMLCanvasElement, quality: number): Promise<Blob> {
  const type = 'image/jpeg'
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, quality),
  )
}

/** The points of a picture as they are to be seen: turned as the photo says (EXIF). */
export function decodePhoto(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}
