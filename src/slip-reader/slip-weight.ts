import type { SlipWeight } from './verdict/proven-weight.ts'
import { captionClaims, numbersOver } from './claims/caption-claims.ts'
import type { Claim } from './claims/claim.ts'
import { columnClaims } from './claims/column-claims.ts'
import { goodsLines } from './tables/goods-lines.ts'
import { inlineClaims } from './claims/inline-claims.ts'
import { judge } from './verdict/judge.ts'
import { missingPages } from './page/missing-pages.ts'
import { heaviestLoad, heaviestTruck } from '#slip-reader/words/heaviest-truck.ts'
import { numberStyles } from './page/number-styles.ts'
import { piecesTold, runsIn } from './page/pieces-told.ts'
import { readRows } from './page/read-rows.ts'
import { candidates } from './claims/candidates.ts'
import type { SlipPage } from './slip-page.ts'
import { tablesOf } from './tables/tables.ts'
import type { Row } from './words/token.ts'

/** The total weight of the load on a slip, or null rather than a doubtful number. */
export function slipWeight(pages: readonly SlipPage[]): SlipWeight | null {
  return weightIn(pages.map(readRows))
}

/** The same of pages that are read already. */
export function weightIn(rowsByPage: readonly (readonly Row[])[]): SlipWeight | null {
  const rows = rowsByPage.flat()
  const tables = tablesOf(rowsByPage).filter(
    (table) => table.listsGoods || numbersOver(table.from, rowsByPage[table.page] ?? []).length === 0,
  )
  const claims = distinct([
    ...tables.flatMap(columnClaims),
    ...rowsByPage.flatMap((each) => each.flatMap(inlineClaims)),
    ...rowsByPage.flatMap(captionClaims),
  ])
  const goods = rowsByPage.map(goodsLines)
  const pieces = piecesTold(runsIn(rows))
  const slip = {
    rows,
    pieces,
    tables,
    claims,
    goods: goods.flat(),
    candidates: rowsByPage.flatMap((each, page) => candidates(each, goods[page] ?? [])),
    missing: missingPages(rows, rowsByPage.length),
  }
  const styles = numberStyles(rows, heaviestLoad(pieces.count))
  const answers = styles.map((style) => judge(slip, style)).filter((answer) => answer !== null)
  const likely = answers.length > 1 ? answers.filter(({ kg }) => kg <= heaviestTruck) : answers
  const [first] = likely
  return first && !first.isFrail && likely.every(({ kg }) => kg === first.kg)
    ? { kg: first.kg, proof: first.proof, ...(first.confidence !== undefined && { confidence: first.confidence }) }
    : null
}

/** A number that is claimed in two ways counts once, by its stronger claim. */
function distinct(claims: readonly Claim[]): Claim[] {
  return [...Map.groupBy(claims, ({ token }) => token).values()].map((same) => {
    // 'TARE 3 240 kg' is no weight of a column 'kg' over it.
    const best =
      same.find(({ of }) => of === 'tare') ??
      same.reduce((strongest, claim) => (strength(claim) < strength(strongest) ? claim : strongest))
    return { ...best, partial: same.some(({ partial }) => partial) }
  })
}

function strength({ rank, unsure }: Claim): number {
  return { said: 0, total: 2, lone: 4 }[rank] + (unsure ? 1 : 0)
}
