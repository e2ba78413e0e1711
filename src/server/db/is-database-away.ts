import { DatabaseBusy } from './database-busy.ts'

/** Whether an error says that the database cannot be reached now, or has no room: what was asked may be asked again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as NodeJS.ErrnoException
  return (code !== undefined && awayCodes.test(code)) || hostCalls.has(syscall ?? '') || awayWords.test(message)
}

/** PostgreSQL's classes of broken connections, lacking resources and an operator's doing, a statement that took too long among them; a socket that broke. */
const awayCodes = /^(?:08...|53...|57...|25P03|ECONNRESET|EPIPE)$/

/** A host that is not there, by whatever name the system has for that. */
const hostCalls: ReadonlySet<string> = new Set(['connect', 'getaddrinfo'])

/** `pg` gives no code to what it finds itself. */
const awayWords = /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (?:was closed|has encountered a connection error) and is not queryable|Postgres connection has been discarded)/
