import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip, type Piece } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null
const drawn = (...pieces: Piece[]) => slipWeight([printed(...pieces)])?.kg ?? null

describe('A figure over its caption', () => {
  it('is the weight its caption says', () => {
    expect(
      drawn(
        [100, 100, '6', 18],
        [230, 100, '578', 18],
        [360, 100, '3,1', 18],
        [90, 125, 'colis'],
        [210, 125, 'Poids total (kg)'],
        [355, 125, 'm³'],
      ),
    ).toBe(578)
  })

  it('is so beside captions of other things', () => {
    expect(
      drawn(
        [80, 100, '135,5 kg', 15],
        [220, 100, '8', 15],
        [330, 100, '9 km', 15],
        [450, 100, '7 h – 12 h', 15],
        [82, 126, 'Poids total', 8],
        [210, 126, 'Articles', 8],
        [332, 126, 'Distance', 8],
        [470, 126, 'Créneau', 8],
      ),
    ).toBe(135.5)
  })

  it('is not that of a label above it', () => {
    expect(
      drawn(
        [400, 100, 'Volume (m3)', 8],
        [400, 114, '1,20', 14],
        [400, 134, 'Poids total (kg)', 8],
        [400, 168, 'Port', 8],
        [400, 182, 'Franco', 14],
      ),
    ).toBeNull()
  })

  it('is left alone when figures stand below the captions too', () => {
    expect(
      drawn(
        [100, 100, '6'],
        [230, 100, '578'],
        [90, 114, 'Colis'],
        [210, 114, 'Poids total (kg)'],
        [100, 128, '7'],
        [230, 128, '19'],
        [90, 142, 'Palettes'],
        [210, 142, 'Surface'],
      ),
    ).toBeNull()
  })

  it('is no weight when its caption has none', () => {
    expect(
      drawn(
        [100, 100, '6', 18],
        [360, 100, '3,1', 18],
        [90, 125, 'colis'],
        [210, 125, 'Poids total (kg)'],
        [355, 125, 'm³'],
      ),
    ).toBeNull()
  })
})

describe('A label on lines of its own', () => {
  it('speaks for the number beside its middle', () => {
    expect(drawn([250, 100, 'Poids total de'], [400, 106, '254,9 kg'], [250, 112, 'la livraison'])).toBe(254.9)
  })

  it('speaks for the number a little lower in the next box', () => {
    expect(
      drawn(
        [100, 100, 'Nombre de colis'],
        [300, 108, '2'],
        [100, 140, 'Masse totale'],
        [300, 148, '212 kg'],
        [100, 180, 'Observations'],
      ),
    ).toBe(212)
  })

  it('does not take the number of another label', () => {
    expect(drawn([250, 100, 'Poids total (kg)'], [250, 112, 'Palettes'], [400, 112, '4'])).toBeNull()
  })
})

describe('A numbered box', () => {
  it('is not weighed by the number of the next box', () => {
    expect(kg('11 Poids brut, kg     12 Cubage m3')).toBeNull()
  })

  it('is weighed by what stands in it, whatever the boxes beside it are of', () => {
    expect(
      kg(
        '5 Nature de la marchandise     6 Nb de supports     7 Masse brute (kg)     8 Mètres plancher\nPalettes de blocs                 14                      17 640             8,4',
      ),
    ).toBe(17_640)
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
    ['Poids de l’envoi : 2,45 tonnes environ, répartis sur trois palettes.', 2450],
    ['Chaque palette pèse au total 650 kg.', null],
    ['Chaque sac pèse 35 kg.', null],
    ['Poids total maximal admis sur le quai : 800 kg', null],
  ])('%s', (text, expected) => {
    expect(kg(text)).toBe(expected)
  })
})
