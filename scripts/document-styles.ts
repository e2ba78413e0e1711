import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ofDocuments = /\/src\/app\/site\/(?!site-frame\.css).*\.css$/
const appEntry = fileURLToPath(new URL('../src/app/main.tsx', import.meta.url))

/**
 * Leaves the public pages' sheets out of the app's: each page has its own. The app shows only their frame; the build
 * fails should it show more.
 */
export function documentStyles(): Plugin {
  return {
    name: 'colibat:document-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (ofDocuments.test(id) ? '' : null),
    buildEnd(error) {
      if (error) return
      const shown = new Set([appEntry])
      for (const id of shown) {
        const module = this.getModuleInfo(id)
        for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) shown.add(next)
      }
      const missed = [...shown].find((id) => ofDocuments.test(id))
      if (missed !== undefined)
        this.error(
          `${missed} is shown by the app, whose sheet goes without those of the public pages (scripts/document-styles.ts)`,
        )
    },
  }
}
