import type { Selectable } from 'kysely'
import { eurosFromCents } from '#rules/price/money.ts'
import { type AbandonmentsTable, abandonmentOnWire } from '#server/abandonments/abandonments.ts'
import type { KeptLetter } from '#server/letters/account-letters.ts'
import type { ResetCodesTable } from '#server/users/reset-codes.ts'
import { roleChangeWords, type RoleChangesTable } from '#server/users/role-changes.ts'
import type { SecondFactorsTable } from '#server/factor/second-factors.ts'
import type { PayLinkRow } from '#server/pay-links/pay-links.ts'
import type { RunRow } from '#server/runs/runs.ts'
import type { UserRow } from '#server/users/users.ts'
import type { PushSubscriptionRow } from '#server/push/push-subscriptions.ts'
import { iso } from '#server/db/database.ts'

/** The profile of the account's file. */
export function profileData(user: UserRow) {
  return {
    numero: user.id,
    email: user.email,
    prenom: user.first_name,
    nom: user.last_name,
    telephone: user.phone,
    societe: user.company,
    siret: user.siren,
    numero_tva: user.vat_number,
    adresse_facturation: user.billing_address,
    code_postal: user.postal_code,
    ville: user.city,
    latitude: user.latitude,
    longitude: user.longitude,
    cree_le: iso(user.created_at),
    email_confirme_le: iso(user.confirmed_at),
    vu_le: iso(user.last_seen_at),
    prevenu_de_l_effacement_le: iso(user.warned_at),
    client_du_prestataire_de_paiement: user.customer_id,
  }
}

/** A link that the account made for an order to be paid by; what it is called by is known to nobody here. */
export function payLinkData({ order_id: commande, cents, expires_at: until }: PayLinkRow) {
  return { commande, montant_ttc: eurosFromCents(cents), valable_jusqu_au: iso(until) }
}

/** A letter that the account was sent, or will be. */
export function letterData({ to_address: to, subject, text, created_at: at, sent_at: sentAt, names }: KeptLetter) {
  return { a: to, objet: subject, texte: text, ecrite_le: iso(at), partie_le: iso(sentAt), pieces_jointes: names }
}

/**
 * A device that is told of the account's orders: by whose service, and since when. What it is called by there opens it
 * to anybody, so it is left out.
 */
export function deviceData({ endpoint, created_at: at, seen_at: seenAt }: PushSubscriptionRow) {
  return { service: new URL(endpoint).hostname, depuis_le: iso(at), vu_le: iso(seenAt) }
}

/** An order form that was left undone (R36). */
export function abandonmentData(row: Selectable<AbandonmentsTable>) {
  return {
    recu_le: iso(row.received_at),
    prix_calcule_ht: row.price_ht === null ? null : eurosFromCents(row.price_ht),
    ...abandonmentOnWire(row),
  }
}

/** Whether a new password was asked for, and when; never the code. */
export function resetData({ asked_at: at }: ResetCodesTable) {
  return { demande_le: iso(at) }
}

/** Since when an account of the team has a second factor; no secret, and no code. */
export function factorData({ set_up_at: at }: SecondFactorsTable, codesLeft: number) {
  return { depuis_le: iso(at), codes_de_secours: codesLeft }
}

/** When the account became one of the team's, in which roles, and when no more. */
export function roleData({ role, at }: Selectable<RoleChangesTable>) {
  return { le: iso(at), fait: roleChangeWords(role) }
}

/** A run that the account drives, or drove. */
export function runData({ day: jour, plate: plaque, carrier: transporteur, starts_at: start }: RunRow) {
  return { jour, plaque, transporteur, depart: iso(start) }
}
