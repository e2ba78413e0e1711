import { describe, expect, it } from 'vitest'
import { ordersCsv } from '#app/history/list/orders-csv.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'

const cellsOf = (...orders: Parameters<typeof aPastOrder>[0][]) => {
  const [head = '', ...lines] = ordersCsv(orders.map(aPastOrder)).replace('\uFEFF', '').trimEnd().split('\r\n')
  const titles = head.split(';')
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, index) => [titles[index], cell])))
}

describe('The list as a table for a spreadsheet', () => {
  it('has a line an order, with days of Paris and amounts with a comma', () => {
    expect(cellsOf({ id: 7 }, { id: 6, status: 2, deliveredAt: new Date('2026-11-19T23:30:00Z') })).toMatchObject([
      {
        'N°': '7',
        Date: '2026-11-18',
        Heure: '09:12',
        Statut: 'En cours de validation',
        Paiement: 'Payé',
        HT: '39,90',
        TVA: '7,98',
        TTC: '47,88',
      },
      { 'N°': '6', Statut: 'Livré', 'Livrée le': '2026-11-20 00:30' },
    ])
  })

  it('keeps the first digit of a phone number', () => {
    expect(cellsOf({ phone: '0612345678' })[0]).toMatchObject({ Téléphone: '06 12 34 56 78' })
  })

  it('leaves what is not known empty: an order without a price costs no zero', () => {
    expect(cellsOf({ totalHT: null, vat: null, totalTTC: null, paid: null, moment: null })[0]).toMatchObject({
      HT: '',
      TVA: '',
      TTC: '',
      Paiement: '',
      'Créneau demandé': '',
    })
  })

  it('hands no customer’s name to a spreadsheet as a formula', () => {
    expect(cellsOf({ customerCompany: '=HYPERLINK(1)' })[0]).toMatchObject({ Client: "'=HYPERLINK(1)" })
  })
})
