import type { GreyPicture } from '#slip-reader/grey-picture.ts'

/** The light that falls on a picture: a copy of it, one pixel a block, so blurred that no writing is left. */
export function lightOf(picture: GreyPicture): GreyPicture {
  return blurred(blurred(shrunk(picture)))
}

/** How large a pixel of the light is in those of the picture. */
export const blockPx = 16

/** The mean of each block. */
function shrunk({ width, height, pixels }: GreyPicture): GreyPicture {
  const [across, down] = [Math.ceil(width / blockPx), Math.ceil(height / blockPx)]
  const [sums, counts] = [new Uint32Array(across * down), new Uint32Array(across * down)]
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / blockPx) * across
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor(x / blockPx)
      sums[at] = (sums[at] as number) + (pixels[y * width + x] as number)
      counts[at] = (counts[at] as number) + 1
    }
  }
  return { width: across, height: down, pixels: Uint8Array.from(sums, (sum, at) => sum / (counts[at] as number)) }
}

/** The mean of the blocks around, first along the rows, then along the columns. */
function blurred({ width, height, pixels }: GreyPicture): GreyPicture {
  const alongRows = means(pixels, { step: 1, length: width, place: (at) => at % width })
  return {
    width,
    height,
    pixels: means(alongRows, { step: width, length: height, place: (at) => Math.floor(at / width) }),
  }
}

interface Way {
  readonly step: number
  readonly length: number
  place(at: number): number
}

function means(values: Uint8Array, { step, length, place }: Way): Uint8Array {
  return values.map((_, at) => {
    const first = at - Math.min(reach, place(at)) * step
    const last = at + Math.min(reach, length - 1 - place(at)) * step
    let sum = 0
    for (let other = first; other <= last; other += step) sum += values[other] as number
    return (sum * step) / (last - first + step)
  })
}

/** Blocks to either side. */
const reach = 3
