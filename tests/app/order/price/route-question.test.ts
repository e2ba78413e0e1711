import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderContext } from '#app/order/model/order-context.ts'
import { restore } from '#app/order/model/order-actions.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import { routeConfirmation } from '#app/order/price/route-confirmation.ts'
import { quoteMessage } from '#app/order/price/quote-message.ts'
import { RouteQuestion } from '#app/order/price/route-question.tsx'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
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

describe('A question about a route', () => {
  it.each([
    ['of a place to itself', { address: picked(cannes) }, 1, 'Retrait et livraison à la même adresse ?'],
    [
      'of one place under two names',
      { address: picked({ ...cannes, label: 'Dépôt du port, 06400 Cannes' }) },
      1,
      'Retrait et livraison à moins de 30 m l’un de l’autre ?',
    ],
    ['of more than three hours', {}, 200, '3 h 20 de route : c’est bien ça ?'],
  ])('%s stands in the form', async (_, changes, minutes, words) => {
    expect((await drawn(changes, minutes)).text).toContain(words)
  })

  it('is asked of no other route', async () => {
    expect((await drawn({}, 180)).text).toBe('')
  })

  it('is answered for that route alone', () => {
    const [a, b] = [
      { ...cannes, label: 'A' },
      { ...cannes, label: 'B' },
    ]
    const route = { from: a, to: a, minutes: null }
    const { name } = routeConfirmation(route, null)!
    expect([routeConfirmation(route, name), routeConfirmation({ ...route, from: b, to: b }, name)]).toEqual([
      null,
      { doubt: 'same-place', name: expect.stringContaining('B') },
    ])
  })

  it('asks for a quote with the route, the road, the weight and the slip', () => {
    const values = filledValues()
    const { message, email, nom, file } = quoteMessage(values, 200, 'Camille Martin')
    expect(message.split('\n')).toEqual([
      'Bonjour,',
      'J’aimerais un devis pour cette livraison.',
      `Retrait : ${values.pickupAdr.text}`,
      `Livraison : ${values.address.text}`,
      'Trajet : 3 h 20',
      'Poids : 151-300 kg',
    ])
    expect([nom, email, file]).toEqual(['Camille Martin', values.email, values.deliveryReceipt.file])
  })
})

async function drawn(changes: Parameters<typeof filledValues>[0], minutes: number) {
  const world = pretendWorld(
    pretendProvider({
      '/calculate-duration': () => ({ success: true, duration_in_minutes: minutes }),
      '/fo/calculate-price': () => ({ success: true, data: price }),
    }).fetch,
  )
  const visit = createOrderStore(world, camille)
  restore(visit.state, filledValues(changes))
  visit.pricing.follow()
  await visit.pricing.settled()
  return drawnScreen(
    world,
    '/commande',
    createElement(OrderContext, { value: { ...visit, now: friday10h } }, createElement(RouteQuestion)),
  )
}
