import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import ConfirmationPage, { OrderConfirmed } from '#app/payment/confirmation-page.tsx'
import { endedRequest } from '#app/payment/outcome/ended-order.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { moments } from '#tests/builders/order.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { stored } from './paying.ts'

describe('The confirmation of an order without a price', () => {
  const order = endedRequest({ order: stored.order, moment: moments.flex, at: friday10h })

  it('says that it is saved, and leads to the order form and the history', () => {
    const { html, text } = drawnScreen(pretendWorld(fetch), '/confirmation', createElement(OrderConfirmed, { order }))
    expect(text).toContain('Commande enregistrée !')
    expect(new Set(Object.values(linksOf(html)))).toEqual(new Set(['tel:+33465710000', '/commande', '/historique']))
  })

  it('is its ticket, what happens next, and where the price is sent', () => {
    const world = pretendWorld(fetch)
    world.session.open('jeton', camille)
    const { text } = drawnScreen(world, '/confirmation', createElement(OrderConfirmed, { order }))
    for (const words of [
      'Livraison demandée',
      'Lundi 23 novembre',
      '12 rue des Oliviers',
      '3 chemin des Pins',
      'Camille Martin',
      'À confirmer',
      'Et maintenant',
      'On fixe le prix',
      `On t’écrit à ${camille.email}`,
    ])
      expect(text).toContain(words)
  })

  it('claims no order to whoever just comes by, and leads to the history', () => {
    expect(drawnScreen(pretendWorld(fetch), '/confirmation', createElement(ConfirmationPage))).toMatchObject({
      text: '',
      redirectTo: '/historique',
    })
  })
})
