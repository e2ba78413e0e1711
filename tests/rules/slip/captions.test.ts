import { describe, expect, it } from 'vitest'
import { slipWeight } from '#rules/slip/slip-weight.ts'
import { printed, slip, type Piece } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null
const drawn = (...pieces: Piece[]) => slipWeight([printed(...pieces)])?.kg ?? null

describe('A figure over its caption', () => {
  it('is the weight its caption says', () => {
    expect(drawn([100, 100, '6', 18], [230, 100, '578', 18], [360, 100, '3,1', 18], [90, 125, 'colis'], [210, 125, 'Poids total (kg)'], [355, 125, 'm³'])).toBe(578)
  })

  it('is left alone when figures stand below the captions too', () => {
    expect(drawn([100, 100, '6'], [230, 100, '578'], [90, 114, 'Colis'], [210, 114, 'Poids total (kg)'], [100, 128, '7'], [230, 128, '19'], [90, 142, 'Palettes'], [210, 142, 'Surface'])).toBeNull()
  })

  it('is no weight when its caption has none', () => {
    expect(drawn([100, 100, '6', 18], [360, 100, '3,1', 18], [90, 125, 'colis'], [210, 125, 'Poids total (kg)'], [355, 125, 'm³'])).toBeNull()
  })
})

describe('A label on lines of its own', () => {
  it('speaks for the number beside its middle', () => {
    expect(drawn([250, 100, 'Poids total de'], [400, 106, '254,9 kg'], [250, 112, 'la livraison'])).toBe(254.9)
  })

  it('speaks for the number a little lower in the next box', () => {
    expect(drawn([100, 100, 'Nombre de colis'], [300, 108, '2'], [100, 140, 'Masse totale'], [300, 148, '212 kg'], [100, 180, 'Observations'])).toBe(212)
  })

  it('does not take the number of another label', () => {
    expect(drawn([250, 100, 'Poids total (kg)'], [250, 112, 'Palettes'], [400, 112, '4'])).toBeNull()
  })
})

describe('A numbered box', () => {
  it('is not weighed by the number of the next box', () => {
    expect(kg('11 Poids brut, kg     12 Cubage m3')).toBeNull()
  })
})

describe('A heading in two languages', () => {
  it('heads one number', () => {
    expect(kg('Peso netto Poids net     Peso lordo Poids brut\n696,2 kg                 725,2 kg')).toBe(725.2)
  })
})

describe('A sentence', () => {
  it.each([
    ['Soit un poids total de 384 kg, à décharger par vos soins.', 384],
    ['L’ensemble représente 4 palettes et pèse au total 411,8 kg emballages compris.', 411.8],
    ['Chaque palette pèse au total 650 kg.', null],
    ['Chaque sac pèse 35 kg.', null],
    ['Poids total maximal admis sur le quai : 800 kg', null],
  ])('%s', (text, expected) => {
    expect(kg(text)).toBe(expected)
  })
})
