import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { quotedParts, type LowestParts } from '#rules/price/lowest-price.ts'
import { contentPolicy } from '#server/guards/content-policy.ts'
import { type BuiltFile, builtFile, fingerprintOf } from './built-file.ts'
import { assetOfOtherBuild } from './other-builds.ts'
import { type PublicDocument, readPublicDocuments } from './public-documents.ts'

/** An HTML page: what it holds inline is all that may run in it. */
export interface BuiltPage extends BuiltFile {
  readonly policy: string
}

/** The built page in memory: but for unknown hashed names, no path of a request reaches the disk. */
export interface BuiltApp {
  /** What the private screens start from. */
  readonly shell: BuiltPage
  /** By path: '/faq'. */
  readonly documents: ReadonlyMap<string, PublicDocument>
  readonly notFound: BuiltPage
  /** By path: '/assets/app-1a2b.js'. */
  readonly files: ReadonlyMap<string, BuiltFile>
  /** A hashed file of a build before this one, or of one that came since; null when the folder has none. */
  ofOtherBuild(path: string): Promise<BuiltFile | null>
}

/**
 * Reads the built page, once, at boot; null when it is not built. Public pages get the site's address and its
 * supplements; private screens, one page, let Stripe in where it takes the cards.
 */
export function readBuiltApp(
  folder: string,
  publicUrl: string | null = null,
  { stripe = false, prices = quotedParts }: Facts = {},
): BuiltApp | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const contents = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.startsWith(join(folder, 'before/')))
      .map((path) => [path.slice(folder.length).replaceAll('\\', '/'), new Uint8Array(readFileSync(path))] as const),
  )
  const files = new Map(
    [...contents]
      .filter(([path]) => !/^\/(?:pages\/|index\.html)|\.(?:br|gz)$/.test(path))
      .map(([path, plain]) => [path, builtFile(path, plain, contents)] as const),
  )
  const shellFile = builtFile('/index.html', contents.get('/index.html') as Uint8Array<ArrayBuffer>, contents)
  const shell = { ...shellFile, policy: contentPolicy(new TextDecoder().decode(shellFile.plain), { stripe }) }
  const worker = files.get('/sw.js')
  if (worker) files.set('/sw.js', knowingShell(worker, shell))
  // A browser asks for it by itself beside what names no icon, as a text or an invoice.
  const icon = files.get('/favicon.svg')
  if (icon) files.set('/favicon.ico', icon)
  return {
    shell,
    files,
    ofOtherBuild: (path) => assetOfOtherBuild(folder, path),
    ...readPublicDocuments(contents, shell, { publicUrl, prices }),
  }
}

/**
 * The service worker as it is served: it says what shell goes with it, so that another one, or another policy of it, is
 * another worker, which fetches it.
 */
function knowingShell(worker: BuiltFile, shell: BuiltPage): BuiltFile {
  const served = fingerprintOf(new TextEncoder().encode(shell.etag + shell.policy))
  const plain = new Uint8Array(Buffer.concat([Buffer.from(`self.__SHELL=${JSON.stringify(served)};\n`), worker.plain]))
  return {
    ...worker,
    etag: fingerprintOf(plain),
    plain,
    br: new Uint8Array(brotliCompressSync(plain)),
    gzip: new Uint8Array(gzipSync(plain)),
  }
}

interface Facts {
  readonly stripe?: boolean
  readonly prices?: LowestParts
}
