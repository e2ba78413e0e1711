import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '#scripts/find-browser.ts'

/** Headless, quiet, and closed to the network: a name other than localhost does not resolve. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserFlags(), ...more] })
}

export function browserFlags(): string[] {
  const quiet = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'].map((name) => `--disable-${name}`)
  const closed = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
  return [...quiet, '--no-first-run', closed, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
}
