import { seller } from '#content/company.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import type { AccountPapers } from './account-papers.ts'
import type { Standing } from './account-standing.ts'

/** How the account of an organisation stands, for its members; null where it never had one. */
export function accountOnWire(
  { ceiling, closedBy, days, invoices, left, unbilled, unbilledOrders, unspent }: Standing,
  { months, creditNotes }: AccountPapers = noPapers,
  usedLast = false,
) {
  if (ceiling === null && invoices.length === 0 && unbilledOrders === 0) return null
  return {
    plafond: ceiling === null ? null : eurosFromCents(ceiling),
    reste: eurosFromCents(left),
    jours: days ?? 0,
    a_facturer: eurosFromCents(unbilled),
    livraisons_a_facturer: unbilledOrders,
    deja_recu: eurosFromCents(unspent),
    dernier: usedLast,
    ferme: closedBy === null ? null : closedWords(closedBy),
    virement: seller.iban && seller.bic ? { iban: seller.iban, bic: seller.bic } : null,
    factures: invoices.map(({ due_day, file, issued_at: issuedAt, number, settled_at: settledAt, total_ttc }) => ({
      numero: number,
      emise_le: wireFromInstant(new Date(issuedAt)),
      a_regler_le: due_day,
      ttc: eurosFromCents(total_ttc),
      reglee_le: settledAt === null ? null : wireFromInstant(new Date(settledAt)),
      fichier: file,
      ...(months.has(number) && { mois: months.get(number) }),
    })),
    avoirs: creditNotes.map(({ cents, file, issued_at: issuedAt, number, of_invoice: of }) => ({
      numero: number,
      facture: of,
      emis_le: wireFromInstant(new Date(issuedAt)),
      ttc: eurosFromCents(cents),
      fichier: file,
    })),
  }
}

/** Where they are not shown. */
const noPapers: AccountPapers = { months: new Map(), creditNotes: [] }

/** Why nothing new goes on an account, and what opens it again. */
export function closedWords({ number, due_day: due }: NonNullable<Standing['closedBy']>): string {
  return `Le compte de ton entreprise est fermé : la facture ${number} était à régler avant le ${dayInFigures(new Date(`${due}T12:00:00Z`))}. Il rouvre dès qu’elle est réglée ; la carte marche toujours.`
}
