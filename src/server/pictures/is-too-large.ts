import type { Metadata } from 'sharp'

/**
 * Whether a picture takes too much to unfold, by its head. A one-pass JPEG, in strips: 50 million pixels. Anything
 * else: 25 million and 150 MB; an interlaced PNG, all in memory: 10 million.
 */
export function isTooLarge({ format, width, height, channels, depth, isProgressive }: Metadata): boolean {
  const pixels = width * height
  if (format === 'jpeg' && !isProgressive) return pixels > mostOfCamera
  return (
    pixels > (format === 'png' && isProgressive ? mostInterlaced : most) ||
    pixels * channels * (bytesOf[depth] ?? 1) > mostBytes
  )
}

/** Phones take photos of 48 and 50 million. */
const mostOfCamera = 50e6
const most = 25e6
const mostInterlaced = 10e6
const mostBytes = 150e6

/** Of one channel of one pixel; none is larger in a PNG or a JPEG. */
const bytesOf: Readonly<Record<string, number>> = { uchar: 1, ushort: 2 }
