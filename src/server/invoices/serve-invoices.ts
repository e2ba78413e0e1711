import type { Context, Hono } from 'hono'
import { serverAddresses } from '#contract/addresses.ts'
import type { Variables } from '#server/log/access-log.ts'
import type { World } from '#server/world.ts'
import { findInvoiceOf } from './invoices.ts'
import { invoiceBytes } from './invoice-bytes.ts'
import type { Database } from '#server/db/database.ts'

/**
 * Serves invoices at two addresses (section 7, R37): by order and key, and by file name; neither opens once the account
 * is erased. Whatever is wrong, the reply is the same.
 */
export function serveInvoices(app: Hono<Variables>, world: World): void {
  app.get(byKey, async (c) => {
    c.set('route', byKey)
    const { orderId, key } = c.req.param()
    const id = /^[1-9]\d{0,14}$/.test(orderId) ? Number(orderId) : null
    const isOpen = id !== null && world.invoiceKeys.opens(id, key, world.now())
    const invoice = isOpen ? await findInvoiceOf(world.db, id) : null
    return reply(c, invoice?.file ?? null, world)
  })
  app.get(byFile, (c) => {
    c.set('route', byFile)
    return reply(c, c.req.param('file'), world)
  })
  app.get(anyOther, (c) => {
    c.set('route', anyOther)
    return notFound(c)
  })
}

const byKey = `${serverAddresses.invoices}/:orderId/:key` as const
const byFile = `${serverAddresses.invoices}/:file` as const
const anyOther = `${serverAddresses.invoices}/*` as const

async function reply(c: Context<Variables>, file: string | null, world: World): Promise<Response> {
  const bytes = file === null ? null : await invoiceBytes(file, world)
  if (file === null || bytes === null || !(await hasItsAccount(file, world.db))) return notFound(c)
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${shownName(file)}"`,
  })
}

function notFound(c: Context<Variables>): Response {
  return c.text('Cette facture n’existe pas, ou son lien a expiré. Ouvre-la depuis ton historique.', 404, headers)
}

/** The name without what makes it unguessable: 'facture-2026-000001.pdf'. */
export function shownName(file: string): string {
  return file.replace(/-[0-9a-f]{32}\.pdf$/, '.pdf')
}

/** A document that loads nothing, and that no page frames and no cache keeps. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
} as const

/** Whether it is an invoice of several deliveries, or a credit note of one, and its organisation is still there. */
async function hasItsOrganisation(file: string, db: Database): Promise<boolean> {
  const papers = file.startsWith('avoir-')
    ? db.selectFrom('credit_notes').select('organisation_id').where('file', '=', file)
    : db.selectFrom('account_invoices').select('organisation_id').where('file', '=', file)
  const { organisation_id: id } = (await papers.executeTakeFirst()) ?? {}
  if (!id) return false
  const there = db.selectFrom('organisations').select('id').where('id', '=', id)
  return (await there.executeTakeFirst()) !== undefined
}

/**
 * Whether the account that an invoice or a receipt was made out to is still there: an erased one has nobody who may
 * read them (decision 047).
 */
async function hasItsAccount(file: string, db: Database): Promise<boolean> {
  const living = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.supplier_id')
    .select('orders.id')
    .where('users.erased_at', 'is', null)
  const ofFile = file.startsWith('remboursement-')
    ? living.where('orders.refund_file', '=', file)
    : file.startsWith('avoir-')
      ? living
          .innerJoin('credit_notes', 'credit_notes.order_id', 'orders.id')
          .where('credit_notes.file', '=', file)
          .where('credit_notes.organisation_id', 'is', null)
      : living.innerJoin('invoices', 'invoices.order_id', 'orders.id').where('invoices.file', '=', file)
  return (await ofFile.executeTakeFirst()) !== undefined || (await hasItsOrganisation(file, db))
}
