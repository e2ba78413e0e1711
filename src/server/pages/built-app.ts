import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quotedParts, type LowestParts } from '#rules/price/lowest-price.ts'
import { contentPolicy } from '#server/guards/content-policy.ts'
import { type BuiltFile, builtFile, fingerprintOf, writtenFile } from './built-file.ts'
import { type Drawings, manifestAgain, shellAgain } from './drawings.ts'
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
  { stripe = false, prices = quotedParts, drawings = null, mark = new Map() }: Facts = {},
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
  for (const [path, plain] of mark) files.set(path, builtFile(path, plain, new Map()))
  const again = (path: string, draw: (built: string) => string) => {
    const file = builtFile(path, contents.get(path) ?? new Uint8Array(), contents)
    return drawings === null ? file : writtenFile(file.type, draw(textOf(file)))
  }
  const shellFile = again('/index.html', (built) => shellAgain(built, drawings as Drawings))
  const shell = { ...shellFile, policy: contentPolicy(textOf(shellFile), { stripe }) }
  if (files.has('/manifest.webmanifest'))
    files.set('/manifest.webmanifest', again('/manifest.webmanifest', manifestAgain))
  const pages = readPublicDocuments(contents, shell, { publicUrl, prices, drawings })
  const worker = files.get('/sw.js')
  if (worker) files.set('/sw.js', knowingPages(worker, shell, pages.documents))
  // A browser asks for it by itself beside what names no icon, as a text or an invoice.
  const icon = files.get('/favicon.svg')
  if (icon) files.set('/favicon.ico', icon)
  return {
    shell,
    files,
    ofOtherBuild: (path) => assetOfOtherBuild(folder, path),
    ...pages,
  }
}

/**
 * The service worker as it is served: it says what shell and documents go with it, so that another one, or another
 * policy, is another worker, which fetches them.
 */
function knowingPages(worker: BuiltFile, shell: BuiltPage, documents: BuiltApp['documents']): BuiltFile {
  const pages = [shell, ...[...documents.values()].flatMap((document) => ('page' in document ? document.page : []))]
  const served = fingerprintOf(new TextEncoder().encode(pages.map(({ etag, policy }) => etag + policy).join('')))
  return writtenFile(worker.type, `self.__SHELL=${JSON.stringify(served)};\n${textOf(worker)}`)
}

function textOf({ plain }: BuiltFile): string {
  return new TextDecoder().decode(plain)
}

interface Facts {
  readonly stripe?: boolean
  readonly prices?: LowestParts
  readonly drawings?: Drawings | null
  readonly mark?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}
