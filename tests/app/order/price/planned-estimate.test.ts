import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderContext } from '#app/order/model/order-context.ts'
import { restore } from '#app/order/model/order-actions.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import { PriceBar } from '#app/order/price/price-bar.tsx'
import { PriceTicket } from '#app/order/price/price-ticket.tsx'
import { drawnScreen, textOf } from '#tests/builders/drawn-screen.tsx'
import { camille, friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { cannes, filledValues, picked } from '../filled-values.ts'

const price = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: 10,
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
const answers = {
  '/calculate-duration': () => ({ success: true, duration_in_minutes: 24 }),
  '/fo/calculate-price': () => ({ success: true, data: price }),
}

describe('The price of a planned order whose hour is not chosen', () => {
  it('stays in sight with its supplement, to be confirmed with the hour', async () => {
    const { drawn, plan } = await priced()
    plan()
    expect(drawn(createElement(PriceTicket))).toMatch(
      /Prix HT Base 19,90 €.*Planifiée 9,90 € Total HT 49,80 € TVA 9,96 €.*À confirmer avec l’heure Total TTC 59,76 €/,
    )
    expect(drawn(createElement(PriceBar, null, 'Valider'))).toMatch(/À confirmer avec l’heure 59,76 €/)
  })

  it.each([
    ['another weight', { poids: '301-450' }],
    ['another place', { address: picked({ ...cannes, label: '4 rue du Port, 06400 Cannes' }) }],
  ])('is not that of %s', async (_, changes) => {
    const { drawn, plan, visit } = await priced()
    plan()
    restore(visit.state, changes)
    expect(drawn(createElement(PriceTicket))).not.toContain('59,76')
  })

  it('is that of its hour once it is chosen', async () => {
    const { visit, drawn, plan } = await priced()
    plan()
    restore(visit.state, { deliveryDateTime: '2026-11-24 10:00' })
    visit.pricing.follow()
    await visit.pricing.settled()
    expect(drawn(createElement(PriceTicket))).not.toContain('À confirmer')
  })
})

/** A form whose flex price is there. */
async function priced() {
  const world = pretendWorld(pretendProvider(answers).fetch)
  const visit = createOrderStore(world, camille)
  restore(visit.state, filledValues())
  visit.pricing.follow()
  await visit.pricing.settled()
  const draw = (part: ReactNode) =>
    textOf(
      drawnScreen(
        world,
        '/commande',
        createElement(OrderContext, { value: { ...visit, now: friday10h } }, part),
      ).html.replaceAll('&nbsp;', ' '),
    )
  const plan = () => {
    restore(visit.state, { livraisonType: 'planifiee', deliveryDateTime: '2026-11-24' })
    visit.pricing.follow()
  }
  return { visit, plan, drawn: draw }
}
