import type { Plugin } from 'vite'
import { driverStage, firstStage, isDriversFile } from '../src/contract/worker/precache.ts'

interface BuiltEntry {
  readonly url: string
  readonly revision: string | null
}

/**
 * Tells files of the app's first screen, and of a driver's room, from others': the entry, what it imports at once, its styles. No build keeps a
 * file without those it imports at once: it would open nowhere but where the network is.
 */
export function precacheStages() {
  const first = new Set<string>()
  const imports = new Map<string, readonly string[]>()
  const plugin: Plugin = {
    name: 'colibat:precache-stages',
    writeBundle(_, bundle) {
      const add = (file: string): void => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || first.has(file)) return
        first.add(file)
        for (const imported of chunk.imports) add(imported)
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') imports.set(chunk.fileName, chunk.imports)
        if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html'))
          add(chunk.fileName)
        if (chunk.type === 'asset' && /^assets\/style-.*\.css$|\.woff2$/.test(chunk.fileName)) first.add(chunk.fileName)
      }
    },
  }
  /** Marks them in the precache list by revision, which hashed files do not need: no other field gets through. */
  const mark = <Entry extends BuiltEntry>(entries: readonly Entry[]) => {
    const kept = new Set(entries.map(({ url }) => url))
    const lost = [...kept].flatMap((url) => imports.get(url)?.filter((imported) => !kept.has(imported)) ?? [])
    if (lost.length > 0) throw new Error(`not kept, yet imported by what is: ${lost.join(', ')}`)
    return {
      manifest: entries.map((entry) =>
        first.has(entry.url)
          ? { ...entry, revision: firstStage }
          : isDriversFile(entry.url)
            ? { ...entry, revision: driverStage }
            : entry,
      ),
      warnings: [],
    }
  }
  return { plugin, mark }
}
