import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'

const asked: CompiledQuery[] = []
const db = openSqlite(':memory:', undefined, ({ query }) => void asked.push({ ...query, sql: query.sql.trim() }))
await migrate(db, 'sqlite')
await db.destroy()

describe('A migration', () => {
  it('reads no table from end to end for each row of another: it would take hours where there are many orders', () => {
    const again = new DatabaseSync(':memory:')
    const slow = asked.flatMap(({ sql: text, parameters }) => {
      const given = parameters as SQLInputValue[]
      // By the indexes that there are at its turn.
      const found =
        /^(?:insert|update|delete|select|with)\b/i.test(text) && !text.includes('sqlite_master')
          ? scansPerRow(again.prepare(`explain query plan ${text}`).all(...given) as never)
          : []
      again.prepare(text).all(...given)
      return found.map((detail) => `${detail}: ${text}`)
    })
    again.close()
    expect(slow).toEqual([])
    expect(asked.filter(({ sql: text }) => text.startsWith('update')).length).toBeGreaterThan(10)
  })

  it.each([
    ['a correlated subquery', 'select id from slips where not exists (select 1 from orders where path = slips.path)'],
    ['a join', 'select slips.id from slips, orders where orders.path != slips.path'],
  ])('is found out where it does so, by %s', (_what, text) => {
    const tables = new DatabaseSync(':memory:')
    tables.exec(
      'create table slips (id integer primary key, path text); create table orders (id integer primary key, path text)',
    )
    expect(scansPerRow(tables.prepare(`explain query plan ${text}`).all() as never)).toEqual(['SCAN orders'])
    tables.exec('create index orders_path on orders (path)')
    expect(scansPerRow(tables.prepare(`explain query plan ${text.replace('!=', '=')}`).all() as never)).toEqual([])
    tables.close()
  })
})

interface Step {
  readonly id: number
  readonly parent: number
  readonly detail: string
}

/**
 * The scans that are done again and again: inside of a correlated subquery, or after another table of the same join.
 */
function scansPerRow(plan: readonly Step[]): string[] {
  const isRepeated = ({ parent }: Step): boolean => {
    const above = plan.find(({ id }) => id === parent)
    return above !== undefined && (above.detail.startsWith('CORRELATED') || isRepeated(above))
  }
  const isInner = (step: Step) =>
    plan.some(({ id, parent, detail }) => parent === step.parent && id < step.id && /^(?:SCAN|SEARCH)/.test(detail))
  return plan
    .filter((step) => /^SCAN (?!CONSTANT)/.test(step.detail) && (isRepeated(step) || isInner(step)))
    .map(({ detail }) => detail)
}
