import { csv } from '#rules/text/csv.ts'
import { addDays, parisInstant } from '#rules/moment/paris-time.ts'
import { typedLines } from '#rules/text/typed-text.ts'
import { instantFromWire } from '#contract/wire/wire.ts'
import { HttpError } from '#server/log/http-error.ts'
import { Misused, type Command } from './command.ts'
import { cash, invoices } from './accounting-rows.ts'
import { abandonments, messages, mostExported, orders, type Cell } from './export-rows.ts'
import { writeNew } from './write-new.ts'

const exports = { commandes: orders, factures: invoices, encaissements: cash, messages, abandonments } as const

export const exported: Command = {
  async run([what = '', first = '', last = '', file], { db }) {
    const rowsOf = Object.hasOwn(exports, what) ? exports[what as keyof typeof exports] : undefined
    if (rowsOf === undefined) throw new Misused(`Il manque ce qu’il faut écrire : ${Object.keys(exports).join(', ')}.`)
    if (!isDay(first) || !isDay(last) || last < first)
      throw new Misused('Il manque le premier et le dernier jour : 2026-11-01 2026-11-30.')
    const writing = writings.find(({ ending }) => file?.endsWith(ending))
    if (file === undefined || writing === undefined)
      throw new Misused('Il manque le fichier à écrire, en .csv ou en .jsonl.')
    const rows = await rowsOf(db, { from: parisInstant(first, '0:00'), to: parisInstant(addDays(last, 1), '0:00') })
    if (rows.length > mostExported)
      throw new HttpError(
        413,
        `Plus de ${mostExported.toLocaleString('fr-FR')} lignes : choisis une période plus courte.`,
      )
    await writeNew(file, writing.write(rows.map(plain)))
    return [`${file} est écrit : ${rows.length} ${rows.length > 1 ? 'lignes' : 'ligne'}.`]
  },
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
    write: (rows: readonly Row[]) =>
      csv(rows.length === 0 ? [] : [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]),
  },
  { ending: '.jsonl', write: (rows: readonly Row[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('') },
] as const

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(instantFromWire(text).getTime())
}
