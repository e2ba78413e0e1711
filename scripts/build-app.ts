import { rmSync } from 'node:fs'
import { build } from 'vite'
import { compress } from './compress.ts'
import { putInPlace } from './put-in-place.ts'

// The page, its public documents and its worker, as the server serves them, into dist/app or the folder that is named. Run by scripts/build.ts.
// Made aside and moved into place whole: two builds at once, or a server that starts meanwhile, never meet half a page.
const target = process.argv[2] ?? 'dist/app'
const aside = `dist/.app-${process.pid}`
try {
  await build({ logLevel: 'warn', build: { outDir: aside } })
  compress(aside)
  putInPlace(aside, target, new Date())
} finally {
  rmSync(aside, { recursive: true, force: true })
}
