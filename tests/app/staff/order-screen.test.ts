import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderFacts } from '#app/staff/detail/order-facts.tsx'
import { StopCard } from '#app/staff/detail/stop-card.tsx'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { pretendWorld } from '#tests/builders/pretend-world.ts'
import { pretendOffice } from './pretend-office.ts'

const withPickup = (contact: string) =>
  aStaffOrder({ repeat: aRepeatable({ comment: `Au retrait : contact ${contact}, n° de retrait 4512\nPortail bleu` }) })
const drawn = (element: Parameters<typeof drawnScreen>[2]) =>
  drawnScreen(pretendWorld(pretendOffice({}).fetch), '/bo/1042', element)
const end = (name: 'a' | 'b', of = withPickup('Ali Petit')) => drawn(createElement(StopCard, { end: name, order: of }))

describe('The pickup, for the team', () => {
  it('is the depot: its street and town, whom to ask for and by which number, not the customer who ordered', () => {
    const { text, html } = end('a')
    expect(text).toBe('A Retrait 12 rue des Oliviers 06400 Cannes Contact Ali Petit, n° de retrait 4512 Y aller')
    expect(html).not.toContain('tel:')
  })

  it('can be called where its contact has a number', () => {
    expect(linksOf(end('a', withPickup('Ali Petit 06 11 22 33 44')).html)).toMatchObject({
      '06 11 22 33 44': 'tel:0611223344',
    })
  })

  it('of a partner store has its note', () => {
    expect(end('a', aStaffOrder({ storeNote: 'Quai 2, à gauche' })).text).toBe(
      'A Retrait 12 rue des Oliviers 06400 Cannes Note du dépôt : Quai 2, à gauche Y aller',
    )
  })

  it('says no more where the comment says nothing of it', () => {
    expect(end('a', aStaffOrder()).text).toBe('A Retrait 12 rue des Oliviers 06400 Cannes Y aller')
  })
})

describe('The delivery, for the team', () => {
  it('says who waits there, his telephone in pairs, the address and the rest of the comment', () => {
    expect(end('b').text).toBe(
      'B Livraison Camille Martin Exemple Bâtiment 06 12 34 56 78 3 chemin des Pins 06250 Mougins « Portail bleu » 06 12 34 56 78 Y aller',
    )
  })

  it('has the number to dial on its button', () => {
    const { html } = end('b')
    expect(linksOf(html)).toMatchObject({ '06 12 34 56 78': 'tel:0612345678' })
    expect(html).toContain('aria-label="Appeler Camille Martin, 06\u00A012\u00A034\u00A056\u00A078"')
  })
})

describe('The order, for the team', () => {
  it('names the customer who ordered, with his telephone and his e-mail', () => {
    const { text, html } = drawn(createElement(OrderFacts, { order: aStaffOrder() }))
    expect(text).toContain(
      'Commandée par Exemple Matériaux Son téléphone 06 00 00 00 00 Son e-mail fournisseur@exemple.fr',
    )
    expect(linksOf(html)).toMatchObject({
      '06 00 00 00 00': 'tel:0600000000',
      'fournisseur@exemple.fr': 'mailto:fournisseur@exemple.fr',
    })
  })

  it('says in one line what it has none of, and each date in brief, with its year where that is another', () => {
    const { text } = drawn(
      createElement(OrderFacts, {
        order: aStaffOrder({ slip: null, photos: 0, status: 4, orderedAt: new Date('2025-11-17T02:01:00+01:00') }),
      }),
    )
    expect(text).toContain('Commandée 17 nov. 2025 02:01')
    expect(text).toContain('Sans bordereau ni photo')
  })

  it('says what was given back and when, beside its payment', () => {
    const given = aStaffOrder({
      status: 6,
      totalTTC: 12588,
      refund: { state: 'fait', at: new Date('2026-11-24T09:00:00+01:00'), receipt: null },
    })
    expect(drawn(createElement(OrderFacts, { order: given })).text).toMatch(
      /Paiement Payée .*Remboursement Remboursée 125,88\s€ le 24 novembre 2026/,
    )
    expect(
      drawn(createElement(OrderFacts, { order: { ...given, refund: { state: 'en cours', at: null, receipt: null } } }))
        .text,
    ).toMatch(/Remboursement En cours : 125,88\s€ Commandée/)
  })
})
