import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { ProposedPrice } from '#app/staff/dialogs/proposed-price.tsx'
import { priceText, typedPrice } from '#app/staff/dialogs/typed-price.ts'
import type { PriceProposal } from '#contract/staff/staff-price.ts'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { moments } from '#tests/builders/order.ts'
import { pretendWorld } from '#tests/builders/pretend-world.ts'
import { pretendOffice } from './pretend-office.ts'

const known: PriceProposal = {
  price: { base: 1990, weight: 1000, time: 5500, delivery: 990, totalHT: 9480, totalTTC: 11376 },
  minutes: 42,
  isEstimated: false,
  freeMinutes: 20,
  lacks: null,
  kilos: 210,
}
const drawn = (proposal: Parameters<typeof ProposedPrice>[0]['proposal']) =>
  drawnScreen(
    pretendWorld(pretendOffice({}).fetch),
    '/bo',
    createElement(ProposedPrice, { order: aStaffOrder({ moment: moments.planifiee }), proposal, onUse() {} }),
  ).text

describe('The price that the tariff proposes', () => {
  it('shows its lines and can be taken over', () => {
    expect(drawn(known)).toBe(
      'Tarif de base 19,90 € Poids 151-300 kg 10,00 € Trajet 42 min 20 min comprises 55,00 € Planifiée 9,90 € Prix selon le tarif, HT 94,80 € Utiliser 94,80 €',
    )
  })

  it('says where no road service answered', () => {
    expect(drawn({ ...known, isEstimated: true })).toContain('Trajet 42 min (estimé)')
  })

  it.each([
    ['asked', 'Calcul du prix selon le tarif…'],
    ['away', 'Le prix selon le tarif n’a pas pu être calculé. Écris-le toi-même.'],
    [
      { ...known, price: null, lacks: 'poids', kilos: 1620 },
      'Le tarif ne propose rien : le bordereau dit 1 620 kg, le tarif s’arrête à 1 350 kg.',
    ],
    [
      { ...known, price: null, lacks: 'trajet', minutes: null },
      'Le tarif ne propose rien : aucun temps de trajet n’est connu entre ces deux adresses.',
    ],
  ] as const)('says in words where there is none: %#', (proposal, words) => {
    expect(drawn(proposal)).toBe(words)
  })

  it('is typed as it is read back', () => {
    expect([priceText(9490), typedPrice(priceText(9490)), priceText(12000)]).toEqual(['94,90', 9490, '120,00'])
  })
})
