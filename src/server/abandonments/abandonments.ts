import type { Generated, Insertable, Selectable } from 'kysely'
import type { Abandonment } from '#contract/order/abandonment.ts'
import { type Cents, eurosFromCents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * Order forms left undone (R36), as the page told. `claimed_supplier_id` was not checked and refers to nothing: never
 * join or show by it as if it were true. `supplier_id`: whose session told it; null where none did.
 */
export interface AbandonmentsTable {
  id: Generated<number>
  claimed_supplier_id: number | null
  supplier_id: number | null
  pickup_address: string
  delivery_address: string
  weight: string
  delivery_type: string
  price_ht: Cents | null
  price_ttc: Cents | null
  is_complete: number
  seconds: number
  reason: Abandonment['raison_abandon']
  errors: string | null
  tries: number
  received_at: Instant
}

export async function insertAbandonment(db: Database, row: Insertable<AbandonmentsTable>): Promise<void> {
  await db.insertInto('abandonments').values(row).execute()
}

/** The forms that a supplier left while he was signed in: for himself. What only claims to be his may be anybody's. */
export async function listAbandonments(db: Database, supplierId: number): Promise<Selectable<AbandonmentsTable>[]> {
  return await db.selectFrom('abandonments').selectAll().where('supplier_id', '=', supplierId).orderBy('id').execute()
}

/** What was received last, the newest first. */
export async function newestAbandonments(db: Database, most: number): Promise<Selectable<AbandonmentsTable>[]> {
  return await db.selectFrom('abandonments').selectAll().orderBy('id', 'desc').limit(most).execute()
}

/** Forgets his forms, and those that only claim to be his. */
export async function forgetAbandonmentsOf(db: Database, supplierId: number): Promise<void> {
  await db
    .deleteFrom('abandonments')
    .where((or) =>
      or.or([
        or('supplier_id', '=', supplierId),
        or.and([or('supplier_id', 'is', null), or('claimed_supplier_id', '=', supplierId)]),
      ]),
    )
    .execute()
}

/** Forgets what was received before then, and all but the newest: anybody may send them, and they are worth no disk. */
export async function forgetAbandonments(db: Database, before: Date, most = mostAbandonments): Promise<void> {
  await db.deleteFrom('abandonments').where('received_at', '<', before.getTime()).execute()
  const first = await db
    .selectFrom('abandonments')
    .select('id')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (first !== undefined) await db.deleteFrom('abandonments').where('id', '<=', first.id).execute()
}

/** At 8 KB each at most, 160 MB; a busy site has a hundred a day. */
const mostAbandonments = 20_000

/** What is told of an order form that was left undone (R36), to its author and to the team. */
export function abandonmentOnWire(row: Selectable<AbandonmentsTable>) {
  return {
    adresse_ramassage: row.pickup_address,
    adresse_livraison: row.delivery_address,
    poids: row.weight,
    type_livraison: row.delivery_type,
    prix_calcule_ttc: row.price_ttc === null ? null : eurosFromCents(row.price_ttc),
    formulaire_complet: row.is_complete === 1,
    temps_remplissage_secondes: row.seconds,
    raison_abandon: row.reason,
    erreurs_validation: row.errors,
    tentatives_submit: row.tries,
  }
}
