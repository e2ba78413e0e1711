import type { Claim } from '#slip-reader/claims/claim.ts'
import type { GoodsLines } from '#slip-reader/tables/goods-lines.ts'
import type { Pieces } from '#slip-reader/page/pieces-told.ts'
import type { Table } from '#slip-reader/tables/table.ts'
import type { Candidate } from '#slip-reader/claims/candidates.ts'
import type { Row } from '#slip-reader/words/token.ts'

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
