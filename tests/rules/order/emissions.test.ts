import { describe, expect, it } from 'vitest'
import { readEmissions } from '#server/config/emissions.ts'
import { basisOf, emissionWords, gramsOf } from '#rules/order/emissions.ts'

const table = readEmissions('src/server/config/emissions.json')
const grams = (metres: number, kg: number) => gramsOf({ metres, kg }, table)

describe('What a delivery emits', () => {
  // Each by hand from the references: litres/km × km × kg/mean load × 3.17 kg CO₂e a litre.
  it.each([
    ['225 kg over 20 km in a van', 20_000, 225, 4962],
    ['450 kg over 25.7 km in a van', 25_700, 450, 12_752],
    ['900 kg over 10 km in a lorry of 7.5 t', 10_000, 900, 6974],
  ])('is that of %s', (_, metres, kg, expected) => {
    expect(grams(metres, kg)).toBe(expected)
  })

  it('goes with kilometres and, up to the mean load, with kilograms', () => {
    for (const kg of [30, 150, 300, 450]) {
      expect(Math.abs(grams(40_000, kg) - 2 * grams(20_000, kg))).toBeLessThanOrEqual(1)
      expect(Math.abs(2 * grams(20_000, kg / 2) - grams(20_000, kg))).toBeLessThanOrEqual(1)
    }
  })

  it('is never more than what its vehicle burns', () => {
    for (const kg of [900, 1200, 1350]) expect(grams(10_000, kg)).toBe(6974)
  })

  it('says from what it was reckoned', () => {
    const haul = { metres: 20_000, band: '151-300', kg: 300 } as const
    expect(emissionWords(4962, basisOf({ ...haul, slipKg: null, isEstimated: true }, table))).toBe(
      'Gaz à effet de serre de cette livraison\u00A0: 5,0\u00A0kg\u00A0CO₂e (phases amont et fonctionnement, valeurs de niveau 1, arrêté du 10 avril 2012, facteur du 26 avril 2017 ; charge comptée au plus lourd de 151-300 kg ; distance estimée)',
    )
    expect(basisOf({ ...haul, slipKg: 210, isEstimated: false }, table)).toMatch(
      / ; poids du bordereau ; distance par la route$/,
    )
  })
})
