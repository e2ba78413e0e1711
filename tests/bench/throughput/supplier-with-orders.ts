import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { orderStatus } from '#rules/order/order-status.ts'
import { sampleOrders } from '#scripts/sample-orders.ts'
import { readTariff } from '#server/config/tariff.ts'
import type { MeasuredServer } from './measured-server.ts'

/** A supplier of a server, signed in, with that many sample orders. */
export async function supplierWithOrders(
  { url, folder }: MeasuredServer,
  count: number,
): Promise<{ readonly id: number; readonly token: string }> {
  const account = { email: 'fournisseur@exemple.fr', password: 'Parpaing-42' }
  await post(`${url}/api/register`, {
    ...account,
    prenom: 'Élise',
    nom: 'Martin',
    telephone: '0612345678',
    adresse: '12 rue des Lilas, 06250 Mougins',
  })
  const { data } = (await post(`${url}/api/login`, account)) as { data: { token: string; user: { id: number } } }
  const database = new DatabaseSync(join(folder, 'colibat.db'))
  const samples = sampleOrders(data.user.id, account.email, readTariff('src/server/config/tariff.json'), new Date())
  for (let index = 0; index < count; index += 1) {
    const sample = samples[index % samples.length]
    if (sample === undefined) throw new Error('there is no sample')
    // What has its invoice needs none to be drawn meanwhile.
    const invoice =
      sample.status === orderStatus.delivered
        ? { invoice_number: `EX-${index}`, invoice_file: `exemple-${index}.pdf`, invoiced_at: sample.ordered_at }
        : {}
    const id = insert(database, 'orders', {
      ...sample,
      ...invoice,
      submission_id: `bench-${index}`,
      ordered_at: sample.ordered_at - index * 60_000,
    })
    insert(database, 'order_changes', {
      order_id: id,
      supplier_id: data.user.id,
      kind: 'step',
      from_status: 4,
      to_status: 3,
      at: sample.ordered_at,
    })
  }
  database.close()
  return { id: data.user.id, token: data.token }
}

/** What the table has no column for, in another tree, is left out. */
function insert(database: DatabaseSync, table: 'orders' | 'order_changes', row: object): number | bigint {
  const known = new Set(
    database
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name),
  )
  const cells = Object.entries(row as Record<string, SQLInputValue>).filter(([column]) => known.has(column))
  const columns = cells.map(([column]) => column).join(', ')
  return database
    .prepare(`insert into ${table} (${columns}) values (${cells.map(() => '?').join(', ')})`)
    .run(...cells.map(([, value]) => value)).lastInsertRowid
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return await response.json()
}
