import { company, seller } from '#content/company.ts'
import { mostDamages } from '#contract/order/recipient-acts.ts'
import { lastDamageDay } from '#rules/moment/damage-days.ts'
import type { Database } from '#server/db/database.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { teamLetter } from '#server/letters/letter.ts'
import { orderFacts } from '#server/letters/order-facts.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { HttpError } from '#server/log/http-error.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { DamageFacts } from '#server/paper/draw-damage-letter.ts'
import { photosOf } from '#server/photos/proof-photos.ts'
import { checkRoomForUpload } from '#server/storage/disk-room.ts'
import { keepFile } from '#server/storage/keep-file.ts'
import type { World } from '#server/world.ts'
import { checkPossible, holdAwaited } from './awaited-order.ts'
import { damageLetter, damagePhotos } from './recipient-letter.ts'

/**
 * Tells a damage to team and supplier, once the name it is sent under: journal, letters, and the letter that protests
 * against it, a PDF that goes along with them. Refuses 409 once the days for it are over, or too many were told.
 */
export async function reportDamage(
  seen: OrderRow,
  { vu, id, mots: words }: { readonly vu: number; readonly id: string; readonly mots: string },
  world: World,
): Promise<void> {
  const { db, files, newId, now, papers, places, publicUrl, staff } = world
  const at = now()
  if ((await findDamagePaper(db, seen.id, id)) !== null) return
  await checkPossible(db, seen, 'damage', at)
  await checkRoomForUpload(world)
  const photos = (await photosOf(db, seen.id)).filter(({ kind }) => kind === 'damage').length
  const path = `messages/${newId()}.pdf`
  const facts = damageFacts(seen, { words, photos, at }, places)
  const bytes = await papers.draw(path, { kind: 'damage', facts })
  const paper = { path, name: damagePaperName(seen.id), contentType: 'application/pdf' }
  const isKept = await keepFile({ path, bytes }, { db, files }, async (transaction) => {
    const order = await holdAwaited(transaction, { id: seen.id, act: 'damage', seen: vu }, at)
    if ((await findDamagePaper(transaction, order.id, id)) !== null) return false
    await checkFew(transaction, order.id)
    const note = `${words} ${damagePhotos(photos)}`
    await insertOrderChange(transaction, unmoved(order, { kind: 'damage', by: null, at: at.getTime(), note }))
    const letter = teamLetter(
      `Commande n° ${order.id} : dommage signalé par le destinataire`,
      [
        { kind: 'quote', text: words },
        { kind: 'text', text: `${damagePhotos(photos)} Délai de l’article L133-3 : ${lastDay(order)}.` },
        ...orderFacts(order),
      ],
      { staff, userId: order.supplier_id, onceKey: damageKey(order.id, id) },
    )
    await insertLetter(transaction, { ...letter, attachments: [paper] }, at)
    const told = damageLetter(order, { words, photos, key: `order-damaged-${order.id}-${id}`, paper }, publicUrl)
    await writeToSupplier(transaction, order.supplier_id, told, at)
    return true
  })
  if (!isKept) await files.remove(path)
}

function lastDay({ delivered_at: at }: OrderRow): string {
  return at === null ? '' : lastDamageDay(new Date(at))
}

/** Where the PDF of a damage lies, told of that order under that name; null: there is none, or its time is over. */
export async function findDamagePaper(db: Database, orderId: number, id: string): Promise<string | null> {
  const paper = await db
    .selectFrom('letters')
    .innerJoin('letter_attachments', 'letter_attachments.letter_id', 'letters.id')
    .select('letter_attachments.path')
    .where('once_key', '=', damageKey(orderId, id))
    .executeTakeFirst()
  return paper?.path ?? null
}

export function damagePaperName(orderId: number): string {
  return `protestation-livraison-${orderId}.pdf`
}

function damageKey(orderId: number, id: string): string {
  return `order-damage-${orderId}-${id}`
}

async function checkFew(transaction: Database, orderId: number): Promise<void> {
  const rows = transaction.selectFrom('order_changes').select('id').where('order_id', '=', orderId)
  if ((await rows.where('kind', '=', 'damage').execute()).length >= mostDamages)
    throw new HttpError(409, `${mostDamages} signalements sont déjà partis : appelle-nous.`)
}

function damageFacts(
  { id, pickup_address: from, delivery_address: to, delivered_at: deliveredAt, updated_at: updatedAt }: OrderRow,
  { words, photos, at }: { readonly words: string; readonly photos: number; readonly at: Date },
  { townIn }: Pick<World['places'], 'townIn'>,
): DamageFacts {
  const there = deliveredAt ?? updatedAt
  return {
    brand: company.brand,
    carrier: [seller.name, ...seller.address, `SIREN ${seller.siren}`],
    orderId: id,
    from: townIn(from) ?? '',
    to: townIn(to) ?? '',
    deliveredAt: there,
    reportedAt: at.getTime(),
    lastDay: lastDamageDay(new Date(there)),
    words,
    photos,
  }
}
