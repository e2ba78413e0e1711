import type { Claim } from './claims/claim.ts'
import type { GoodsLines } from './tables/goods-lines.ts'
import type { Pieces } from './page/pieces-told.ts'
import type { Table } from './tables/table.ts'
import type { Candidate } from './claims/candidates.ts'
import type { Row } from './words/token.ts'

/** All that was understood of a slip, before its numbers are weighed against each other. */
export interface Slip {
  readonly rows: readonly Row[]
  readonly tables: readonly Table[]
  readonly claims: readonly Claim[]
  readonly goods: readonly GoodsLines[]
  readonly candidates: readonly Candidate[]
  readonly pieces: Pieces
  readonly missing: 'last' | 'other' | null
}
