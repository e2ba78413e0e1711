import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { OrderRow } from '#server/db/orders.ts'
import { deliverOrder } from '#server/invoices/deliver-order.ts'
import { settle } from '#server/payment/settle.ts'
import { pay, readyOrder } from './order.ts'
import type { Provider } from './provider.ts'
import type { Supplier } from './supplier.ts'

/** An order as it is stored. */
export async function storedOrder({ world }: Provider, id: number): Promise<OrderRow> {
  return await world.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** An order that waits for its payment. */
export async function unpaidOrder(provider: Provider, supplier: Supplier): Promise<OrderRow> {
  const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
  return await storedOrder(provider, orderId)
}

/** What the processor says of an order whose card was charged. */
export function chargedFor({ id, total_ttc: amount }: OrderRow) {
  return { id: `pi_${id}`, clientSecret: '', amount: amount ?? 0, status: 'succeeded', lastError: null, idempotencyKey: null } as const
}

/** An order that was paid now. */
export async function paidOrder(provider: Provider, supplier: Supplier): Promise<OrderRow> {
  const order = await unpaidOrder(provider, supplier)
  await settle(order, chargedFor(order), provider.world)
  return await storedOrder(provider, order.id)
}

/** An order that was paid and delivered now: it has its invoice. */
export async function invoicedOrder(provider: Provider, supplier: Supplier): Promise<OrderRow & { invoice_number: string; invoice_file: string }> {
  const { id } = await paidOrder(provider, supplier)
  const { invoice_number: number, invoice_file: file, ...order } = await deliverOrder(id, provider.now, provider.world)
  return { ...order, invoice_number: number ?? '', invoice_file: file ?? '' }
}

/** The text of each page of a PDF, as a reader copies it; spaces are all alike. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(bytes)
  const pages = [...pdf.pages()].map((page) => page.getText().replaceAll('\u00A0', ' ').replaceAll('\r\n', '\n'))
  pdf.destroy()
  library.destroy()
  return pages
}
