import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'

/** Makes the tables once, in the lent PostgreSQL: each test database is a copy of this one. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const name = `template_${randomUUID().replaceAll('-', '')}`
  const lent = project.getProvidedContext().postgresUrl
  await asOwner(lent, `create database ${name}`)
  const db = openPostgres(databaseUrl(lent, name), { info() {}, warn() {}, error() {} })
  await migrate(db, 'postgres')
  await db.destroy()
  project.provide('templateDatabase', name)
  return () => asOwner(lent, `drop database ${name}`)
}

/** The address of another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  return url.replace(/\/[^/?]+(?=\?|$)/, `/${name}`)
}

export async function asOwner(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
