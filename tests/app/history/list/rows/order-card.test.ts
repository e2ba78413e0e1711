import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderCard } from '#app/history/list/rows/order-card.tsx'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { drawnScreen, linksOf, textOf } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

const card = (changes: Parameters<typeof aPastOrder>[0]) =>
  drawnScreen(
    pretendWorld(fetch),
    '/historique',
    createElement(OrderCard, { order: aPastOrder(changes), today: '2026-11-20', selected: false, onCancel: () => {} }),
  )

describe('The card of an order', () => {
  it('shows its time, number, delivery address, customer company, total TTC, status and weight', () => {
    const { text } = card({})
    for (const words of [
      '09:12',
      '#1042',
      'Mougins',
      'Exemple Bâtiment',
      '47,88 €',
      'En cours de validation - Payé',
      '151-300 kg',
    ])
      expect(text).toContain(words)
  })

  it('says first when it is to be there', () => {
    expect(card({ moment: { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } } }).text).toMatch(
      /^Lundi 23 nov., après-midi/,
    )
  })

  it('shows its way from town to town', () => {
    expect(card({}).text).toMatch(/De Cannes.* à .*Mougins/)
  })

  it('says that its price is to come, and that nothing is to be done', () => {
    const { text } = card({ status: 0, paid: null, totalTTC: null, totalHT: null, vat: null })
    expect(text).toContain('Prix à confirmer')
    expect(text).toContain('On te confirme le prix par e-mail, rien à faire.')
  })

  it.each([
    [4, 0, true],
    [4, 1, false],
    [3, 1, false],
    [1, 1, false],
    [2, 1, false],
    [6, 0, false],
    [0, null, false],
  ])('in status %d with payment %j is paid from here: %j', (status, paid, isPaidHere) => {
    expect(linksOf(card({ status, paid }).html)['Payer 47,88 €']).toBe(
      isPaidHere ? '/payment?commande=1042' : undefined,
    )
  })

  it('says of one that was not paid before its slot that nothing comes, in place of its payment', () => {
    const { html, text } = card({ paid: 0, moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'PM' } } })
    expect(text).toMatch(/^Pas payée à temps Mercredi 18 nov., après-midi : rien ne sera livré/)
    expect(Object.keys(linksOf(html))).not.toContain('Payer 47,88 €')
    expect(html).toContain('aria-label="Annuler la commande 1042"')
  })

  it.each([
    ['unpaid', { paid: 0 }, true],
    ['paid', { paid: 1 }, false],
    ['unpaid and begun, after its window', { paid: 0, status: 3 }, false],
  ])('is cancelled from here while it is %s: %j', (_, changes, isOffered) => {
    expect(card(changes).html.includes('Annuler la commande')).toBe(isOffered)
  })

  it.each([
    ['fait', 'Annulé - Payé Remboursé'],
    ['en cours', 'Annulé - Payé Remboursement en cours'],
    ['à vérifier', 'Annulé - Payé Remboursement à vérifier'],
  ] as const)('says beside its status what became of the money of a cancelled order: %s', (state, words) => {
    expect(card({ status: 6, refund: { state, at: null, receipt: null } }).text).toContain(words)
  })

  it('shows the whole delivery address, and « Détails » in words', () => {
    const { text } = card({ deliveryAddress: '3 chemin des Pins, 06250 Mougins' })
    for (const words of ['3 chemin des Pins, 06250 Mougins', 'Détails']) expect(text).toContain(words)
  })

  it('names the day it was made on where it does not stand under it', () => {
    const of = (dated: boolean, orderedAt: string) =>
      drawnScreen(
        pretendWorld(fetch),
        '/historique',
        createElement(OrderCard, {
          order: aPastOrder({ orderedAt: new Date(orderedAt) }),
          today: '2026-11-20',
          selected: false,
          dated,
        }),
      ).text
    expect(of(true, '2026-11-18T09:12:00+01:00')).toContain('commandée le 18/11')
    expect(of(true, '2026-11-20T09:12:00+01:00')).toContain('commandée à 09:12')
    expect(of(false, '2026-11-18T09:12:00+01:00')).toContain('commandée à 09:12')
  })

  it('promises no price to an order that is cancelled', () => {
    expect(card({ status: 6, paid: null, totalTTC: null }).text).not.toContain('rien à faire')
  })

  it('leads to its details and to the same order again', () => {
    const { html } = card({ id: 17 })
    expect(linksOf(html)).toMatchObject({ Détails: '/historique/17', Refaire: '/commande' })
    expect(html).toContain('Commander à nouveau (commande 17)')
  })

  it.each([
    [1, '/suivi/abc', true],
    [3, '/suivi/abc', false],
    [1, null, false],
  ])('in status %d, with the tracking page %s, is followed from here: %s', (status, trackingPath, isFollowed) => {
    expect('Suivre' in linksOf(card({ status, trackingPath }).html)).toBe(isFollowed)
  })

  it.each([1, 3, 4, 6, 0])('offers no invoice in status %d', (status) => {
    expect(card({ status, invoice: 'F-2026-1.pdf' }).text).not.toContain('Facture')
  })

  it('offers its invoice once it is delivered, in a new tab', () => {
    const { html } = card({ status: 2, invoice: 'F-2026-1.pdf' })
    const link = /<a [^>]*aria-label="Facture[^>]*>.*?<\/a>/s.exec(html)?.[0] ?? ''
    expect([textOf(link), link.includes('target="_blank"')]).toEqual(['Facture', true])
  })
})
