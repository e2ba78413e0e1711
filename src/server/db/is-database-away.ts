import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether an error says that the database is out of reach or full for now: the question may be asked again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as NodeJS.ErrnoException
  return (code !== undefined && awayCodes.test(code)) || hostCalls.has(syscall ?? '') || awayWords.test(message)
}

/**
 * Whether such an error came before anything was asked, so that nothing was done: no connection was to be had, or
 * another process held the database.
 */
export function wasNeverAsked(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as NodeJS.ErrnoException
  return hostCalls.has(syscall ?? '') || code === '53300' || code === '57P03' || noConnection.test(message)
}

/**
 * PostgreSQL's classes of broken connections, lacking resources and an operator's doing, a statement that took too long
 * among them; a socket that broke.
 */
const awayCodes = /^(?:08...|53...|57...|25P03|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** A host that is not there, by whatever name the system has for that. */
const hostCalls: ReadonlySet<string> = new Set(['connect', 'getaddrinfo'])

/** `pg` gives no code to what it finds itself. */
const awayWords =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (?:was closed|has encountered a connection error) and is not queryable|Postgres connection has been discarded)/

const noConnection = /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)/

/** The embedded database was held by another process longer than anybody waits for it. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/** Whether the database answers a question. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
