import { rmSync } from 'node:fs'
import { build } from 'vite'
import { compress } from './compress.ts'
import { putInPlace } from './put-in-place.ts'

// The page, its public documents and its worker, into dist/app or the named folder; run by scripts/build.ts. Moved into
// place whole: two builds, or a starting server, never meet half a page.
const target = process.argv[2] ?? 'dist/app'
const aside = `dist/.app-${process.pid}`
try {
  await build({ logLevel: 'warn', build: { outDir: aside } })
  compress(aside)
  putInPlace(aside, target, new Date())
} finally {
  rmSync(aside, { recursive: true, force: true })
}
