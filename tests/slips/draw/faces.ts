import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Subset = (font: Buffer, text: string, options: object) => Promise<Buffer>
const subsetFont = createRequire(import.meta.url)('subset-font') as Subset

/** Typefaces by what they look like: the PDF's own fourteen, and open ones from packages. */
const named = {
  sans: 'Helvetica',
  sansBold: 'Helvetica-Bold',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  mono: 'Courier',
  modern: ['inter', 400],
  modernBold: ['inter', 700],
  book: ['lora', 400],
  bookBold: ['lora', 700],
  printer: ['ibm-plex-mono', 400],
  printerBold: ['ibm-plex-mono', 700],
  narrow: ['archivo-narrow', 400],
  narrowBold: ['archivo-narrow', 700],
} as const

export type Face = keyof typeof named
export type Faces = Readonly<Record<Face, string | Buffer>>

let opened: Promise<Faces> | null = null

/** What pdfkit takes for each face: a name it knows, or a plain TrueType file. */
export function openFaces(): Promise<Faces> {
  return (opened ??= Promise.all(
    Object.entries(named).map(async ([face, font]) => [face, typeof font === 'string' ? font : await unpacked(font)]),
  ).then((all) => Object.fromEntries(all) as Faces))
}

// pdfkit stumbles over packed glyphs, and over an empty one at the very end of a file: unpacked, and something after
// it.
async function unpacked([name, weight]: readonly [string, number]): Promise<Buffer> {
  const packed = await readFile(`node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)
  return Buffer.concat([
    await subsetFont(packed, letters, { targetFormat: 'truetype', noHinting: true }),
    Buffer.alloc(64),
  ])
}

/** Latin-1, and the quotes, dashes and signs French printing adds. */
const letters = `${Array.from({ length: 0xe0 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')}’‘“”–—…€œŒ•`
