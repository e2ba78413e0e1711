import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { layGround, type Ground, type ProcessorName } from '#tests/server/payment/histories/ground.ts'
import lendPostgres from '#tests/setup/postgres.ts'

export const engines = ['sqlite', 'postgres'] as const
export type EngineName = (typeof engines)[number]

/** A ground on an empty database of an engine, and how to take it away. */
export async function openEngine(
  engine: EngineName,
  processor: ProcessorName,
): Promise<{ readonly ground: Ground; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-histories-'))
  const { db, giveBack } = engine === 'sqlite' ? await sqliteIn(folder) : await lentPostgres()
  await migrate(db, engine)
  const ground = await layGround(db, folder, processor)
  return {
    ground,
    async close() {
      await ground.close()
      await giveBack()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** No plug is pulled: what is acknowledged need not reach the disk. */
async function sqliteIn(folder: string) {
  const db = openSqlite(join(folder, 'colibat.db'))
  await sql`pragma synchronous = off`.execute(db)
  return { db, giveBack: async () => {} }
}

async function lentPostgres() {
  let lent = ''
  const giveBack = await lendPostgres({ provide: (_: string, url: string) => void (lent = url) } as never)
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: lent })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return {
    db: openPostgres(lent.replace(/\/[^/?]+(?=\?|$)/, `/${name}`), { info() {}, warn() {}, error() {} }),
    giveBack,
  }
}
