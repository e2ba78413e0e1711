import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '#scripts/fingerprint.ts'

const folder = '.cache/slips'
const tools = [
  'tests/slips/draw/pictures',
  'tests/slips/draw/render-pages.ts',
  ...['sharp', '@hyzyla/pdfium', 'pdfkit'].map((name) => `node_modules/${name}/package.json`),
]
let toolsPrint: string | null = null

/** Keeps in .cache/slips what is slow to make of a PDF; made again when the PDF, or what distorts it, is another. */
export async function remembered(name: string, pdf: Uint8Array, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const hash = createHash('sha256')
    .update((toolsPrint ??= fingerprint(tools)))
    .update(pdf)
    .digest('hex')
  const file = join(folder, `${name}.${hash.slice(0, 16)}`)
  return readFile(file).catch(async () => {
    const bytes = await make()
    mkdirSync(folder, { recursive: true })
    for (const old of readdirSync(folder)) if (old.startsWith(`${name}.`)) rmSync(join(folder, old), { force: true })
    await writeFile(`${file}-${process.pid}`, bytes)
    await rename(`${file}-${process.pid}`, file)
    return bytes
  })
}
