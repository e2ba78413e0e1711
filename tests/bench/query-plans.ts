import { ExplainNode, type KyselyPlugin, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { readOrderPage } from '#server/orders/order-pages.ts'
import type { EngineName } from './many-orders.ts'

/** How the engine finds the rows of the list: the plan of each query that it is asked, as the engine words it. */
export async function plansOf(db: Database, engine: EngineName, supplierId: number, now: Date): Promise<string[]> {
  const plans: string[] = []
  const explained = db.withPlugin(explaining(engine, plans))
  await readOrderPage(explained, { supplierId }, { edge: null, now })
  await readOrderPage(explained, { supplierId }, { edge: { before: now, id: 1 }, now })
  return plans
}

/** Has a query explained in its place, which then finds nothing. */
function explaining(engine: EngineName, plans: string[]): KyselyPlugin {
  const explain = ExplainNode.create(
    undefined,
    (engine === 'sqlite' ? sql`query plan` : sql`costs off`).toOperationNode(),
  )
  return {
    transformQuery: ({ node }) => (node.kind === 'SelectQueryNode' ? { ...node, explain } : node),
    async transformResult({ result }) {
      plans.push(result.rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n'))
      return { ...result, rows: [] }
    },
  }
}
