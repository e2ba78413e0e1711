import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Writes src/app/styles/bricolage.woff2: weights 600 to 800, French, tabular figures. `node scripts/build-font.ts` */
type Subset = (font: Buffer, text: string, options: object) => Promise<Buffer>
const subsetFont = createRequire(import.meta.url)('subset-font') as Subset

const source = 'node_modules/@fontsource-variable/bricolage-grotesque'
const styles = 'src/app/styles'

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const french = 'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ'
const signs = ' !"#%&\'()*+,-./:;=?@_€«»‘’“”…–—·×°²\u00a0' // the source has no → ✓ nor U+202F: the system's font lends them

const whole = await readFile(`${source}/files/bricolage-grotesque-latin-wght-normal.woff2`)
const subset = await subsetFont(whole, plain + french + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 600, max: 800, default: 600 } },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
})
await writeFile(`${styles}/bricolage.woff2`, subset)
await copyFile(`${source}/LICENSE`, `${styles}/bricolage-licence.txt`)
console.log(`bricolage.woff2: ${subset.length} bytes (limit 25000)`)
if (subset.length > 25_000) process.exitCode = 1
