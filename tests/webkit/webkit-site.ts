import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { startWebkit, type WebkitBrowser } from './webkit-browser.ts'

/** A provider, and visits in WebKit. */
export interface WebkitSite {
  readonly provider: Provider
  /** A browser on a profile of its own, or on that one. */
  visit(profile?: string): Promise<WebkitBrowser>
  /** Ends what runs; a browser may have complained of nothing that no pattern of `forgive` matches. */
  endVisits(forgive?: readonly RegExp[]): Promise<void>
  close(): Promise<void>
}

export async function openWebkitSite(): Promise<WebkitSite> {
  const services = await startGeoplateforme()
  const provider = await startProvider('sqlite', services.url, '')
  const visits: WebkitBrowser[] = []
  const endVisits = async (forgive: readonly RegExp[] = []) => {
    const leaving = visits.splice(0)
    await Promise.all(leaving.map(({ kill }) => kill()))
    const complaints = leaving.flatMap(({ complaints: lines }) =>
      lines.filter((line) => ![...unknownHere, ...forgive].some((pattern) => pattern.test(line))),
    )
    expect(complaints, 'complaints of the browser').toEqual([])
  }
  return {
    provider,
    async visit(profile = newProfile()) {
      const browser = await startWebkit(profile)
      visits.push(browser)
      return browser
    },
    endVisits,
    async close() {
      await provider.remove()
      await services.stop()
    },
  }
}

// WebKitGTK is built without manifests: it is no browser that installs apps. It finds a module that comes late on a
// busy machine worth a word.
const unknownHere = [
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  /was preloaded using link preload but not used/,
]

/** The folder where a browser keeps what is its own; it goes with the run of the tests. */
export function newProfile(): string {
  return mkdtempSync(join(tmpdir(), 'colibat-webkit-'))
}
