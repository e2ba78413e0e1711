import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (paper: string) => slipWeight([slip(paper)])?.kg ?? null

describe('A truck that is weighed full and empty', () => {
  it.each([
    ['under headings in tonnes', `
      Code    Désignation du produit      Brut (t)    Tare (t)    Net (t)
      0315    GRAVE NON TRAITEE 0/31,5       20,86        8,34      12,52
    `, 12520],
    ['with its unit in a cell of its own and other lines below', `
      Matériau            Brut    Tare      Net   U    Prix   Montant HT
      ENROCHEMENT       19,480   8,220   11,260   T   17,80       200,43
      Transport zone 2                   11,260   T    6,10        68,69
      TGAP                               11,260   T    0,21         2,36
    `, 11260],
    ['with its trailer, and both together', `
                  Immat.       Heure    Brut T    Tare T     Net T
      Porteur     CV-118-EX    13:05    22,860    10,440    12,420
      Remorque    CX-990-EX    13:08    13,540     3,760     9,780
      Ensemble                          36,400    14,200    22,200
    `, 22200],
    ['under names that only a bridge uses', `
      Pesée       Poids total roulant           Poids à vide             Charge
                  15 980 kg                     7 520 kg                 8 460 kg
    `, 8460],
    ['coming and going', `
      Poids entrée             Poids sortie             Différence chargée
      2 164 kg                 3 296 kg                 1 132 kg
      Rappel PTAC 3 500 kg : marge restante 204 kg
    `, 1132],
    ['line under line', `
      Pesage                     Kg     Heure
      Entrée (à vide)        14 760     04:51
      Sortie (en charge)     38 740     05:22
      Charge nette           23 980
    `, 23980],
    ['on numbered lines with their hours', `
      Pesée     Date          Heure                    kg
      1 Tare    07/07/2026    09:41                 2 960
      2 Brut    07/07/2026    10:34                 3 480
      NET                                             520
    `, 520],
    ['in two passages whose unit is in their heading', `
      Passage            Date/heure               Mode                Poids t
      P1 (entrée)        03/04/24 07:58           Bascule A            11,340
      P2 (sortie)        03/04/24 08:31           Bascule A            19,200

      Poids net                                                         7,860
    `, 7860],
    ['under « Quantité »', `
      Code       Matériau                           PT. brut      Tare enr.     Quantité t
      GNT20      GNT 0/20 type A NF EN 13285          38,980         14,800         24,180
      Cumul livré jour : 95,440 t      Reste sur commande : 404,560 t
    `, 24180],
    ['as what is useful', `
      Poids à plein               13 160 KG
      Poids à vide                 7 520 KG
      Poids utile                  5 640 KG
    `, 5640],
    ['as the difference of two weighings', `
      1re pesée   2e pesée   Différence
         4,82 t     3,44 t       1,38 t
    `, 1380],
    ['as P2 less P1', `
      P1 (vide)                      13,180 t
      P2 (plein)                     25,640 t
      P2 - P1                        12,460 t
    `, 12460],
    ['in one breath with one unit', `
      Bascule             chargé 24 760       vide 13 280         bois 11 480 kg
    `, 11480],
  ])('carries the difference %s', (_, paper, expected) => {
    expect(kg(paper)).toBe(expected)
  })

  it('is not told by its papers', () => {
    expect(kg(`
      PTAC             Poids à vide       Charge utile
      19 000 kg        7 900 kg           11 100 kg
      Palettes chargées : 10    Poids chargé : 5 145 kg
    `)).toBe(5145)
    expect(kg(`
      Matériel                     Masse kg
      Mini-pelle                      1 790
      Brise-roche                       130
      Total emporté                   1 920
      Remorque du client : PTAC 3 500 kg, poids à vide 640 kg.
    `)).toBe(1920)
  })

  it('is heavier than bottles and drums, whose tare is carried', () => {
    expect(kg(`
      Gaz                Bout.     Charge nette kg     Tare kg     Brut kg
      R32 12,5 L             6                54,0        45,6        99,6
      Azote B20              2                 9,2        49,0        58,2
      Totaux                 8                63,2        94,6       157,8
    `)).toBe(157.8)
  })
})

describe('A weight that a scale told', () => {
  it('is believed rather than what was reckoned', () => {
    expect(kg(`
      Poids théorique                       4 812 kg
      Poids pesé au pont roulant            4 866 kg (seul retenu pour le transport)
    `)).toBe(4866)
  })

  it('is believed over lines that were reckoned', () => {
    expect(kg(`
      Désignation                 Quantité    Poids théorique
      Profils C 250                 64 pcs           3 552 kg
      Panneaux sandwich             12 pcs           3 840 kg
      Total théorique                         7 392 kg
      Poids pesé au départ (pont-bascule)     7 470 kg
    `)).toBe(7470)
  })

  it('leaves a doubt where two weights are merely told', () => {
    expect(kg('Poids (logiciel)               3 870 kg\nPoids (bordereau chargement)   5 240 kg')).toBeNull()
  })
})

describe('A load with what carries it', () => {
  it('is the whole of both', () => {
    expect(kg(`
      Poids verre            1 246 kg
      Poids pupitres (2)       240 kg
      Poids chargé           1 486 kg
    `)).toBe(1486)
  })
})
