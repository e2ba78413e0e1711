import { csv } from '#rules/text/csv.ts'
import { addDays, parisInstant } from '#rules/moment/paris-time.ts'
import { typedLines } from '#rules/text/typed-text.ts'
import { instantFromWire } from '#contract/wire/wire.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import { Misused, type Command } from './command.ts'
import { cashRows, invoiceRows } from './accounting-rows.ts'
import { issuedInvoices } from './issued-invoices.ts'
import { movements } from './movements.ts'
import { abandonments, messages, mostExported, orders, type Cell } from './export-rows.ts'
import type { Span } from '#server/staff/day-of-orders.ts'
import { writeNew } from './write-new.ts'

const exports = {
  commandes: orders,
  factures: async (db: Database, span: Span) => invoiceRows(await issuedInvoices(db, span)),
  encaissements: async (db: Database, span: Span) => cashRows(await movements(db, span)),
  messages,
  abandonments,
} as const

export const exported: Command = {
  async run([what = '', first = '', last = '', file], { db }) {
    const rowsOf = Object.hasOwn(exports, what) ? exports[what as keyof typeof exports] : undefined
    if (rowsOf === undefined) throw new Misused(`Il manque ce qu’il faut écrire : ${Object.keys(exports).join(', ')}.`)
    const span = spanOf(first, last)
    const writing = writings.find(({ ending }) => file?.endsWith(ending))
    if (file === undefined || writing === undefined)
      throw new Misused('Il manque le fichier à écrire, en .csv ou en .jsonl.')
    const rows = await rowsOf(db, span)
    checkCount(rows.length)
    await writeNew(file, writing.write(rows))
    return [`${file} est écrit : ${rows.length} ${rows.length > 1 ? 'lignes' : 'ligne'}.`]
  },
}

/** A first and a last day, both whole. Throws when one is none, or the last comes before the first. */
export function spanOf(first: string, last: string): Span {
  if (!isDay(first) || !isDay(last) || last < first)
    throw new Misused('Il manque le premier et le dernier jour : 2026-11-01 2026-11-30.')
  return { from: parisInstant(first, '0:00'), to: parisInstant(addDays(last, 1), '0:00') }
}

/** Of more rows than may be written at once. */
export function checkCount(rows: number): void {
  if (rows > mostExported)
    throw new HttpError(
      413,
      `Plus de ${mostExported.toLocaleString('fr-FR')} lignes : choisis une période plus courte.`,
    )
}

type Row = Readonly<Record<string, Cell>>

/** Without what nobody types: a terminal that shows the file would obey it. */
function plain(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, typeof cell === 'string' ? typedLines(cell) : cell]),
  )
}

const writings = [
  {
    ending: '.csv',
    write: csvOf,
  },
  {
    ending: '.jsonl',
    write: (rows: readonly Row[]) => rows.map((row) => `${JSON.stringify(plain(row))}\n`).join(''),
  },
] as const

/** A spreadsheet of rows that all have the columns of the first. */
export function csvOf(rows: readonly Row[]): string {
  const written = rows.map(plain)
  return csv(written.length === 0 ? [] : [Object.keys(written[0] ?? {}), ...written.map((row) => Object.values(row))])
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(instantFromWire(text).getTime())
}
