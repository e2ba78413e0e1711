import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { AccountCard } from '#app/account/organisation/account-card.tsx'
import { AccountInvoicesCard } from '#app/account/organisation/account-invoices-card.tsx'
import type { AccountInvoice, TradeAccount } from '#contract/organisation/trade-account.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

const invoice = (number: string, month: string, more: Partial<AccountInvoice> = {}): AccountInvoice => ({
  number,
  month,
  issuedAt: new Date('2026-11-01T09:00:00Z'),
  dueDay: '2026-11-30',
  totalTTC: 69384,
  settledAt: null,
  file: `facture-${number}.pdf`,
  ...more,
})
const account = (more: Partial<TradeAccount> = {}): TradeAccount => ({
  ceiling: 300_000,
  left: 177_948,
  days: 30,
  unbilled: 52_668,
  unbilledOrders: 11,
  unspent: 0,
  usedLast: false,
  closed: null,
  transferTo: null,
  invoices: [invoice('2026-000112', '2026-10')],
  creditNotes: [],
  ...more,
})
const world = { ...pretendWorld(fetch), now: () => new Date('2026-11-20T09:00:00Z') }
const words = (text: string) => text.replaceAll('\u00A0', ' ')
const card = (more?: Partial<TradeAccount>) =>
  words(drawnScreen(world, '/entreprise', createElement(AccountCard, { account: account(more) })).text)
const list = (more?: Partial<TradeAccount>) =>
  words(drawnScreen(world, '/entreprise', createElement(AccountInvoicesCard, account(more))).text)

describe('What is on the account of a firm', () => {
  it('is told with its ceiling, what is left, each part of it, and what is due', () => {
    expect(card()).toBe(
      'Sur le compte plafond 3 000 € Il reste 1 779,48 € Facture d’octobre 693,84 € Novembre, 11 livraisons 526,68 € À régler avant le 30 nov. 693,84 € par virement',
    )
  })

  it('has two invoices of one month by their numbers, and more than three as one part', () => {
    const several = [4, 3, 2, 1].map((rank) => invoice(`2026-00000${rank}`, '2026-10'))
    expect(card({ invoices: several.slice(2) })).toContain(
      'Octobre, 2026-000001 693,84 € Octobre, 2026-000002 693,84 €',
    )
    expect(card({ invoices: several })).toContain('4 factures à régler 2 775,36 €')
  })

  it('is lowered by credit notes and transfers that settled nothing yet, as is what is due', () => {
    const text = card({ unspent: 4788 })
    expect(text).toContain('Avoirs et virements reçus −47,88 €')
    expect(text).toContain('645,96 € par virement')
  })

  it('says since when it is late', () => {
    expect(card({ invoices: [invoice('2026-000098', '2026-09', { dueDay: '2026-11-01' })] })).toContain(
      'En retard depuis le 1er nov.',
    )
  })
})

describe('The invoices of a firm', () => {
  it('are called by their month, this one first, and found by their number', () => {
    const settled = { settledAt: new Date('2025-12-22T09:00:00Z'), issuedAt: new Date('2025-12-01T09:00:00Z') }
    const invoices = [invoice('2026-000112', '2026-10'), invoice('2025-000412', '2025-11', settled)]
    expect(list({ invoices })).toBe(
      'Factures du mois Novembre 11 livraisons à ce jour 526,68 € Octobre 2026-000112 à régler avant le 30 nov. 693,84 € Novembre 2025 2025-000412 réglée le 22 déc. 2025 693,84 €',
    )
  })

  it('have the credit notes among them, with the invoice that each corrects', () => {
    const note = {
      number: '2026-000119',
      of: '2026-000112',
      issuedAt: new Date('2026-11-12T09:00:00Z'),
      totalTTC: 4788,
      file: 'avoir-2026-000119.pdf',
    }
    expect(list({ creditNotes: [note] })).toContain(
      'Avoir 2026-000119 du 12 nov., sur la facture 2026-000112 −47,88 € Octobre 2026-000112',
    )
  })
})
