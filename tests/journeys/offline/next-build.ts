import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '#scripts/compress.ts'

/**
 * Puts the built app into a folder as its next build: the same, but that every hashed file has another name, and the
 * files of the build before are gone.
 */
export function nextBuild(built: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(built, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$|\/before$/.test(path) })
  const names = new Map(readdirSync(join(folder, 'assets')).flatMap((name) => renamed(name)))
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:js|css|html)$/.test(path),
  )
  for (const path of texts) {
    const text = readFileSync(join(folder, path), 'utf8')
    writeFileSync(
      join(folder, path),
      text.replaceAll(/[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)/g, (name) => names.get(name) ?? name),
    )
  }
  for (const [from, to] of names) renameSync(join(folder, 'assets', from), join(folder, 'assets', to))
  compress(folder)
}

/**
 * 'order-page-D-QolxM0.js' → ['order-page-D-QolxM0.js', 'order-page-D-Qolxnext.js'], so to speak: of the same length.
 */
function renamed(name: string): [string, string][] {
  const [, head, hash, end] = /^(.*-)([\w-]{8})(\.\w+)$/.exec(name) ?? []
  return hash === undefined ? [] : [[name, `${head}${hash.slice(0, 6)}2b${end}`]]
}
