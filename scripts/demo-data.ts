import { orderStatus } from '#rules/order-status.ts'
import { createLog } from '#server/log.ts'
import { readEnv } from '#server/env.ts'
import { createRealWorld } from '#server/real-world.ts'
import { insertIntentOnce } from '#server/adapters/payments/embedded-intents.ts'
import { insertOrderOnce } from '#server/orders/orders.ts'
import { findUserByEmail, insertUser } from '#server/users/users.ts'
import { issueInvoice } from '#server/payment/issue-invoice.ts'
import { newTrackingToken } from '#server/tracking/tracking-link.ts'
import { sampleOrders } from './sample-orders.ts'

// `npm run demo`: a sample account with an order in every status, in the data folder of the environment.
const account = { email: 'demo@exemple.fr', password: 'Exemple-2026!' }

const world = await createRealWorld(readEnv(process.env), createLog('warn'))
if ((await findUserByEmail(world.db, account.email)) === null) await fill()
await world.db.destroy()
console.log(`Compte de démonstration : ${account.email} / ${account.password}`)

async function fill(): Promise<void> {
  const now = world.now()
  const supplierId = await insertUser(world.db, {
    email: account.email,
    password_hash: await world.passwords.hash(account.password),
    last_name: 'Exemple',
    first_name: 'Camille',
    phone: '0600000000',
    company: 'Exemple Matériaux',
    vat_number: '',
    siren: '',
    billing_address: '1 rue de l’Exemple, 06400 Cannes',
    postal_code: '06400',
    city: 'Cannes',
    latitude: null,
    longitude: null,
    role: 'supplier',
    session_version: 1,
    created_at: now.getTime(),
    confirmed_at: now.getTime(),
  })
  if (supplierId === null) return
  for (const order of sampleOrders(supplierId, account.email, world.tariff, now)) {
    const { id } = await insertOrderOnce(world.db, { ...order, tracking_token: wasSent(order.status) ? newTrackingToken() : null })
    if (order.payment_status === 1) await charge(id, order.total_ttc ?? 0)
    await world.db.transaction().execute((transaction) => issueInvoice(transaction, id, now, world.publicUrl))
  }
}

/** The step that sends an order on its way makes its link. */
function wasSent(status: number): boolean {
  return status === orderStatus.delivering || status === orderStatus.delivered
}

/** As the demonstration's processor would have: so that a sample order can be given back. */
async function charge(orderId: number, amount: number): Promise<void> {
  const [id, at] = [`pi_demo${orderId}`, world.now().getTime()]
  await insertIntentOnce(world.db, { id, client_secret: world.newId(), amount, currency: 'eur', status: 'succeeded', idempotency_key: id, order_id: orderId, last_error: null, last_refusal: null, created_at: at, updated_at: at })
  await world.db.updateTable('orders').set({ intent_id: id }).where('id', '=', orderId).execute()
}
