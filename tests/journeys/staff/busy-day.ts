import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { orderStatus } from '#rules/order/order-status.ts'
import { parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import { sampleOrder } from '#scripts/sample-orders.ts'
import { readTariff } from '#server/config/tariff.ts'
import type { Provider } from '#tests/journeys/provider.ts'

const places = [
  ['12 Chemin de l’Exemple', '06250 Mougins', 'Exemple Toiture', 'Portail bleu, code 12B, 3e étage'],
  ['148 Avenue du Modèle et de l’Essai', '06400 Cannes', 'Exemple Maçonnerie du Bassin', ''],
  ['3 Rue de l’Essai', '06130 Grasse', 'Exemple Peinture', 'Appeler en arrivant'],
  ['27 Boulevard de l’Exemple', '06210 Mandelieu-la-Napoule', 'Exemple Plomberie', ''],
  ['5 Place du Modèle', '06110 Le Cannet', 'Exemple Carrelage', 'Hayon, rue étroite'],
] as const
const { validating, preparing, delivering } = orderStatus

/** Gives a supplier more orders of today, some of them late, whatever time it is; their numbers. Needs SQLite. */
export function fillDay(
  provider: Pick<Provider, 'folder'>,
  { from, count, late }: { readonly from: number; readonly count: number; readonly late: number },
): number[] {
  const now = new Date()
  const owner = {
    supplierId: 1,
    email: 'fournisseur@exemple.fr',
    tariff: readTariff('src/server/config/tariff.json'),
    now,
  }
  // The server writes to it, too.
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { timeout: 60_000 })
  const ids = Array.from({ length: count }, (_, index) => {
    const [street, town, company, comment] = places[index % places.length] ?? places[0]
    const at = index < late ? new Date(now.getTime() - (count - index) * 60_000) : parisInstant(parisDay(now), '23:59')
    const status = [validating, preparing, delivering][index % 3] ?? validating
    const order = sampleOrder(
      {
        moment: { type: 'planifiee', at },
        comment,
        status,
        paid: 1,
        hours: 20,
        company,
        street,
        band: '151-300',
        minutes: 24,
      },
      from + index,
      owner,
    )
    const cells = Object.entries({ ...order, delivery_address: `${street}, ${town}` } as Record<string, SQLInputValue>)
    const columns = cells.map(([column]) => column).join(', ')
    const { lastInsertRowid } = database
      .prepare(`insert into orders (${columns}) values (${cells.map(() => '?').join(', ')})`)
      .run(...cells.map(([, value]) => value))
    return Number(lastInsertRowid)
  })
  database.close()
  return ids
}
