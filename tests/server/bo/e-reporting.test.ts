import { describe, expect, it } from 'vitest'
import { eReportingRows } from '#server/bo/e-reporting.ts'
import type { IssuedInvoice } from '#server/bo/issued-invoices.ts'
import type { Movement } from '#server/bo/movement.ts'
import { csvOf } from '#server/bo/export.ts'
import { withVat } from '#rules/price/price.ts'
import { chance } from '#tests/builders/chance.ts'
import { consumerInvoice, electronicInvoice } from '#tests/builders/electronic-invoice.ts'

const november = Date.parse('2026-10-31T23:00:00Z')
const month = 30 * 86_400_000

describe('The e-reporting', () => {
  it('equals ten thousand drawn invoices and what was paid and given back of them, to the cent', () => {
    const { issued, moved } = drawn(10_000)
    const rows = read(csvOf(eReportingRows(issued, moved, { vatOnDebits: false })))
    const sold = rows.filter(({ Flux }) => Flux === 'ventes')
    const cashed = rows.filter(({ Flux }) => Flux === 'encaissements')
    expect(keyed(sold, ({ Jour, Clients }) => `${Jour} ${Clients}`)).toEqual(
      keyed(
        issued.map((invoice) => ({ ...invoice, at: invoice.issuedAt })).map(told),
        ({ Jour, firm }) => `${Jour} ${firm ? 'entreprises' : 'particuliers'}`,
      ),
    )
    expect(keyed(cashed, ({ Jour }) => Jour)).toEqual(keyed(moved.map(told), ({ Jour }) => Jour))
    expect(sold.reduce((all, { Nombre }) => all + Nombre, 0)).toBe(10_000)
  })

  it('tells each rate apart, and no money of a seller who owes VAT from the invoice on', () => {
    const { issued, moved } = drawn(500)
    const rows = eReportingRows(issued, moved, { vatOnDebits: true })
    expect(new Set(rows.map((row) => row.Flux))).toEqual(new Set(['ventes']))
    expect(new Set(rows.map((row) => row['Taux de TVA']))).toEqual(new Set([20, 10, 5.5]))
    const names = rows.map((row) => [row.Jour, row.Clients, row['Taux de TVA']].join())
    expect(new Set(names).size).toBe(names.length)
  })

  it('is of the Paris calendar', () => {
    const facts = { ...electronicInvoice, issuedAt: Date.parse('2026-11-30T23:30:00Z') }
    const rows = eReportingRows([asIssued(facts)], [], { vatOnDebits: false })
    expect(rows).toEqual([
      expect.objectContaining({ Jour: '2026-12-01', Clients: 'entreprises', Nombre: 1, TTC: 1253.76 }),
    ])
  })
})

interface Line {
  readonly Flux: string
  readonly Jour: string
  readonly Clients: string
  readonly Nombre: number
  readonly HT: number
  readonly TVA: number
  readonly TTC: number
}

/** Cents by key: HT, TVA, TTC. */
function keyed<Row extends Pick<Line, 'HT' | 'TVA' | 'TTC'>>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const sums: Record<string, [number, number, number]> = {}
  for (const row of rows) {
    const [ht, vat, ttc] = sums[keyOf(row)] ?? [0, 0, 0]
    sums[keyOf(row)] = [ht + row.HT, vat + row.TVA, ttc + row.TTC]
  }
  return sums
}

/** As it is told, in cents, its day by the zone's own name. */
function told({ at, client, totalHT, totalTTC }: Pick<Movement, 'at' | 'client' | 'totalHT' | 'totalTTC'>) {
  const Jour = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(at)
  return { Jour, firm: client.isCompany, HT: totalHT, TVA: totalTTC - totalHT, TTC: totalTTC }
}

/** The lines of the file, amounts in cents. */
function read(file: string): Line[] {
  const [head = '', ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n')
  const names = head.split(';')
  const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
  return lines.map((line) => {
    const row = Object.fromEntries(line.split(';').map((cell, at) => [names[at], cell]))
    const { Flux = '', Jour = '', Clients = '', Nombre, HT, TVA, TTC } = row
    return { Flux, Jour, Clients, Nombre: Number(Nombre), HT: cents(HT), TVA: cents(TVA), TTC: cents(TTC) }
  })
}

/** Invoices of a month at any rate, each paid in it; every tenth payment is of an order that was given back. */
function drawn(count: number): { readonly issued: IssuedInvoice[]; readonly moved: Movement[] } {
  const luck = chance(381)
  const issued: IssuedInvoice[] = []
  const moved: Movement[] = []
  for (let rank = 1; rank <= count; rank++) {
    const vatPercent = luck.pick([20, 20, 20, 10, 5.5])
    const totalHT = luck.whole(1, 400_000)
    const totalTTC = withVat(totalHT, vatPercent)
    const sums = { totalHT, totalTTC, vatPercent, vat: totalTTC - totalHT }
    const facts = {
      ...luck.pick([electronicInvoice, consumerInvoice]),
      ...sums,
      issuedAt: november + luck.whole(0, month),
    }
    issued.push(asIssued(facts))
    const { client } = facts
    const movement = { orderId: rank, email: '', client, invoice: null, receipt: null, reference: null, vatPercent }
    const at = november + luck.whole(0, month)
    moved.push({ ...movement, kind: 'encaissement', at, totalHT, totalTTC })
    if (rank % 10 === 0)
      moved.push({ ...movement, kind: 'remboursement', at: at + 1, totalHT: -totalHT, totalTTC: -totalTTC })
  }
  return { issued, moved }
}

function asIssued(facts: typeof electronicInvoice): IssuedInvoice {
  return { ...facts, corrects: null, dueDay: null, file: '', reference: null, isElectronic: true }
}
