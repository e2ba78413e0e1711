import { CompiledQuery, sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { everyStatement } from '#tests/server/fixtures/every-statement.ts'

const { provider, statements } = await everyStatement()
const { db } = provider.world
const engine = inject('engine')

/** All tables but those that stay as small as they are. */
const small = ['site', 'push_keys', 'write_tries', 'invoice_years', 'letter_lanes', 'stray_charges']
const growing = new Set(
  (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !small.includes(name)),
)

/** The statements that may read a growing table from end to end, and why. */
const walks: readonly (readonly [RegExp, string])[] = [
  [
    /^select [^()]+ from "\w+"(?: where "file_path" is not null)? order by "id" desc limit \S+$/,
    'the newest by their number: the walk ends with the last of them',
  ],
  [/^select "id" from "abandonments" order by "id" desc limit \S+ offset \S+$/, 'so many rows are kept at most'],
  [
    /^select (?:\*|"id") from "users" where (?:"role" = \S+ and "erased_at" is null and coalesce|"erased_at" is not null)/,
    'accounts, not orders, once an hour',
  ],
  [/^delete from "push_subscriptions" where \("seen_at" </, 'devices, not orders, once an hour'],
  [
    /^(?:select \* from "users"|update "users" set "session_version" = "session_version") where "role" = \S+(?: and "erased_at" is null order by "email")?$/,
    'the team, at the command line or where one of it deletes the account',
  ],
  [
    /^select "role_changes"\.\*, "email" from "role_changes" .* order by "role_changes"."id" desc limit \S+$/,
    'the newest by their number, at the command line',
  ],
  [/^select count\(\*\) as "count" from "files_to_remove"$/, 'the command line; the table is emptied each hour'],
  [/^delete from "pay_links" where \("created_by" =/, 'the links of an account that goes'],
  [/^delete from "embedded_part_refunds" where/, 'the demonstration'],
  [/from "(?:credit_notes|desk_refunds)" inner join "orders" /, 'some of a thousand orders, for the accountant'],
  [/^delete from "embedded_intents" where "order_id" in/, 'the demonstration'],
  [
    /^update "orders" .* in \(select "id" from "users" where "erased_at" is not null\)$/,
    'once an hour; where there are many orders, PostgreSQL begins with the erased accounts',
  ],
  [/from "organisations" where "id" (?:not )?in \(/, 'firms, not orders, where a manager opens the accounts'],
  [
    /from "users" where "organisation_id" is not null group by/,
    'members of firms, where a manager opens the accounts: by their index, or by the table where it is small',
  ],
  [/from "transfers" left join "organisations" /, 'some a month of each firm, for the accountant'],
  [
    /from "account_invoices" where (?:"issued_at" (?:>=|<)|"settled_at" is null and "due_day" <)/,
    'one a month of each firm, for the accountant, the metrics and the sweep',
  ],
  [/to_tsvector\(/, 'where every order has a word, PostgreSQL finds the newest of them by their number'],
]

const asked = statements.filter(({ sql: text }) => /^(?:select|insert|update|delete|with)\b/i.test(text))

describe('What the server asks its database', () => {
  it('is known: every call, every task and the command line have asked', () => {
    expect(asked.length).toBeGreaterThan(150)
  })

  it.each(asked.map((query) => [query.sql, query] as const))('is found by an index: %s', async (text, query) => {
    const read = (await walked(query)).filter((table) => growing.has(table))
    expect(walks.some(([pattern]) => pattern.test(text)) ? [] : read).toEqual([])
  })
})

/** The tables that the engine would read from end to end for a statement. */
async function walked(query: CompiledQuery): Promise<string[]> {
  return await (engine === 'sqlite' ? walkedBySqlite(query) : walkedByPostgres(query))
}

/** « SCAN orders », « SCAN order_changes USING INDEX … »: with or without an index, from its first row to its last. */
async function walkedBySqlite({ sql: text }: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`))
  return rows.flatMap(({ detail }) => /^SCAN (\w+)(?! VIRTUAL TABLE INDEX)/.exec(detail)?.[1] ?? [])
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/**
 * PostgreSQL reads tables as small as these as they lie, whatever indexes there are: what counts is whether it finds
 * another way when it may not.
 */
async function walkedByPostgres({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  return await db.transaction().execute(async (transaction) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction)
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    )
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => walksOf(plan)))
  })
}

function walksOf(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': by } = node
  const isWalk = table !== undefined && (type === 'Seq Scan' || (type.startsWith('Index') && by === undefined))
  return [...(isWalk ? [table] : []), ...(node.Plans ?? []).flatMap(walksOf)]
}
