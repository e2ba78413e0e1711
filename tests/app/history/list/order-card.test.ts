import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderCard } from '#app/history/list/order-card.tsx'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { drawnScreen, textOf } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

const card = (changes: Parameters<typeof aPastOrder>[0]) =>
  drawnScreen(pretendWorld(fetch), '/historique', createElement(OrderCard, { order: aPastOrder(changes) }))

describe('The card of an order', () => {
  it('shows its time, number, delivery address, customer company, total TTC, status and weight', () => {
    const { text } = card({})
    for (const words of ['09:12', '#1042', 'Mougins', 'Exemple Bâtiment', '47,88 €', 'En cours de validation - Payé', '151-300 kg']) expect(text).toContain(words)
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
