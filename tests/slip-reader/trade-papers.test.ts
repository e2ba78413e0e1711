import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (...pages: readonly string[]) => slipWeight(pages.map((page) => slip(page)))?.kg ?? null

describe('What one piece weighs', () => {
  const paper = (unit: string, counts = 'Quantité', count = '36') => `
    Désignation                        ${counts}     Unité     Poids unitaire (kg)
    Dalle béton lisse 60x60x5                ${count}     ${unit}                      41,00
    Plot réglable 50/80                      80     pce                       0,45
  `

  it.each([
    ['a line is measured', paper('m2')],
    ['a count is none', paper('pce', 'Quantité', '3,6')],
    ['the slip tells another weight', `${paper('pce')}\n    Poids : 900 kg`],
    [
      'there are two counts',
      `
      Désignation          Qté cdée     Qté livrée     Poids unitaire (kg)
      Dalle béton lisse          36             30                   41,00
      Plot réglable              80             80                    0,45
    `,
    ],
  ])('is not where %s', (_, page) => {
    expect(kg(page)).not.toBe(1512)
    expect([null, 900]).toContain(kg(page))
  })
})

describe('Lines without a total', () => {
  it('are added when a number in brackets stands under the title « Bon de chargement »', () => {
    expect(
      kg(`
      Bon de chargement / livraison
      N° 582940 du 22/12/2026
      Client : Atelier   (39491)
      Qté     Désignation                Poids ligne (kg)
      20      Zinc naturel 0,65                     188,0
      12      Gouttière demi-ronde                   61,2
    `),
    ).toBe(249.2)
  })

  it('may be in tonnes and in kilos', () => {
    expect(
      kg(`
      Qté       Désignation                           Poids
      1 BB      Gravillon 6/10 concassé               1,2 t
      35 sacs   Ciment 25 kg                         875 kg
      1 pal.    Parement pierre                      1,45 t
    `),
    ).toBe(3525)
  })

  it('stand on a road letter, too', () => {
    expect(
      kg(`
      6. Marques   7. Nombre   8. Mode       9. Nature de                11. Poids brut
      et numéros    de colis   d'emballage   la marchandise                       en kg
      SPEC 1-4             4   Palettes      Chaudières à condensation            860,0
      SPEC 5-6             2   Caisses       Ballons inox 500 l                   412,0
    `),
    ).toBe(1272)
  })
})

describe('The end of a list', () => {
  it.each([
    [
      'by figures in cases below',
      `
      Désignation                           Nbre   P. unit. kg   P. tot. kg
      Porte garage sectionnelle                1          98,0         98,0
      Fenêtre PVC 2V 120x135                   4          46,0        184,0
      Ouvrages   Kg total   Nb. chariots
             5      282,0              2
    `,
      282,
    ],
    [
      'by a line that names each of its sums',
      `
      Bobine     Larg.    Net kg    Mandrin/embal. kg    Brut kg
      7781-01     1250      4250                   48       4298
      7781-02     1250      4188                   48       4236
      7790-11     1250      4322                   48       4370
      3 bobines            Net 12760       Embal. 144       Brut 12904
    `,
      12904,
    ],
  ])('is known %s', (_, page, expected) => {
    expect(kg(page)).toBe(expected)
  })

  it('is that of one of its parts where another stands over it', () => {
    expect(
      kg(`
      Désignation                      Nb   Poids kg
      Tableau TGBT cellule 1            1      285,0
      Tableau TGBT cellule 2            1      310,0
      Total envoi 1 (plateau)                  595,0
      Coffret divisionnaire TD1         1       62,0
      Chemin de câbles 300x50          24      196,8
      Total envoi 2 (fourgon)                  258,8
    `),
    ).toBeNull()
  })

  it.each(['Poids cuivre kg', 'Poids métal kg'])('says nothing of the load under « %s »', (heading) => {
    expect(
      kg(`
      Produit                Couronnes    Cuivre kg/cour.    ${heading}
      H07VU 1,5 BLEU C100           12               1,44              17,28
      H07VR 6 V/J C100               4               5,76              23,04
      Total cuivre facturable (kg)                                    40,32
    `),
    ).toBeNull()
  })
})

