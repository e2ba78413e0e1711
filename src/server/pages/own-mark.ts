import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { brand, initialOf, isBuiltBrand } from '#content/company.ts'
import { givenSite } from '#content/site.ts'
import { forgetLetters, readTypefaces } from '#server/paper/typefaces.ts'

/** Whether a site shows a mark of its own in place of the product's: its picture, else its first letter. */
export const hasOwnMark = !isBuiltBrand || givenSite().logo !== undefined

/** What a document that is drawn again loads for it. */
export const markLink = hasOwnMark ? '<link rel="stylesheet" href="/icons/mark.css">' : ''

/**
 * The files of that mark, by their paths, in the place of the built ones: the tab's icon, those of an installed app, and
 * the sheet that shows it on pages. Throws where the site's picture cannot be read.
 */
export async function drawOwnMark(): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const { logo } = givenSite()
  if (!hasOwnMark) return new Map()
  const picture = logo === undefined ? Buffer.from(letterTile(await firstLetter())) : await readPicture(logo)
  const square = async (size: number, { ground, scale = 1 }: { ground?: string; scale?: number } = {}) => {
    const inner = Math.round(size * scale)
    const rest = Math.round((size - inner) / 2)
    const [start, end] = [rest, size - inner - rest]
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const drawing = sharp(picture, { density: 300, limitInputPixels: 50_000_000 })
      .resize(inner, inner, { fit: 'contain', background: clear })
      .extend({ top: start, left: start, bottom: end, right: end, background: ground ?? clear })
    return new Uint8Array(await (ground ? drawing.flatten({ background: ground }) : drawing).png().toBuffer())
  }
  const small = await square(128)
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${Buffer.from(small).toString('base64')}"/></svg>`
  return new Map([
    ['/favicon.svg', new TextEncoder().encode(icon)],
    ['/icons/icon-192.png', await square(192)],
    ['/icons/icon-512.png', await square(512)],
    ['/icons/maskable-512.png', await square(512, { ground: paper, scale: 0.62 })],
    ['/icons/monochrome-512.png', await square(512)],
    ['/icons/apple-touch-icon.png', await square(180, { ground: paper, scale: 0.8 })],
    ['/icons/mark.css', new TextEncoder().encode(sheet)],
  ])
}

/** The bytes of a site's picture. Throws with a sentence where they are none. */
export async function readPicture(path: string): Promise<Buffer> {
  const bytes = await readFile(path)
  await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`logo : ${path} n’est pas une image.`)
    })
  return bytes
}

const sheet = '.logo-mark{background:url(/favicon.svg) center/contain no-repeat}.logo-mark>*{display:none}'
const [ink, paper] = ['#121a28', '#f9f6f0']

/** The outline of the first letter of the name, and the square units of its type. */
async function firstLetter(): Promise<{ readonly path: string; readonly width: number; readonly unitsPerEm: number }> {
  const typefaces = await readTypefaces()
  const face = typefaces.display
  const [glyph] = face.layout(initialOf(brand)).glyphs
  forgetLetters(typefaces)
  if (glyph === undefined) throw new Error('The display face draws no letter')
  return { path: glyph.path.toSVG(), width: glyph.advanceWidth, unitsPerEm: face.unitsPerEm }
}

/** A letter on a tile, as the product's own mark stands on one. */
function letterTile({ path, width, unitsPerEm }: Awaited<ReturnType<typeof firstLetter>>): string {
  const scale = 48 / unitsPerEm
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="17" fill="${ink}"/><path fill="${paper}" transform="translate(${32 - (width * scale) / 2} 49) scale(${scale} ${-scale})" d="${path}"/></svg>`
}
