import { createElement } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { MomentCard } from '#app/order/fields/moment/moment-card.tsx'
import { OrderContext } from '#app/order/model/order-context.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import type { DeliveryType } from '#rules/price/delivery-types.ts'
import type { OptionPrices } from '#rules/price/option-prices.ts'
import { textOf, drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { camille, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { lateHere } from '../../late-here.ts'

beforeAll(lateHere)

describe('The prices of the delivery options', () => {
  it('say what each adds to a total TTC, and its label HT', () => {
    expect(drawnAt('2026-11-20T10:00:00+01:00')).toMatch(
      /Planifiée.*\+11,88 € TTC \+9,90 € HT.*Urgent.*\+23,88 € TTC \+19,90 € HT/,
    )
  })

  it('are the provider’s own', () => {
    const text = drawnAt('2026-11-20T10:00:00+01:00', 'flex', {
      supplements: { flex: 0, planifiee: 1000, urgent: 2000 },
      vatPercent: 10,
    })
    expect(text).toMatch(/\+11,00 € TTC \+10,00 € HT.*\+22,00 € TTC \+20,00 € HT/)
  })
})

describe('Urgent', () => {
  it.each([
    ['Retrait dans l’heure', '2026-11-20T10:00:00+01:00'],
    ['Retrait lundi 23 nov. vers 8 h', '2026-11-20T18:20:00+01:00'],
  ])('says when its pickup is: « %s »', (words, now) => {
    expect(drawnAt(now)).toContain(words)
  })

  it.each([
    ['Flex samedi matin : retrait plus tôt, 23,88 € de moins.', '2026-11-20T18:20:00+01:00'],
    ['Flex lundi matin : même retrait, 23,88 € de moins.', '2026-11-22T18:20:00+01:00'],
    ['Flex samedi matin : le prochain jour ouvré aussi, 23,88 € de moins.', '2026-11-20T17:00:00+01:00'],
    ['Flex lundi matin : le prochain jour ouvré aussi, 23,88 € de moins.', '2026-11-22T10:00:00+01:00'],
  ])('that buys nothing over Flex says so: « %s »', (words, now) => {
    expect(drawnAt(now, 'urgent')).toContain(words)
  })

  it.each([
    ['on a Sunday', '2026-11-22T10:00:00+01:00', '10 h 30'],
    ['on a weekday from 17:00 on', '2026-11-20T17:00:00+01:00', '17 h 30'],
    ['on a Saturday from 12:00 on', '2026-11-21T12:00:00+01:00', '12 h 30'],
    ['before the hours begin', '2026-11-20T06:00:00+01:00', '6 h 30'],
  ])('has the whole sentence of the hours beside it %s', (_, now, hour) => {
    // Hours that are never cut stand in an element of their own.
    const text = drawnAt(now, 'urgent').replace('12h .', '12h.')
    expect(text).not.toContain('Encore')
    // Once, before the choices: under the promised hour it would take that back.
    expect(text.split('On prend les livraisons').length).toBe(2)
    expect(text).toMatch(
      new RegExp(
        `Le moment .*On prend les livraisons du lundi au vendredi 8h-17h et le samedi 9h-12h\\. Plus tard, ta commande est traitée le prochain jour ouvré\\..*Flex.*Retrait prévu aujourd’hui vers ${hour} Heure recalculée quand tu commandes\\.`,
      ),
    )
  })

  it('needs no hours beside it once it is the next working morning', () => {
    expect(drawnAt('2026-11-20T18:15:00+01:00', 'urgent')).toContain(
      'Retrait prévu lundi 23 novembre 2026 vers 8 h Heure recalculée quand tu commandes.',
    )
  })

  it('speaks of no hours within them, but of what is left of the last one', () => {
    const text = drawnAt('2026-11-20T16:18:00+01:00', 'urgent')
    expect([text.includes('Passé ces horaires'), text.includes('Encore 42 min pour un retrait aujourd’hui')]).toEqual([
      false,
      true,
    ])
  })

  it('offers nothing instead while it is sooner', () => {
    expect(drawnAt('2026-11-20T10:00:00+01:00', 'urgent')).not.toContain('de moins')
  })

  it('offers nothing instead where Flex costs as much', () => {
    expect(
      drawnAt('2026-11-22T18:20:00+01:00', 'urgent', {
        supplements: { flex: 0, planifiee: 0, urgent: 0 },
        vatPercent: 20,
      }),
    ).not.toContain('de moins')
  })
})

function drawnAt(moment: string, type: DeliveryType = 'flex', optionPrices?: OptionPrices): string {
  const now = new Date(moment)
  const world = pretendWorld(pretendProvider({}).fetch, now)
  const visit = createOrderStore(world, camille)
  visit.state.values.livraisonType = type
  if (optionPrices) visit.state.optionPrices = optionPrices
  const { html } = drawnScreen(
    world,
    '/commande',
    createElement(OrderContext, { value: { ...visit, now } }, createElement(MomentCard)),
  )
  return textOf(html.replaceAll('&nbsp;', ' '))
}
