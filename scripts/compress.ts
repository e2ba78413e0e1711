import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = new Set(['.js', '.css', '.svg', '.html', '.webmanifest', '.wasm'])

/** Leaves brotli and gzip copies where smaller. Public pages are compressed at boot, once they know their address. */
export function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !worthIt.has(extname(path)) || entry.parentPath.endsWith('/pages')) continue
    const plain = readFileSync(path)
    const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
    const gz = gzipSync(plain, { level: 9 })
    if (br.length < plain.length) writeFileSync(`${path}.br`, br)
    if (gz.length < plain.length) writeFileSync(`${path}.gz`, gz)
  }
}
