import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Writes public/favicon.svg and the manifest's icons from the mark in logo.tsx. `node scripts/build-icons.ts` */
const ink = '#121a28'
const paper = '#f9f6f0'
const orange = '#ff8317'

const roof = (line: string) =>
  `<path d="M14 48 29.4 16.6Q32 11.4 34.6 16.6L50 48" fill="none" stroke="${line}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
const parcel = `<rect x="24.5" y="33" width="15" height="15" rx="3" fill="${orange}"/>`
const mark = roof(paper) + parcel

/** `bleed` fills the whole square; `scale` keeps the mark inside the circle a launcher may cut out. */
const tile = (bleed: boolean, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${bleed ? 0 : 17}" fill="${ink}"/>` +
  `<g transform="translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})">${mark}</g></svg>\n`

/** A drawing without a ground. */
function alone(drawing: string, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g transform="translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})">${drawing}</g></svg>\n`
}

/** The sign of a shortcut, on the ground of the mark. */
function sign(lines: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${ink}"/><g fill="none" stroke="${orange}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>\n`
}

await mkdir('public/icons', { recursive: true })
await writeFile('public/favicon.svg', tile(false))
await draw('icon-192', tile(false), 192)
await draw('icon-512', tile(false), 512)
await draw('maskable-512', tile(true, 0.78), 512)
// One colour, its form in what is transparent: a launcher paints it.
await draw('monochrome-512', alone(roof('#000') + `<rect x="24.5" y="33" width="15" height="15" rx="3"/>`, 0.78), 512)
await draw('shortcut-order-96', sign('<path d="M32 18v28M18 32h28"/>'), 96)
await draw('shortcut-history-96', sign('<circle cx="32" cy="32" r="15"/><path d="M32 23v10l7 5"/>'), 96)
await draw('shortcut-draft-96', sign('<path d="M20 44l3-10 17-17 7 7-17 17z"/>'), 96)
await draw('apple-touch-icon', tile(true, 0.9), 180)

async function draw(name: string, svg: string, size: number) {
  await sharp(Buffer.from(svg), { density: 900 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`public/icons/${name}.png`)
}
