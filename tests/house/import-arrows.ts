import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** One file that needs another, by their paths from the root. */
export interface Arrow {
  readonly from: string
  readonly to: string
}

/**
 * Who needs whom among the files of a folder: imports of values and of types alike, late ones, and what a thread is
 * started from.
 */
export function importArrows(folder: string): Arrow[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  return files
    .map((path) => `${folder}/${path}`)
    .flatMap((from) =>
      needsOf(readFileSync(from, 'utf8'))
        .flatMap((need) => pathOf(need, from) ?? [])
        .map((to) => ({ from, to })),
    )
}

/** `import type { Cents } from '#rules/price/money.ts'` → ['#rules/price/money.ts']. */
export function needsOf(code: string): string[] {
  return [...code.matchAll(/(?:\b(?:from|import)\s*\(?|\bnew URL\()\s*'(?<need>[^'\n]+)'/g)].map(
    ({ groups }) => groups?.['need'] ?? '',
  )
}

/** The file that is meant by an import, from the root; null for a package. */
export function pathOf(need: string, from: string): string | null {
  if (need.startsWith('.')) return join(dirname(from), need)
  const alias = Object.keys(aliases).find((each) => need.startsWith(each))
  return alias === undefined ? null : `${aliases[alias]}${need.slice(alias.length)}`
}

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }

/** '#rules/' → 'src/rules/'. */
const aliases = Object.fromEntries(
  Object.entries(imports).map(([alias, path]) => [alias.replace('*', ''), path.replace(/^\.\//, '').replace('*', '')]),
)
