import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accountFromWire, accountOnWire } from '#contract/organisation/trade-account.ts'

const invoice = {
  numero: '2026-000112',
  emise_le: '2026-11-01 00:01:00',
  a_regler_le: '2026-12-01',
  ttc: 693.84,
  reglee_le: null,
  fichier: 'facture-2026-000112-x.pdf',
}
const wire = {
  plafond: 3000,
  reste: 2306.16,
  jours: 30,
  a_facturer: 0,
  livraisons_a_facturer: 0,
  ferme: null,
  virement: null,
  factures: [invoice],
}
const read = (more: object) => accountFromWire(v.parse(accountOnWire, { ...wire, ...more }))

describe('The account of a firm, on the wire', () => {
  it('has invoices of the month that the provider names, else of the day before they were made', () => {
    const monthOf = (more: object) => read({ factures: [{ ...invoice, ...more }] }).invoices[0]?.month
    expect(monthOf({ mois: '2026-09' })).toBe('2026-09')
    expect(monthOf({})).toBe('2026-10')
    expect(monthOf({ emise_le: '2026-11-15 10:00:00' })).toBe('2026-11')
    expect(monthOf({ mois: 'octobre' })).toBe('2026-10')
  })

  it('has no credit notes, and nothing that came in before its time, where the provider tells of none', () => {
    expect(read({})).toMatchObject({ creditNotes: [], unspent: 0 })
  })

  it('has credit notes with the invoice that each corrects', () => {
    const note = { numero: '2026-000119', facture: '2026-000112', emis_le: '2026-11-12 10:00:00', ttc: 47.88 }
    expect(read({ deja_recu: 47.88, avoirs: [{ ...note, fichier: 'avoir-x.pdf' }] })).toMatchObject({
      unspent: 4788,
      creditNotes: [
        {
          number: '2026-000119',
          of: '2026-000112',
          issuedAt: new Date('2026-11-12T09:00:00Z'),
          totalTTC: 4788,
          file: 'avoir-x.pdf',
        },
      ],
    })
  })
})
