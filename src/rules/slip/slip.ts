import type { Claim } from './claim.ts'
import type { GoodsLines } from './goods-lines.ts'
import type { Table } from './table.ts'
import type { Sighting } from './sightings.ts'
import type { Row } from './token.ts'

/** All that was understood of a slip, before its numbers are weighed against each other. */
export interface Slip {
  readonly rows: readonly Row[]
  readonly tables: readonly Table[]
  readonly claims: readonly Claim[]
  readonly goods: readonly GoodsLines[]
  readonly sightings: readonly Sighting[]
  readonly missing: 'last' | 'other' | null
}
