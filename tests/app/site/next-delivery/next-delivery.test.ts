import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Refused, SignedOut, Unreachable } from '#adapters/failures/failures.ts'
import { createMemberOrders } from '#app/site/next-delivery/member-orders.ts'
import { NextDeliveryCard } from '#app/site/next-delivery/next-delivery-card.tsx'
import { NextDelivery } from '#app/site/next-delivery/next-delivery.tsx'
import type { OrderList } from '#contract/order/history.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import type { KeptOrders } from '#contract/order/kept-orders.ts'
import { createConnection } from '#state/connection/connection.ts'
import { linksOf, textOf } from '#tests/builders/drawn-screen.tsx'
import { aPastOrder } from '#tests/builders/past-order.ts'

const at = (wall: string) => new Date(`2026-11-${wall}:00+01:00`)
const now = at('18T10:06')
const morning = { type: 'flex', slot: { day: '2026-11-18', halfDay: 'AM' } } as const
const thisMorning = aPastOrder({ orderedAt: at('16T10:00'), moment: morning })

const cardOf = (changes: Partial<PastOrder>) =>
  renderToStaticMarkup(createElement(NextDeliveryCard, { order: { ...thisMorning, ...changes }, now }))

describe('The card of the next delivery', () => {
  it.each<[string, Partial<PastOrder>, RegExp, Record<string, string>]>([
    [
      'on its way',
      { status: 1, leftAt: at('18T09:40'), trackingPath: '/suivi/abc' },
      /^Aujourd’hui, matin entre 7 h et 12 h · parti à 09:40 .* En cours de livraison - Payé/,
      { Détails: '/historique/1042', Suivre: '/suivi/abc' },
    ],
    [
      'late',
      { status: 3, moment: { type: 'flex', slot: { day: '2026-11-17', halfDay: 'PM' } } },
      /^Hier, après-midi entre 13 h et 17 h · en retard sur son créneau/,
      { Détails: '/historique/1042' },
    ],
    [
      'to be paid',
      { paid: 0, moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } } },
      /^Vendredi 20 nov., matin .* En cours de validation - Non payé/,
      { Détails: '/historique/1042', 'Payer 47,88 €': '/payment?commande=1042' },
    ],
    [
      'not paid in time',
      { paid: 0 },
      /^Pas payée à temps Aujourd’hui, matin : rien ne sera livré/,
      { 'Choisir un créneau et payer 47,88 €': '/historique/1042' },
    ],
    [
      'delivered today',
      { status: 2, deliveredAt: at('18T09:38') },
      /^Livré aujourd’hui à 09:38/,
      { Détails: '/historique/1042', Refaire: '/commande#refaire-1042' },
    ],
    [
      'delivered yesterday',
      { status: 2, deliveredAt: at('17T09:38') },
      /^Rien aujourd’hui. Ta dernière livraison : Livré hier à 09:38/,
      { Détails: '/historique/1042', Refaire: '/commande#refaire-1042' },
    ],
    [
      'cancelled',
      { status: 6 },
      /^Rien aujourd’hui. Ta dernière commande : .* Annulé - Payé/,
      { Détails: '/historique/1042', Refaire: '/commande#refaire-1042' },
    ],
  ])('says when it comes, its state and what is to be done: %s', (_, changes, words, links) => {
    const html = cardOf(changes)
    expect(textOf(html).replaceAll('\u00A0', ' ')).toMatch(words)
    expect(textOf(html)).toContain('De Cannes à B Mougins')
    expect(
      Object.fromEntries(
        Object.entries(linksOf(html)).map(([said, href]) => [
          said.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' '),
          href,
        ]),
      ),
    ).toEqual(links)
    expect(html).not.toContain('button-primary')
  })

  it('says in red that it is late', () => {
    const late = { moment: { type: 'flex', slot: { day: '2026-11-17', halfDay: 'PM' } } } as const
    expect(cardOf(late)).toContain('<strong class="late-words">en retard sur son créneau</strong>')
    expect(cardOf({})).not.toContain('late-words')
  })

  it('names the date that the team has set instead', () => {
    expect(textOf(cardOf({ expectedAt: at('20T14:00') }))).toMatch(
      /^Vendredi 20 nov., après-midi .*nouvelle date au lieu de aujourd’hui, matin/,
    )
  })
})

const copyOf = (orders: PastOrder[]): KeptOrders => ({ orders, older: null, at: at('18T08:02') })
const connection = (online: boolean) => createConnection((tell) => tell(online))

