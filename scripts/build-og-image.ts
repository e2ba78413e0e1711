import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '#content/company.ts'
import { startingPrice } from '#content/starting-price.ts'

/** Writes public/og.png, what a link to the site shows: the hero. `node scripts/build-og-image.ts` */
type Subset = (font: Buffer, text: string, options: object) => Promise<Buffer>
const subsetFont = createRequire(import.meta.url)('subset-font') as Subset

const folder = await mkdtemp(join(tmpdir(), 'colibat-og-'))
const source = await readFile(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)
const lines = {
  name: brand,
  first: 'Du dépôt au chantier,',
  second: 'sans y aller.',
  price: `Matériaux et colis, dès ${startingPrice}`,
}
const font = await subsetFont(source, Object.values(lines).join(''), {
  targetFormat: 'truetype',
  variationAxes: { wght: 750 },
})
const fontfile = join(folder, 'bricolage.ttf')
await writeFile(fontfile, font)

const hero = await readFile('src/app/site/home/hero.svg')
const mark = (await readFile('public/favicon.svg', 'utf8')).replaceAll(/\s+$/g, '')
const tape = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="24"><rect width="1200" height="24" fill="#121a28"/>${[...Array.from({ length: 20 }).keys()].map((n) => `<path d="M${n * 64} 24l24-24h32l-24 24z" fill="#ff8317"/>`).join('')}</svg>`
const image = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#f9f6f0' } }).composite([
  { input: Buffer.from(tape), left: 0, top: 0 },
  { input: await sharp(Buffer.from(mark), { density: 400 }).resize(76).png().toBuffer(), left: 72, top: 80 },
  { input: await words(lines.name, 46), left: 168, top: 100 },
  { input: await words(lines.first, 88), left: 72, top: 200 },
  { input: await words(lines.second, 88), left: 72, top: 304 },
  { input: await words(lines.price, 36, '#9a4a12'), left: 72, top: 500 },
  { input: await sharp(hero, { density: 200 }).resize(500, 312).png().toBuffer(), left: 700, top: 318 },
])
await image.png({ palette: true, compressionLevel: 9 }).toFile('public/og.png')
await rm(folder, { recursive: true })

/** A line of text, `size` pixels high as fonts count. */
async function words(text: string, size: number, colour = '#121a28'): Promise<Buffer> {
  const rgba = {
    text: `<span foreground="${colour}" letter_spacing="${Math.round(size * -26)}">${text}</span>`,
    font: `Bricolage Grotesque 96pt ExtraBold, ${size}`,
    fontfile,
    rgba: true,
    dpi: 72,
  }
  return sharp({ text: rgba }).png().toBuffer()
}
