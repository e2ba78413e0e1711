import type { InvoiceClient } from '#server/invoices/invoice-facts.ts'
import { shownName } from '#server/invoices/serve-invoices.ts'
import { euros, instant } from './export-rows.ts'
import type { IssuedInvoice, Sums } from './issued-invoices.ts'
import type { Movement } from './movement.ts'

/** The accountant's line of each invoice and credit note, as it was frozen. */
export function invoiceRows(issued: readonly IssuedInvoice[]) {
  return issued.map((invoice) => ({
    Facture: invoice.number,
    'Avoir sur': invoice.corrects,
    'Émise le': instant(invoice.issuedAt),
    Commande: invoice.orderId,
    'Livrée le': instant(invoice.deliveredAt),
    'À régler le': invoice.dueDay,
    'Payée le': instant(invoice.paidAt),
    ...buyer(invoice.client),
    ...amounts(invoice),
    'Référence de paiement': invoice.reference,
  }))
}

/** The accountant's line of each movement. */
export function cashRows(moved: readonly Movement[]) {
  return moved.map((movement) => ({
    Date: instant(movement.at),
    Nature: movement.kind,
    Commande: movement.orderId,
    'E-mail': movement.email,
    ...buyer(movement.client),
    ...amounts(movement),
    Facture: movement.invoice,
    Reçu: movement.receipt === null ? null : shownName(movement.receipt),
    Référence: movement.reference,
  }))
}

function buyer({ name, contact, address, siren, vatNumber }: InvoiceClient) {
  return { Client: name, Contact: contact, Adresse: address.join(', '), SIREN: siren, 'N° de TVA': vatNumber }
}

/** The tax is what lies between the two totals, as on the paper. */
function amounts({ totalHT, totalTTC, vatPercent }: Sums) {
  return { HT: euros(totalHT), 'Taux de TVA': vatPercent, TVA: euros(totalTTC - totalHT), TTC: euros(totalTTC) }
}
