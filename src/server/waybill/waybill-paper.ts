import { HttpError } from '#server/log/http-error.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { readWaybill } from './read-waybill.ts'

type PaperWorld = Pick<World, 'db' | 'papers'>

/** The PDF of an order's waybill as it stands now. 404: there is no such order, or it was not picked up yet. */
export async function waybillOf(order: OrderRow | null, world: PaperWorld) {
  const bytes = order && (await bytesOf(order, world))
  if (order === null || bytes === null)
    throw new HttpError(404, 'Lettre de voiture introuvable : elle existe dès la prise en charge.')
  return { name: nameOf(order.id), type: 'application/pdf', bytes }
}

/** What goes along with a letter; it is drawn as the letter leaves. */
export function waybillAttachment(orderId: number) {
  return { path: `${folder}${orderId}`, name: nameOf(orderId), contentType: 'application/pdf' } as const
}

/** What such an attachment holds; undefined for any other path, null where there is no waybill any more. */
export async function attachedWaybill(path: string, world: PaperWorld): Promise<Uint8Array | null | undefined> {
  if (!path.startsWith(folder)) return undefined
  const order = await findAnyOrder(world.db, Number(path.slice(folder.length)))
  return order && (await bytesOf(order, world))
}

async function bytesOf(order: OrderRow, { db, papers }: PaperWorld): Promise<Uint8Array | null> {
  const facts = await readWaybill(db, order)
  return facts && (await papers.draw(`${nameOf(order.id)} ${facts.events.at(-1)?.digest}`, { kind: 'waybill', facts }))
}

const folder = 'waybills/'

function nameOf(orderId: number): string {
  return `lettre-de-voiture-${orderId}.pdf`
}
