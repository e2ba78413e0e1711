import type { Insertable } from 'kysely'
import { orderStatus } from '#rules/order/order-status.ts'
import { createLog } from '#server/log/log.ts'
import { readEnv } from '#server/config/env.ts'
import { createRealWorld } from '#server/real-world.ts'
import { insertIntentOnce } from '#server/adapters/payments/embedded-intents.ts'
import { heldWords } from '#server/orders/moment-of.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import type { OrdersTable } from '#server/orders/orders-table.ts'
import { type OrderRow } from '#server/orders/orders.ts'
import { insertOrderOnce } from '#server/orders/submissions.ts'
import { insertRefund } from '#server/orders/refunds.ts'
import { dateNote } from '#server/staff/set-delivery-date.ts'
import { findUserByEmail, insertUser } from '#server/users/users.ts'
import { issueInvoice } from '#server/payment/issue-invoice.ts'
import { newTrackingToken } from '#server/tracking/tracking-link.ts'
import { sampleDay, type DaySample } from './sample-day.ts'
import { sampleOrders } from './sample-orders.ts'

// `npm run demo`: an account with an order in every status, and one with a day of the team, in the data folder.
const account = { email: 'demo@exemple.fr', password: 'Exemple-2026!' }
const dayAccount = 'negoce@exemple.fr'

const world = await createRealWorld(readEnv(process.env), createLog('warn'))
if ((await findUserByEmail(world.db, account.email)) === null) await fill()
await world.db.destroy()
console.log(`Compte de démonstration : ${account.email} / ${account.password}`)

async function fill(): Promise<void> {
  const now = world.now()
  const password_hash = await world.passwords.hash(account.password)
  const supplierId = await insertSample(account.email, 'Exemple Matériaux', password_hash)
  if (supplierId === null) return
  for (const order of sampleOrders(supplierId, account.email, world.tariff, now)) await insertSampleOrder(order)
  const ofTheDay = await insertSample(dayAccount, 'Exemple Négoce', password_hash)
  if (ofTheDay === null) return
  for (const sample of sampleDay({ supplierId: ofTheDay, email: dayAccount, tariff: world.tariff, now }))
    await insertOfTheDay(sample)
}

async function insertSample(email: string, company: string, password_hash: string): Promise<number | null> {
  const at = world.now().getTime()
  return await insertUser(world.db, {
    email,
    password_hash,
    last_name: 'Exemple',
    first_name: 'Camille',
    phone: '0600000000',
    company,
    vat_number: '',
    siren: '',
    billing_address: '1 rue de l’Exemple, 06400 Cannes',
    postal_code: '06400',
    city: 'Cannes',
    latitude: null,
    longitude: null,
    role: 'supplier',
    session_version: 1,
    created_at: at,
    confirmed_at: at,
  })
}

async function insertSampleOrder(order: Insertable<OrdersTable>): Promise<OrderRow> {
  const row = await insertOrderOnce(world.db, {
    ...order,
    tracking_token: wasSent(order.status) ? newTrackingToken() : null,
  })
  if (order.payment_status === 1) await charge(row.id, order.total_ttc ?? 0)
  await world.db.transaction().execute((transaction) => issueInvoice(transaction, row.id, world.now(), world))
  return row
}

/** What is to be given back the server gives back by itself, once it runs. */
async function insertOfTheDay({ order, moved, isRefunded }: DaySample): Promise<void> {
  const row = await insertSampleOrder(order)
  if (moved !== undefined) {
    const after = await world.db
      .updateTable('orders')
      .set({ expected_at: moved.to.getTime() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const note = dateNote(heldWords(row), heldWords(after), moved.reason)
    await insertOrderChange(world.db, unmoved(after, { kind: 'date', by: null, at: world.now().getTime(), note }))
  }
  if (isRefunded) {
    await world.db
      .transaction()
      .execute((transaction) =>
        insertRefund(transaction, { ...row, intent_id: intentOf(row.id) }, row.total_ttc, world.now()),
      )
  }
}

/** The step that sends an order on its way makes its link. */
function wasSent(status: number): boolean {
  return status === orderStatus.delivering || status === orderStatus.delivered
}

/** As the demonstration's processor would have: so that a sample order can be given back. */
async function charge(orderId: number, amount: number): Promise<void> {
  const [id, at] = [intentOf(orderId), world.now().getTime()]
  await insertIntentOnce(world.db, {
    id,
    client_secret: world.newId(),
    amount,
    currency: 'eur',
    status: 'succeeded',
    idempotency_key: id,
    order_id: orderId,
    customer_id: null,
    last_error: null,
    last_refusal: null,
    saves: null,
    created_at: at,
    updated_at: at,
  })
  await world.db.updateTable('orders').set({ intent_id: id }).where('id', '=', orderId).execute()
}

function intentOf(orderId: number): string {
  return `pi_demo${orderId}`
}
