import type { Kysely } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** The two engines behind the one query layer. */
export type Engine = 'sqlite' | 'postgres'

/** The database. Never wait for the network inside one of its transactions. */
export type Database = Kysely<Tables>
