import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { Provider } from './provider.ts'

/** What a server is given whose clock stands still at that instant. */
export function clockAt(instant: string): { readonly CLOCK_AT: string; readonly NODE_OPTIONS: string } {
  return { CLOCK_AT: instant, NODE_OPTIONS: `--import=${pathToFileURL('tests/setup/clock-at.ts').href}` }
}

/** The team's command line at that hour, on the data of a server that runs. */
export function reglagesOf(clock: ReturnType<typeof clockAt>, { folder }: Provider, words: readonly string[]): void {
  const env = { ...process.env, ...clock, DATA_DIR: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bo.mjs', 'reglages', ...words], { env })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
