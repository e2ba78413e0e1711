import { readdirSync, readFileSync } from 'node:fs'

/** The files of script that /commande needs before it can be used: what its document starts, the form, and whatever these import at once. */
export function orderScript(app: string): readonly string[] {
  const form = readdirSync(`${app}/assets`).filter((name) => /^order-page-.*\.js$/.test(name))
  return withImports(app, [...started(`${app}/index.html`), ...form])
}

/** Those that a public page runs by itself. */
export function publicScript(app: string, page: string): readonly string[] {
  return withImports(app, started(`${app}/pages/${page}.html`))
}

function started(document: string): string[] {
  const [...files] = readFileSync(document, 'utf8').matchAll(/<script type="module"[^>]* src="\/assets\/([\w.-]+)"/g)
  if (files.length === 0) throw new Error(`${document} starts no script`)
  return files.map(([, name = '']) => name)
}

function withImports(app: string, files: readonly string[]): readonly string[] {
  const found = new Set(files)
  // The list grows while it is walked.
  for (const name of found) {
    for (const [, next = ''] of readFileSync(`${app}/assets/${name}`, 'utf8').matchAll(/(?:\bimport|\bfrom)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) found.add(next)
  }
  return [...found]
}