interface Known {
  readonly copy?: KeptOrders | null
  readonly list?: OrderList | Error
}

const placeOf = async (...known: Parameters<typeof drawnPlace>) => textOf(await drawnPlace(...known))

async function drawnPlace({ copy = null, list = new Unreachable('nothing') }: Known, online = true) {
  const read = async () => {
    if (list instanceof Error) throw list
    return list
  }
  const orders = createMemberOrders({ copy: async () => copy, read, keptAt: () => at('18T10:05') })
  await orders.load()
  return renderToStaticMarkup(
    createElement(NextDelivery, { orders, connection: connection(online), now: () => now }),
  ).replaceAll('\u00A0', ' ')
}

describe('The place of the next delivery', () => {
  const several = (count: number) => Array.from({ length: count }, (_, index) => ({ ...thisMorning, id: index + 1 }))

  it('says what comes besides, and since when it is known', async () => {
    const delivered = aPastOrder({ id: 7, status: 2, moment: morning, deliveredAt: at('18T09:38') })
    expect(await placeOf({ list: { orders: [...several(4), delivered], older: null } })).toMatch(
      /1 autre à venir · 1 déjà livrée aujourd’hui · mis à jour à 10:05$/,
    )
  })

  it('leads from what comes besides to the whole list', async () => {
    const html = await drawnPlace({ list: { orders: several(4), older: null } })
    expect(linksOf(html)).toMatchObject({ '1 autre à venir': '/historique' })
  })

  it('has up to three in a line each, with the way to follow or to pay one', async () => {
    const [first, second, ...more] = several(3) as [PastOrder, PastOrder, PastOrder]
    const orders = [
      { ...first, status: 1, leftAt: at('18T09:40'), trackingPath: '/suivi/abc' },
      { ...second, paid: 0 as const, moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'PM' } } as const },
      ...more,
    ]
    const html = await drawnPlace({ list: { orders, older: null } })
    expect(html.match(/<li/g)).toHaveLength(3)
    expect(Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href).toSorted()).toEqual([
      '/historique/1',
      '/historique/2',
      '/historique/3',
      '/payment?commande=2',
      '/suivi/abc',
    ])
    expect(textOf(html)).not.toContain('à venir')
  })

  it('shows the copy of this device without a network, with its age', async () => {
    expect(await placeOf({ copy: copyOf([thisMorning]) }, false)).toMatch(
      /^Aujourd’hui, matin .*Hors ligne : ta liste telle qu’elle était à 08:02\.$/,
    )
  })

  it('says why there is no newer one, where there is a network', async () => {
    expect(await placeOf({ copy: copyOf([thisMorning]) })).toMatch(
      /Problème de connexion\. Vérifiez votre connexion Internet\. Tu vois la liste telle qu’elle était à 08:02\.$/,
    )
  })

  it('says that nothing could come, and that nothing is lost', async () => {
    expect(await placeOf({})).toBe(
      'Problème de connexion. Vérifiez votre connexion Internet. Tes commandes sont gardées chez nous.',
    )
    expect(await placeOf({ list: new Refused(429, { message: '', errors: {} }, null) })).toMatch(/Réessayer$/)
  })

  it('tells who has ordered nothing where the first delivery will be', async () => {
    expect(await placeOf({ list: { orders: [], older: null } })).toMatch(
      /^Rien aujourd’hui Un point de retrait, une adresse, un poids : ta première livraison apparaîtra ici\./,
    )
  })

  it('takes the list of the provider for the copy, whichever is there first', async () => {
    const copied = Promise.withResolvers<KeptOrders>()
    const orders = createMemberOrders({
      copy: () => copied.promise,
      read: async () => ({ orders: [], older: null }),
      keptAt: () => now,
    })
    await orders.load()
    copied.resolve(copyOf([thisMorning]))
    await copied.promise
    expect(orders.state.orders).toEqual([])
  })

  it('says nothing of a session that is over: the page goes with it', async () => {
    const orders = createMemberOrders({
      copy: async () => null,
      read: async () => Promise.reject(new SignedOut()),
      keptAt: () => null,
    })
    await orders.load()
    expect(orders.state).toEqual({ orders: null, at: null, failure: null })
  })

  it('leads a member of the team to its own room', () => {
    expect(
      linksOf(
        renderToStaticMarkup(
          createElement(NextDelivery, { orders: null, connection: connection(true), now: () => now }),
        ),
      ),
    ).toEqual({ Équipe: '/bo' })
  })
})
