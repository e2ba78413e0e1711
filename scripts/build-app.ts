import { renameSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { compress } from './compress.ts'

// The page, its public documents and its worker, as the server serves them. Run by scripts/build.ts.
// Made aside and moved into place whole: two builds at once, or a server that starts meanwhile, never meet half a page.
const aside = `dist/.app-${process.pid}`
try {
  await build({ logLevel: 'warn', build: { outDir: aside } })
  compress(aside)
  rmSync('dist/app', { recursive: true, force: true })
  renameSync(aside, 'dist/app')
} finally {
  rmSync(aside, { recursive: true, force: true })
}
