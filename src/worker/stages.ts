import { privateScreens } from '#contract/addresses.ts'
import { driverStage, firstStage } from '#contract/worker/precache.ts'

/**
 * A built file. Its revision: null when its name has its hash, `firstStage` when the first screen needs it, `driverStage`
 * when a driver's does (`scripts/precache-stages.ts`).
 */
export interface BuiltEntry {
  readonly url: string
  readonly revision: string | null
}

/** The one document of all screens is kept under the address of the first. */
export const shellAddress = privateScreens.order

/** What an install keeps: the shell, renewed when the server serves another, and what it starts with. */
export function shellEntries(built: readonly BuiltEntry[], served: string | undefined): BuiltEntry[] {
  return built
    .filter(({ url, revision }) => revision === firstStage || isShell(url))
    .map(({ url, revision }) =>
      isShell(url) ? { url: shellAddress, revision: served ?? revision } : { url: `/${url}`, revision: null },
    )
}

/** What is kept after the first use: the files of every other screen but the team's. */
export function roomAddresses(built: readonly BuiltEntry[]): string[] {
  return built
    .filter(({ url, revision }) => revision !== firstStage && revision !== driverStage && url.startsWith('assets/'))
    .map(({ url }) => `/${url}`)
}

/** What is kept where a driver's room was opened, at the install of a build: its files, and the others that it shares. */
export function driverAddresses(built: readonly BuiltEntry[]): string[] {
  return built
    .filter(({ url, revision }) => revision !== firstStage && url.startsWith('assets/'))
    .map(({ url }) => `/${url}`)
}

function isShell(url: string): boolean {
  return url === 'index.html'
}
