import { isScreen, offlineAddress, publicAddresses, serverAddresses } from '#contract/addresses.ts'

/** What the worker knows of a request before it answers. */
interface Asked {
  readonly method: string
  /** Whether it opens a page. */
  readonly navigates: boolean
  readonly sameOrigin: boolean
  readonly path: string
}

/** A screen of the app, one document whatever the address; a public document of its own; a built file named by its content; an icon or the like; a page that is the server's or nobody's; files that the device shares. */
export type Kind = 'screen' | 'document' | 'asset' | 'file' | 'page elsewhere' | 'share'

/**
 * What the worker makes of a request; null: it keeps out of it. A list of what is ours cannot forget one of the server's: a call, an invoice, a photo or
 * a slip is never answered from here, with whatever name and query ('/factures/17/a.b-c' → null, as a page: 'page elsewhere').
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
  return documents.has(path) ? 'document' : 'page elsewhere'
}

const documents: ReadonlySet<string> = new Set([...Object.values(publicAddresses), offlineAddress])

function isServers(path: string): boolean {
  return Object.values(serverAddresses).some((address) => path === address || path.startsWith(`${address}/`))
}