describe('A column', () => {
  it('« Quintaux » is one of weights', () => {
    expect(
      kg(`
      Produit                                     Sacs        Quintaux
      Chaux aérienne CL90 (25 kg)                   48              12
      NHL 3,5 (25 kg)                               32               8
      Ensemble                                      80              20
    `),
    ).toBe(2000)
  })

  it('« Pds préparé » tells what was brought', () => {
    expect(kg('Pds cdé (kg) : 431,6     Pds préparé (kg) : 402,6')).toBe(402.6)
  })
})

describe('Stickers of all pieces', () => {
  it('are no pallets and parcels side by side', () => {
    expect(kg('Palettes / colis : 1 / 6\nPoids brut total : 1.036,4 kg')).toBe(1036.4)
  })
})

describe('A dot or a comma before three digits', () => {
  it.each([['anywhere', 'Poids total de l’envoi 7,840 kg', null]])('is plain %s', (_, page, expected) => {
    expect(kg(page)).toBe(expected)
  })
})

describe('Headings on two lines', () => {
  it('may say « Poids » twice', () => {
    expect(
      kg(`
      Réf.                                                Nb   Surface    Poids     Poids
      article       Désignation                      paquets        m²   net kg   brut kg
      PQ-14CH-MAT   Chêne contrecollé 14x190 mat          26      54.6    405.6     421.2
      PQ-PL14       Plinthe MDF plaqué chêne 80x14        12               43.2      45.6
      SC-3MM        Sous-couche 3 mm 15 m²                 4      60.0      9.6      10.4
                    Totaux document                       42     114.6    458.4     477.2
    `),
    ).toBe(477.2)
  })
})

describe('A total of positions', () => {
  it('ends the list of all pages', () => {
    const page = (nth: number, lines: string) => `
      Note de livraison 66.418     Feuillet ${nth} sur 2
      Référence   Désignation                      Qté   Poids/kg
      ${lines}
    `
    expect(
      kg(
        page(
          1,
          'GF9000      Coude 90 FF galva 15x21            4       0,36\n      GF9013      Coude 90 FF galva 20x27           11       1,65',
        ),
        page(
          2,
          'GF9234      Bouchon galva 26x34               15       4,20\n      GF9247      Bouchon galva 33x42               22       9,02\n                  Total positions 4                        15,23',
        ),
      ),
    ).toBe(15.23)
  })
})

describe('Two gross weights of all', () => {
  it('leave a doubt', () => {
    expect(
      kg(
        'Poids total brut 486 kg\nDésignation          Nb\nBloc-porte 83 cm      6\nTotal blocs-portes 6           Total brut 418 kg',
      ),
    ).toBeNull()
  })
})

describe('What was ordered', () => {
  it('is left aside for this delivery', () => {
    expect(
      kg(`
      Solde prévu sous 3 semaines       Pièces       Poids (kg)
      Total commande                        42          1 397,8
      Cette livraison                       30          1 160,2
      Reste à livrer                        12            237,6
    `),
    ).toBe(1160.2)
  })
})

describe('The boxes of a road letter', () => {
  it('are headings however they are numbered', () => {
    expect(
      kg(`
      6 Marques    7 Nombre    8 Emballage    9 Nature of goods        10 Stat.    11 Poids brut kg    12 m³
      SPEC A       3           CAISSES        MENUISERIES BOIS         4418        1265,5
      SPEC B       1           COLIS          QUINCAILLERIE            8302        48,0
                                                                                   1313,5
    `),
    ).toBe(1313.5)
  })
})

