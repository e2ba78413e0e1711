import { parseArgs } from 'node:util'
import { HttpError } from '#server/log/http-error.ts'
import { findAnyOrder, foundOrder } from '#server/orders/orders.ts'
import { breakWords, brokenAt } from '#server/waybill/waybill-chain.ts'
import { eventsOf } from '#server/waybill/waybill-events.ts'
import { Misused, orderNumber, type Command } from './command.ts'
import { checkCount, csvOf, spanOf } from './export.ts'
import { charteredRows } from './chartered-rows.ts'
import { writeNew } from './write-new.ts'

/** `npm run bo -- verifier N°` */
export const verifier: Command = {
  async run([word], { db }) {
    const { id } = foundOrder(await findAnyOrder(db, orderNumber(word)))
    const events = await eventsOf(db, [id])
    const last = events.at(-1)
    if (last === undefined) throw new HttpError(404, `La commande n° ${id} n’a pas encore de lettre de voiture.`)
    const broken = brokenAt(events)
    if (broken !== null) throw new HttpError(409, `La chaîne est rompue : ${breakWords(broken)}.`)
    const count = events.length > 1 ? `${events.length} événements` : '1 événement'
    return [
      `La chaîne tient : ${count}. Dernière empreinte : ${last.digest}`,
      'Compare-la à celle d’une lettre de voiture déjà remise : des événements retirés à la fin ne se voient que là.',
    ]
  },
}

/** `npm run bo -- registre --du AAAA-MM-JJ --au AAAA-MM-JJ [FICHIER.csv]` */
export const registre: Command = {
  async run(words, { db }) {
    const { first, last, file } = asked(words)
    spanOf(first, last)
    const rows = await charteredRows(db, first, last)
    checkCount(rows.length)
    const table = csvOf(rows)
    if (file === undefined) return rows.length === 0 ? ['Aucune tournée sous-traitée.'] : table.trimEnd().split('\r\n')
    await writeNew(file, table)
    return [`${file} est écrit : ${rows.length} ${rows.length > 1 ? 'lignes' : 'ligne'}.`]
  },
}

function asked(words: readonly string[]) {
  const options = { du: { type: 'string', default: '' }, au: { type: 'string', default: '' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [file, ...others] = positionals
    if (others.length === 0 && (file === undefined || file.endsWith('.csv')))
      return { first: values.du, last: values.au, file }
  } catch {
    // An option that there is not.
  }
  throw new Misused('Il manque le premier et le dernier jour, et au plus un fichier en .csv.')
}
