import type { EndName } from './estimate.ts'

/** The names of the specification's order form (R18). */
export const endNames: Readonly<Record<EndName, string>> = { pickup: 'pickupAdr', delivery: 'address' }

export const endIds: Readonly<Record<EndName, string>> = {
  pickup: 'estimation-retrait',
  delivery: 'estimation-livraison',
}

/** What the build, that draws the estimator by itself, and the script that takes it over agree on. */
export const estimateIsland = { id: 'estimation', prefix: 'estimation-' } as const
