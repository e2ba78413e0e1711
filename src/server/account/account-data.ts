import { listAbandonments } from '#server/abandonments/abandonments.ts'
import { type Database, iso } from '#server/db/database.ts'
import { listCreditNotes } from '#server/invoices/credit-notes.ts'
import { listInvoices } from '#server/invoices/invoices.ts'
import { listLettersTo } from '#server/letters/account-letters.ts'
import { listOrders } from '#server/orders/orders.ts'
import { listResetCodes } from '#server/users/reset-codes.ts'
import { listSlips } from '#server/slips/slips.ts'
import { favouritesOf } from '#server/favourites/favourites.ts'
import { readLetterChoices } from '#server/letters/letters-off.ts'
import { countRecoveryCodes, findFactor } from '#server/factor/second-factors.ts'
import { roleChangesOf } from '#server/users/role-changes.ts'
import { findOrganisation } from '#server/organisations/organisations.ts'
import { findUser, type UserRow } from '#server/users/users.ts'
import { payLinksOf } from '#server/pay-links/pay-links.ts'
import { photosOfSupplier } from '#server/photos/proof-photos.ts'
import { subscriptionsOf } from '#server/push/push-subscriptions.ts'
import { runsDrivenBy } from '#server/runs/runs.ts'
import { changesOfSupplier } from '#server/orders/order-changes.ts'
import {
  abandonmentData,
  deviceData,
  factorData,
  letterData,
  payLinkData,
  profileData,
  resetData,
  roleData,
  runData,
} from './kept-data.ts'
import { orderData, slipData } from './order-data.ts'

/**
 * All that is kept of an account, for its owner to read (R48, decision 070): French names, instants in ISO 8601,
 * amounts in euros. No password, no key, no name of a file.
 */
export async function accountData(db: Database, userId: number, now: Date): Promise<Record<string, unknown>> {
  const user = await findUser(db, userId)
  const [orders, slips, invoices, credits] = await Promise.all([
    listOrders(db, userId),
    listSlips(db, userId),
    listInvoices(db, userId),
    listCreditNotes(db, userId),
  ])
  const [photos, changes] = await Promise.all([photosOfSupplier(db, userId), changesOfSupplier(db, userId)])
  const codes = await listResetCodes(db, userId)
  const factor = await findFactor(db, userId)
  const ordered = new Set(orders.map(({ slip_path: path }) => path))
  return {
    etabli_le: iso(now.getTime()),
    compte: profileData(user),
    lettres_choisies: await readLetterChoices(db, userId),
    favoris: await favouritesOf(db, userId),
    notifications: (await subscriptionsOf(db, userId)).map(deviceData),
    commandes: orders.map((order) =>
      orderData(order, {
        slip: slips.find(({ path }) => path === order.slip_path),
        invoice: invoices.find(({ orderId }) => orderId === order.id),
        credits: credits.filter(({ orderId }) => orderId === order.id),
        photos: photos.filter(({ order_id: id }) => id === order.id),
        changes: changes.filter(({ order_id: id }) => id === order.id),
      }),
    ),
    liens_de_paiement: (await payLinksOf(db, userId)).map(payLinkData),
    bordereaux_sans_commande: slips.filter(({ path }) => !ordered.has(path)).map(slipData),
    lettres_recues: (await listLettersTo(db, userId, now)).map(letterData),
    formulaires_laisses: (await listAbandonments(db, userId)).map(abandonmentData),
    nouveau_mot_de_passe: codes.map(resetData),
    second_facteur: factor && factorData(factor, await countRecoveryCodes(db, userId)),
    entreprise: await membershipData(db, user),
    equipe: (await roleChangesOf(db, userId)).map(roleData),
    tournees: (await runsDrivenBy(db, userId)).map(runData),
  }
}

/** The organisation and the role in it; null without one. */
async function membershipData(db: Database, { organisation_id: id, organisation_role: role }: UserRow) {
  return id === null ? null : { nom: (await findOrganisation(db, id)).name, role }
}
