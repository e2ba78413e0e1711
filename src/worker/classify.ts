import { isScreen, isStoreAddress, offlineAddress, publicAddresses, serverAddresses } from '#contract/addresses.ts'

/** What the worker knows of a request before it answers. */
interface Asked {
  readonly method: string
  /** Whether it opens a page. */
  readonly navigates: boolean
  readonly sameOrigin: boolean
  readonly path: string
}

/**
 * A screen of the app, one document for all; a public document; what a store's poster leads to; a hashed file; an icon or the like; a page of the
 * server or unknown; shared files.
 */
export type Kind = 'screen' | 'document' | 'store' | 'asset' | 'file' | 'page elsewhere' | 'share'

/**
 * What the worker makes of a request; null: nothing. Listing ours cannot forget one of the server's: no call, invoice,
 * photo or slip is answered here ('/factures/17/a.b-c' → null).
 */
export function classify({ method, navigates, sameOrigin, path }: Asked): Kind | null {
  if (method === 'POST' && navigates && sameOrigin && path === serverAddresses.share) return 'share'
  if (method !== 'GET' || !sameOrigin) return null
  if (navigates) return pageKind(path)
  if (isServers(path)) return null
  if (path.startsWith('/assets/')) return 'asset'
  return path.startsWith('/icons/') || path === '/favicon.svg' ? 'file' : null
}

function pageKind(path: string): Kind {
  if (isServers(path)) return 'page elsewhere'
  if (isScreen(path)) return 'screen'
  if (isStoreAddress(path)) return 'store'
  return documents.has(path) ? 'document' : 'page elsewhere'
}

const documents: ReadonlySet<string> = new Set([...Object.values(publicAddresses), offlineAddress])

function isServers(path: string): boolean {
  return Object.values(serverAddresses).some((address) => path === address || path.startsWith(`${address}/`))
}
