import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (paper: string) => slipWeight([slip(paper)])?.kg ?? null

describe('A truck that is weighed full and empty', () => {
  it.each([
    [
      'under headings in tonnes',
      `
      Code    Désignation du produit      Brut (t)    Tare (t)    Net (t)
      0315    GRAVE NON TRAITEE 0/31,5       20,86        8,34      12,52
    `,
      12520,
    ],
    [
      'with its trailer, and both together',
      `
                  Immat.       Heure    Brut T    Tare T     Net T
      Porteur     CV-118-EX    13:05    22,860    10,440    12,420
      Remorque    CX-990-EX    13:08    13,540     3,760     9,780
      Ensemble                          36,400    14,200    22,200
    `,
      22200,
    ],
    [
      'under names that only a bridge uses',
      `
      Pesée       Poids total roulant           Poids à vide             Charge
                  15 980 kg                     7 520 kg                 8 460 kg
    `,
      8460,
    ],
    [
      'coming and going',
      `
      Poids entrée             Poids sortie             Différence chargée
      2 164 kg                 3 296 kg                 1 132 kg
      Rappel PTAC 3 500 kg : marge restante 204 kg
    `,
      1132,
    ],
    [
      'under « Quantité »',
      `
      Code       Matériau                           PT. brut      Tare enr.     Quantité t
      GNT20      GNT 0/20 type A NF EN 13285          38,980         14,800         24,180
      Cumul livré jour : 95,440 t      Reste sur commande : 404,560 t
    `,
      24180,
    ],
    [
      'in one breath with one unit',
      `
      Bascule             chargé 24 760       vide 13 280         bois 11 480 kg
    `,
      11480,
    ],
  ])('carries the difference %s', (_, paper, expected) => {
    expect(kg(paper)).toBe(expected)
  })

  it('is heavier than bottles and drums, whose tare is carried', () => {
    expect(
      kg(`
      Gaz                Bout.     Charge nette kg     Tare kg     Brut kg
      R32 12,5 L             6                54,0        45,6        99,6
      Azote B20              2                 9,2        49,0        58,2
      Totaux                 8                63,2        94,6       157,8
    `),
    ).toBe(157.8)
  })
})

describe('A weight that a scale told', () => {
  it('is believed rather than what was reckoned', () => {
    expect(
      kg(`
      Poids théorique                       4 812 kg
      Poids pesé au pont roulant            4 866 kg (seul retenu pour le transport)
    `),
    ).toBe(4866)
  })

  it('is believed over lines that were reckoned', () => {
    expect(
      kg(`
      Désignation                 Quantité    Poids théorique
      Profils C 250                 64 pcs           3 552 kg
      Panneaux sandwich             12 pcs           3 840 kg
      Total théorique                         7 392 kg
      Poids pesé au départ (pont-bascule)     7 470 kg
    `),
    ).toBe(7470)
  })

  it('leaves a doubt where two weights are merely told', () => {
    expect(kg('Poids (logiciel)               3 870 kg\nPoids (bordereau chargement)   5 240 kg')).toBeNull()
  })
})
