import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

/**
 * The files of script that /commande needs before it can be used: what its document starts, the form, and whatever
 * these import at once.
 */
export function orderScript(app: string): readonly string[] {
  const form = readdirSync(`${app}/assets`).filter((name) => /^order-page-.*\.js$/.test(name))
  return withImports(app, [...started(`${app}/index.html`), ...form])
}

/** What a driver's room needs that no supplier's screen has. */
export function driverScript(app: string): readonly string[] {
  return readdirSync(`${app}/assets`).filter((name) => /^(?:driver-room|team)-.*\.js$/.test(name))
}

/** Those that a public page runs by itself. */
export function publicScript(app: string, page: string): readonly string[] {
  return withImports(app, started(`${app}/pages/${page}.html`))
}

/** The sheets of all screens: a supplier's, the team's, those of its settings and its runs besides, a driver's. */
export function stylesOf(app: string) {
  const sheets = readdirSync(`${app}/assets`).filter((name) => name.endsWith('.css'))
  const named = (beginning: string) => sheets.filter((name) => name.startsWith(beginning))
  return {
    supplier: sheets.filter((name) => !/^(?:staff|driver)-/.test(name)),
    team: named('staff-room-'),
    settings: named('staff-settings-'),
    runs: named('staff-runs-'),
    driver: named('driver-room-'),
  }
}

/** Bytes of these files as they are sent to a browser that reads brotli. */
export function sentBytes(app: string, files: readonly string[]): number {
  return files
    .map((name) => `${app}/assets/${name}`)
    .reduce((sum, path) => sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size, 0)
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
    for (const [, next = ''] of readFileSync(`${app}/assets/${name}`, 'utf8').matchAll(
      /(?:\bimport|\bfrom)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    ))
      found.add(next)
  }
  return [...found]
}
