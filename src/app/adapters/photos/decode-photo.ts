/** The points of a picture as they are to be seen: turned as the photo says (EXIF). */
export function decodePhoto(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}
