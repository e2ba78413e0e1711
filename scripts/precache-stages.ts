import type { Plugin } from 'vite'
import { firstStage } from '../src/contract/worker/precache.ts'

interface BuiltEntry {
  readonly url: string
  readonly revision: string | null
}

/** Tells files of the app's first screen from others': the entry, what it imports at once, its styles. */
export function precacheStages() {
  const first = new Set<string>()
  const plugin: Plugin = {
    name: 'colibat:precache-stages',
    generateBundle(_, bundle) {
      const add = (file: string): void => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || first.has(file)) return
        first.add(file)
        for (const imported of chunk.imports) add(imported)
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html'))
          add(chunk.fileName)
        if (chunk.type === 'asset' && /^assets\/style-.*\.css$|\.woff2$/.test(chunk.fileName)) first.add(chunk.fileName)
      }
    },
  }
  /** Marks them in the precache list by revision, which hashed files do not need: no other field gets through. */
  const mark = <Entry extends BuiltEntry>(entries: readonly Entry[]) => ({
    manifest: entries.map((entry) => (first.has(entry.url) ? { ...entry, revision: firstStage } : entry)),
    warnings: [],
  })
  return { plugin, mark }
}