describe('Words around a weight', () => {
  it.each([
    ['TOTAL: 3 CASES, N.W. 1 240 KGS, G.W. 1 388 KGS, 3.86 CBM', 1388],
    ['Poids est. du retrait : 96 kg', 96],
    ['Poids brut 1850 k', 1850],
    ['Livraison : puissances à delta T 50 K', null],
    ['Poids à bord        6 240 kg            Reste disponible 2 160 kg', 6240],
    ['Remorque client 750/2000\nPOIDS CHARGE DELIVRE   1120 KG', 1120],
    [
      'Tous poids en kg bruts\nPos     Destinataire                  Poids\n01      Menuiserie Test               318,0\n02      Elec Exemple                  142,5\n        Total du bordereau            460,5',
      460.5,
    ],
    [
      'Colis          Volume        Poids taxable        Poids réel\n    2        1,640 m³               410 kg            362 kg\nMotorisation coulissante 600 kg      1      359,00 €',
      362,
    ],
    ['Charge sur chevalet : verre 412 kg + chevalet 95 kg = 517 kg à lever.', null],
    [
      'Marque     Nombre     Contenu                         P. brut     Mètre plancher\nUM         2 PAL      Chauffe-eau électriques x 8     348 KG      0,8',
      348,
    ],
    ['BRUT                      kg\nTARE            3 240     kg\nNET                       kg', null],
    [
      'Matériel loué : Nacelle ciseaux électrique 8 m\nCharge admissible                230 kg\nPoids de la machine              1 540 kg',
      1540,
    ],
    [
      'Crate    Description            Net weight (kg)    Gross weight (kg)\n1/2      Receveurs pierre       364,0              389,0\n2/2      Parois de douche       248,0              282,0\nTOTAL 2 crates / caisses        612,0              671,0',
      671,
    ],
    ['Colis 002 sur 006\nPds : 14,60 kg', null],
    [
      'Enlèvement   26000 VALENCE\nPoids exact   communiqué au chargement\nMètres plancher   13,6 ml\nTarif   640 EUR\nKm   215',
      null,
    ],
    ['Poids 288 kg            (rectifié à la main : 342 ??? à repeser)', null],
    [
      'N° de colis       Service            Poids déclaré (kg)       Option\n8R00001           Domicile Pro                    14,20       signature\n8R00002           Domicile Pro                    22,75       signature\n2 colis déposés',
      36.95,
    ],
    [
      'Fourniture                                   Conditionnement       Poids total\nDalle clipsable gravier                               1 pal.            190 kg\nGravier rond blanc 8/16 big bag                         3 BB            3,15 t',
      3340,
    ],
    [
      'CODE      DESIGNATION                              QTE    UNITE      POIDS\n050114    Mortier bâtard projection sac 30 kg       48    SAC      1 449,6\n050220    Plâtre manuel gros sac 33 kg              20    SAC        664,0\n990001    Palette consignée 100x120                  3    PAL         66,0\n\nPoids chargement palettes comprises          2 179,6 kg\nConsignes facturées                          3 x 18,00 = 54,00\nDéconsignes                                  0',
      2179.6,
    ],
    ['Palettes consignées : 4, soit en tout 88 kg', null],
    [
      'ARTICLE                    QTE   PDS/KG\nPARPAING 20X20X50 B40       60     1080\nCIMENT CEM II 35KG           4      140\nTOTAL                              1220',
      1220,
    ],
    [
      'Article     Désignation                    Qté     Montant HT\nGEO-TX      Géotextile 200 g/m²              3         177,00\nGRAV        Drain agricole D100              4         148,00\n\nNb lignes      Pal.      Poids brut kg      Transport         Réf. tournée\n        2         3              2 316      Plateau grue      T04-1205',
      2316,
    ],
    [
      'Enregistrement de pesée (kg)\nGravillon 4/20                         6 890\nSable 0/4                              5 180\nMasse totale chargée                  12 070',
      12070,
    ],
    ['POIDS TOTAL               PALETTES RENDUES\n             890 kg', 890],
    ['POIDS BRUT / GROSS WEIGHT (KG)     PALETTE / PALLET\n388                                2 / 3', null],
    ['Nacelle araignée 17 m       NA-17-03      panier 200 kg / 2 pers.', null],
    ['2 PAL 486 KG PANNEAUX MELAMINES 244X122', null],
    ['Poids du lot 2 : 3 180 kg', null],
  ])('%s', (paper, expected) => {
    expect(kg(paper)).toBe(expected)
  })
})
