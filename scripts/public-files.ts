import { rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { bindSpacesInCode } from './bind-spaces.ts'

type Bundle = Rolldown.OutputBundle
type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

/**
 * A source's built file, then all that it imports, now or later: `['assets/a.js', 'assets/b.js']`. `onTouch`: sources
 * left out, as few need them.
 */
export function scriptsOf(source: string, bundle: Bundle, onTouch: readonly string[] = []): string[] {
  const entry = builtFrom(source, bundle)
  const leftOut = new Set(onTouch.map((each) => builtFrom(each, bundle).fileName))
  const found = new Set([entry.fileName, ...entry.dynamicImports.filter((file) => !leftOut.has(file))])
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next)
  }
  return [...found]
}

function builtFrom(source: string, bundle: Bundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === resolve(source))
  if (chunk?.type !== 'chunk') throw new Error(`${source} was not built`)
  return chunk
}

/** What a component is drawn with: the styles of every piece it is made of as one text, and its images and font. */
interface Drawing {
  readonly css: string
  readonly files: readonly Rolldown.OutputAsset[]
}

/** By a build of its own, so that the app's chunks stay few. `components`: the sources of what is shown. */
export async function buildDrawing(components: readonly string[]): Promise<Drawing> {
  const entry = 'virtual:drawing'
  const code = [
    `import '/src/app/styles/styles.css'`,
    ...components.map((source) => `export * from '/${source}'`),
  ].join('\n')
  const plugin: Plugin = {
    name: 'colibat:drawing',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? code : undefined),
  }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), bindSpacesInCode(), plugin],
    build: { write: false, cssCodeSplit: false, copyPublicDir: false, rolldownOptions: { input: entry } },
  })
  const assets = [built]
    .flat()
    .flatMap((result): Output[] => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'asset')
  const styles = assets.filter(({ fileName }) => fileName.endsWith('.css'))
  return {
    css: styles.map(({ source }) => Buffer.from(source).toString('utf8').trim()).join(''),
    files: assets.filter((file) => !styles.includes(file)),
  }
}

/**
 * A source as a Node module, in production mode: what the build draws with. `kept`: the folder where it stays, for who
 * draws again.
 */
export async function buildForNode<Module>(source: string, kept?: string): Promise<Module> {
  const name = basename(source, '.tsx')
  const outDir = kept ?? `.cache/for-node-${process.pid}-${name}`
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), bindSpacesInCode()],
    // Whole: a folder of the app may lie where no package is found.
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: kept === undefined,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js`, chunkFileNames: '[name]-[hash].js' } },
    },
  })
  const module: Module = await import(pathToFileURL(resolve(outDir, `${name}.js`)).href)
  if (kept === undefined) rmSync(outDir, { recursive: true })
  return module
}

/** A source as the text of a classic script, for the inside of a document. */
export async function buildInline(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  })
  const [script] = [built].flat().flatMap((result): Output[] => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error(`${source} was not built`)
  return script.code.trim()
}
