import { parisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Instant } from '#server/db/database.ts'
import type { IssuedInvoice } from './issued-invoices.ts'
import type { Movement } from './movement.ts'
import { euros } from './export-rows.ts'

/**
 * What the tax office is told through an approved platform (CGI, articles 290 and 290 A): sales by day, kind of customer
 * and rate of VAT, and money that came and went back by day and rate. Who owes VAT from the invoice on tells no money.
 */
export function eReportingRows(
  issued: readonly IssuedInvoice[],
  moved: readonly Movement[],
  { vatOnDebits }: { readonly vatOnDebits: boolean },
) {
  const sold = issued.map((invoice) => ({
    flow: 'ventes',
    day: dayOf(invoice.issuedAt),
    clients: invoice.client.isCompany ? 'entreprises' : 'particuliers',
    ...invoice,
  }))
  const cashed = moved.map((movement) => ({ flow: 'encaissements', day: dayOf(movement.at), clients: '', ...movement }))
  return [...summed(sold), ...(vatOnDebits ? [] : summed(cashed))]
}

interface Told {
  readonly flow: string
  readonly day: string
  readonly clients: string
  readonly vatPercent: number
  readonly totalHT: Cents
  readonly totalTTC: Cents
}

function summed(told: readonly Told[]) {
  const groups = Map.groupBy(told, ({ clients, day, vatPercent }) => [day, clients, vatPercent].join())
  return [...groups.values()]
    .map((group) => {
      const [{ flow, day, clients, vatPercent } = none] = group
      const [totalHT, totalTTC] = [sum(group, 'totalHT'), sum(group, 'totalTTC')]
      return {
        Flux: flow,
        Jour: day,
        Clients: clients,
        'Taux de TVA': vatPercent,
        Nombre: group.length,
        HT: euros(totalHT),
        TVA: euros(totalTTC - totalHT),
        TTC: euros(totalTTC),
      }
    })
    .toSorted((one, other) => one.Jour.localeCompare(other.Jour) || one.Clients.localeCompare(other.Clients))
}

const none = { flow: '', day: '', clients: '', vatPercent: 0 }

function sum(group: readonly Told[], of: 'totalHT' | 'totalTTC'): Cents {
  return group.reduce((all, told) => all + told[of], 0)
}

function dayOf(at: Instant): string {
  return parisDay(new Date(at))
}
