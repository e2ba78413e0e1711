import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip } from './paper.ts'

const kg = (...pages: readonly string[]) => slipWeight(pages.map((page) => slip(page)))?.kg ?? null

describe('What one piece weighs', () => {
  const paper = (unit: string, counts = 'Quantité', count = '36') => `
    Désignation                        ${counts}     Unité     Poids unitaire (kg)
    Dalle béton lisse 60x60x5                ${count}     ${unit}                      41,00
    Plot réglable 50/80                      80     pce                       0,45
  `

  it('is multiplied by how many there are where nothing else is weighed', () => {
    expect(kg(paper('pce'))).toBe(1512)
  })

  it.each([
    ['a line is measured', paper('m2')],
    ['a count is none', paper('pce', 'Quantité', '3,6')],
    ['the slip tells another weight', `${paper('pce')}\n    Poids : 900 kg`],
    ['there are two counts', `
      Désignation          Qté cdée     Qté livrée     Poids unitaire (kg)
      Dalle béton lisse          36             30                   41,00
      Plot réglable              80             80                    0,45
    `],
  ])('is not where %s', (_, page) => {
    expect(kg(page)).not.toBe(1512)
    expect([null, 900]).toContain(kg(page))
  })
})

describe('Lines without a total', () => {
  it('may be told to be those of the lines, or be as many as the pieces', () => {
    expect(kg(`
      Article           Libellé                       Quantité    Poids kg
      RAD22-600-1200    Radiateur acier type 22              2        84,4
      RAD22-600-0800    Radiateur acier type 22              3        84,6
      TH-KIT15          Kit robinet thermostatique           5         5,6
      Le poids indiqué est celui de la ligne, emballage compris.
    `)).toBe(174.6)
    expect(kg(`
      Ci-dessous le détail des 3 colis partis ce soir :
      N°   Contenu                       H x L             Poids kg
       1   OF 2 vtx PVC blanc            1150 x 1000           38,2
       2   OF 2 vtx PVC blanc            1250 x 1000           41,7
       3   Tapées, habillages            2400 x 150            12,9
    `)).toBe(92.8)
  })

  it('are added when each is a parcel of its own', () => {
    const lines = (last: string) => `
      Article    Description            Quantité   Unité   Poids      Colis n°
      61.700     Silicone façade gris          3   P       1,4 kg     1
      55.240     Ferme-porte force 3           3   P       6,9 kg     2
      40.115     Escabeau alu                  8   P       59,2 kg    ${last}
    `
    expect(kg(lines('3'))).toBe(67.5)
    expect(kg(lines('2'))).toBeNull()
  })

  it('are added when a number in brackets stands under the title « Bon de chargement »', () => {
    expect(kg(`
      Bon de chargement / livraison
      N° 582940 du 22/12/2026
      Client : Atelier   (39491)
      Qté     Désignation                Poids ligne (kg)
      20      Zinc naturel 0,65                     188,0
      12      Gouttière demi-ronde                   61,2
    `)).toBe(249.2)
  })

  it('are those of lines on every page when they are on one', () => {
    const page = (nth: number, lines: string) => `
      Livraison 700451            Feuillet ${nth}/2
      Produit   Libellé produit                   Quantité   Unité          Kg
      ${lines}
      Coopérative EXEMPLE, 22998 SPECIMEN - 02 61 91 05 05
    `
    expect(kg(
      page(1, 'AR22      Ardoise fibro 40x24                  1 200   PCE       1 032.0\n      CRO       Crochet inox 10                      1 300   PCE          15.6'),
      page(2, 'GOUT      Gouttière 25 dev 4 m                     8   PCE          44.8\n      TDE       Tuyau descente D80                       9   PCE          23.4'),
    )).toBe(1115.8)
  })

  it('may be in tonnes and in kilos', () => {
    expect(kg(`
      Qté       Désignation                           Poids
      1 BB      Gravillon 6/10 concassé               1,2 t
      35 sacs   Ciment 25 kg                         875 kg
      1 pal.    Parement pierre                      1,45 t
    `)).toBe(3525)
  })

  it('are heavier than any truck if there were so many of each', () => {
    expect(kg(`
      Désignation                      Pal.      Tonnes
      Parpaing creux 20x20x50             8       9,600
      Planelle 5x20x50                    1       0,840
      Treillis ST25C                      1       0,612
    `)).toBe(11052)
  })

  it('stand on a road letter, too', () => {
    expect(kg(`
      6. Marques   7. Nombre   8. Mode       9. Nature de                11. Poids brut
      et numéros    de colis   d'emballage   la marchandise                       en kg
      SPEC 1-4             4   Palettes      Chaudières à condensation            860,0
      SPEC 5-6             2   Caisses       Ballons inox 500 l                   412,0
    `)).toBe(1272)
  })

  it('give their unit before the quantity where goods are sold by the tonne', () => {
    expect(kg(`
      Désignation                      Nbre    Unité    Quantité    PU EUR     Montant
      ROND A BETON HA12 L 12 M   233 barres    T           2,486    845,00    2 100,67
      ROND A BETON HA8 L 6 M     508 barres    T           1,204    872,00    1 049,89
    `)).toBe(3690)
  })
})

describe('The end of a list', () => {
  it.each([
    ['by two sums, whatever it is called', `
      Marchandise                      Cond.         Nb      Tonnes
      Pavé granit gris 8/10            BB             7       7.140
      Pavé granit gris 14/20           caisse         3       3.285
      Bordure granit sciée             faisceau       2       2.470
      Enlevé ce jour                                 12      12.895
    `, 12895],
    ['by its sum under the name of a day', `
      Tour     Matériau                                   Tonnage (t)
         1     Gravillon 6/10 roulé                            12,480
         2     Sable 0/4                                        6,250
               Total journée                                   18,730
    `, 18730],
    ['by figures in cases below', `
      Désignation                           Nbre   P. unit. kg   P. tot. kg
      Porte garage sectionnelle                1          98,0         98,0
      Fenêtre PVC 2V 120x135                   4          46,0        184,0
      Ouvrages   Kg total   Nb. chariots
             5      282,0              2
    `, 282],
    ['by a line that names each of its sums', `
      Bobine     Larg.    Net kg    Mandrin/embal. kg    Brut kg
      7781-01     1250      4250                   48       4298
      7781-02     1250      4188                   48       4236
      7790-11     1250      4322                   48       4370
      3 bobines            Net 12760       Embal. 144       Brut 12904
    `, 12904],
  ])('is known %s', (_, page, expected) => {
    expect(kg(page)).toBe(expected)
  })

  it('is that of one of its parts where another stands over it', () => {
    expect(kg(`
      Désignation                      Nb   Poids kg
      Tableau TGBT cellule 1            1      285,0
      Tableau TGBT cellule 2            1      310,0
      Total envoi 1 (plateau)                  595,0
      Coffret divisionnaire TD1         1       62,0
      Chemin de câbles 300x50          24      196,8
      Total envoi 2 (fourgon)                  258,8
    `)).toBeNull()
  })

  it.each(['Poids cuivre kg', 'Poids métal kg'])('says nothing of the load under « %s »', (heading) => {
    expect(kg(`
      Produit                Couronnes    Cuivre kg/cour.    ${heading}
      H07VU 1,5 BLEU C100           12               1,44              17,28
      H07VR 6 V/J C100               4               5,76              23,04
      Total cuivre facturable (kg)                                    40,32
    `)).toBeNull()
  })
})

describe('A column', () => {
  it('« Poids T. » beside « Poids U. » is that of totals', () => {
    expect(kg(`
      Code      Description                     Qté   U     Poids U.   Poids T.
      MAC0120   Brique creuse 20x20x50       240,00   U         9,80   2 352,00
      MAC0455   Appui de fenêtre béton         5,00   U        71,00     355,00
                                                  Poids total (kg) :   2 707,00
    `)).toBe(2707)
  })

  it('« Quintaux » is one of weights', () => {
    expect(kg(`
      Produit                                     Sacs        Quintaux
      Chaux aérienne CL90 (25 kg)                   48              12
      NHL 3,5 (25 kg)                               32               8
      Ensemble                                      80              20
    `)).toBe(2000)
  })

  it('« Pds préparé » tells what was brought', () => {
    expect(kg('Pds cdé (kg) : 431,6     Pds préparé (kg) : 402,6')).toBe(402.6)
  })
})

describe('Stickers of all pieces', () => {
  const sticker = (nth: number, weight: string) => `
    CHAUFFE-EAU EXEMPLE
    BL 118744              Colis ${nth} / 2
    Poids colis : ${weight} kg
  `

  it('are added up, one to a page', () => {
    expect(kg(sticker(1, '51,0'), sticker(2, '32,5'))).toBe(83.5)
    expect(kg(sticker(1, '51,0'))).toBeNull()
  })

  it('may be told in a list with their number', () => {
    const list = (count: number) => `
      Colis de cette expédition (${count})
      Colis          Dimensions                 Poids
      Palette 1      125 x 95 x 210 cm      620,00 kg
      Palette 2      175 x 80 x 190 cm      415,50 kg
    `
    expect(kg(list(2))).toBe(1035.5)
    expect(kg(list(3))).toBeNull()
  })

  it('are no pallets and parcels side by side', () => {
    expect(kg('Palettes / colis : 1 / 6\nPoids brut total : 1.036,4 kg')).toBe(1036.4)
  })
})

describe('A dot or a comma before three digits', () => {
  it.each([
    ['among surfaces with a comma', 'MQ       259,20\nMQ       216,00\nPeso lordo Kg 13.420', 13420],
    ['beside a reference with a dot', 'Dossier 118.244\nPrix 520,00 EUR HT\nPlancher 7,60 ml\nTotal chargé : 14.500 kg sur 19 palettes', 14500],
    ['in a shop', 'Commande n° 4471\nPaiement : carte bancaire\nPoids total de l’envoi 7,840 kg', 7.84],
    ['anywhere', 'Poids total de l’envoi 7,840 kg', null],
  ])('is plain %s', (_, page, expected) => {
    expect(kg(page)).toBe(expected)
  })
})

describe('Headings on two lines', () => {
  it('may say « Poids » twice', () => {
    expect(kg(`
      Réf.                                                Nb   Surface    Poids     Poids
      article       Désignation                      paquets        m²   net kg   brut kg
      PQ-14CH-MAT   Chêne contrecollé 14x190 mat          26      54.6    405.6     421.2
      PQ-PL14       Plinthe MDF plaqué chêne 80x14        12               43.2      45.6
      SC-3MM        Sous-couche 3 mm 15 m²                 4      60.0      9.6      10.4
                    Totaux document                       42     114.6    458.4     477.2
    `)).toBe(477.2)
  })
})

describe('A total of positions', () => {
  it('ends the list of all pages', () => {
    const page = (nth: number, lines: string) => `
      Note de livraison 66.418     Feuillet ${nth} sur 2
      Référence   Désignation                      Qté   Poids/kg
      ${lines}
    `
    expect(kg(
      page(1, 'GF9000      Coude 90 FF galva 15x21            4       0,36\n      GF9013      Coude 90 FF galva 20x27           11       1,65'),
      page(2, 'GF9234      Bouchon galva 26x34               15       4,20\n      GF9247      Bouchon galva 33x42               22       9,02\n                  Total positions 4                        15,23'),
    )).toBe(15.23)
  })
})

describe('Two gross weights of all', () => {
  it('leave a doubt', () => {
    expect(kg('Poids total brut 486 kg\nDésignation          Nb\nBloc-porte 83 cm      6\nTotal blocs-portes 6           Total brut 418 kg')).toBeNull()
  })
})

describe('What was ordered', () => {
  it('is left aside for this delivery', () => {
    expect(kg(`
      Solde prévu sous 3 semaines       Pièces       Poids (kg)
      Total commande                        42          1 397,8
      Cette livraison                       30          1 160,2
      Reste à livrer                        12            237,6
    `)).toBe(1160.2)
  })
})

describe('The boxes of a road letter', () => {
  it('are headings however they are numbered', () => {
    expect(kg(`
      6 Marques    7 Nombre    8 Emballage    9 Nature of goods        10 Stat.    11 Poids brut kg    12 m³
      SPEC A       3           CAISSES        MENUISERIES BOIS         4418        1265,5
      SPEC B       1           COLIS          QUINCAILLERIE            8302        48,0
                                                                                   1313,5
    `)).toBe(1313.5)
  })
})

describe('A box of a form', () => {
  it('reaches to the next one, whatever its caption is as wide as', () => {
    const page = printed(
      [33, 259, '6 Marques et numéros', 6], [125, 259, '7 Nb de colis', 6], [190, 259, '8 Emballage', 6], [280, 259, '9 Nature de la marchandise', 6], [421, 259, '11 Poids brut kg', 6], [501, 259, '12 Cubage m³', 6],
      [36, 280, 'EX-87068', 7], [151, 280, '4', 7], [192, 280, 'CAISSES', 7], [282, 280, 'FENÊTRES', 7], [478, 280, '1240', 7],
      [36, 296, 'EX-87068', 7], [151, 296, '2', 7], [193, 296, 'PALETTES', 7], [282, 296, 'QUINCAILLERIE', 7], [482, 296, '385', 7],
      [478, 322, '1625', 7],
    )
    expect(slipWeight([page])?.kg).toBe(1625)
  })
})

describe('Words around a weight', () => {
  it.each([
    ['Poids estimé      environ 3 200 kg (déclaré par le client)', 3200],
    ['TOTAL: 3 CASES, N.W. 1 240 KGS, G.W. 1 388 KGS, 3.86 CBM', 1388],
    ['1 PAL 486 KG PANNEAUX MELAMINES 244X122', 486],
    ['Poids est. du retrait : 96 kg', 96],
    ['Poids brut 1850 k', 1850],
    ['Livraison : puissances à delta T 50 K', null],
    ['Formule C30/37    Charge utile prise : 15,47 t', 15470],
    ['Poids total du lot : 3 180 kg   Nombre de paquets : 5', 3180],
    ['Poids à bord        6 240 kg            Reste disponible 2 160 kg', 6240],
    ['Poids estimé de votre commande : 742 kg\nVotre commande reste disponible 7 jours.', 742],
    ['Remorque client 750/2000\nPOIDS CHARGE DELIVRE   1120 KG', 1120],
    ['Tous poids en kg bruts\nPos     Destinataire                  Poids\n01      Menuiserie Test               318,0\n02      Elec Exemple                  142,5\n        Total du bordereau            460,5', 460.5],
    ['Colis          Volume        Poids taxable        Poids réel\n    2        1,640 m³               410 kg            362 kg\nMotorisation coulissante 600 kg      1      359,00 €', 362],
    ['Chargement      5 palettes, 1,14 t', 1140],
    ['Charge sur chevalet : verre 412 kg + chevalet 95 kg = 507 kg à lever.', 507],
    ['Charge sur chevalet : verre 412 kg + chevalet 95 kg = 517 kg à lever.', null],
    ['Marque     Nombre     Contenu                         P. brut     Mètre plancher\nUM         2 PAL      Chauffe-eau électriques x 8     348 KG      0,8', 348],
    ['BRUT                      kg\nTARE            3 240     kg\nNET                       kg', null],
    ['Matériel loué : Nacelle ciseaux électrique 8 m\nCharge admissible                230 kg\nPoids de la machine              1 540 kg', 1540],
    ['Expédition livreur, 3 colis, 83,9 kg      Total HT      641,00 €', 83.9],
    ['Colis    Contenu                  Étage     Poids kg\n1        Caissons cuisine bas     1         164\n2        Caissons hauts           RDC       98\n3        Façades et fileurs       1         87', 349],
    ['Crate    Description            Net weight (kg)    Gross weight (kg)\n1/2      Receveurs pierre       364,0              389,0\n2/2      Parois de douche       248,0              282,0\nTOTAL 2 crates / caisses        612,0              671,0', 671],
    ['POIDS BRUT     PALETTE\n1078 KG        1 / 1\nLOT            COMMANDE\n44995          784046', 1078],
    ['Colis 002 sur 006\nPds : 14,60 kg', null],
    ['Enlèvement   26000 VALENCE\nPoids exact   communiqué au chargement\nMètres plancher   13,6 ml\nTarif   640 EUR\nKm   215', null],
    ['Poids 288 kg            (rectifié à la main : 342 ??? à repeser)', null],
    ['Colis 2 - Kgs 58 - Vol 0,180 - Code 14 - Port dû 41,20 HT', 58],
    ['N° de colis       Service            Poids déclaré (kg)       Option\n8R00001           Domicile Pro                    14,20       signature\n8R00002           Domicile Pro                    22,75       signature\n2 colis déposés', 36.95],
    ['Fourniture                                   Conditionnement       Poids total\nDalle clipsable gravier                               1 pal.            190 kg\nGravier rond blanc 8/16 big bag                         3 BB            3,15 t', 3340],
    ['CODE      DESIGNATION                              QTE    UNITE      POIDS\n050114    Mortier bâtard projection sac 30 kg       48    SAC      1 449,6\n050220    Plâtre manuel gros sac 33 kg              20    SAC        664,0\n990001    Palette consignée 100x120                  3    PAL         66,0\n\nPoids chargement palettes comprises          2 179,6 kg\nConsignes facturées                          3 x 18,00 = 54,00\nDéconsignes                                  0', 2179.6],
    ['Rep.     Ouvrage                        Nb      Poids\n1        Porte fenêtre 2 vtx             1      78 kg\n2        Châssis fixe                    2      64 kg\n\nPoids indiqués pour la quantité de la ligne,   emballage compris.', 142],
    ['Charge remise . . . . . : 968 kg emballages compris', 968],
    ['Pièces 14                Surface 20,67 m²              Poids vitrages + chevalet 611 kg', 611],
    ['B O N   D ’ E N L E V E M E N T   N° 0041187\nCode      Désignation                      Quantité   Unité   Poids (kg)\nBOR T2    Bordure T2 béton classe U            40,00   U       3 720,00\nREG40     Regard béton 40x40                    3,00   U         186,00', 3906],
    ['Récép.   Expéditeur               UM   Kilos\nR1       Robinetterie Modèle       3      41\nR3       Radiateurs Exemple    4 pal   1 122\n                    Kilos remis   1 163', 1163],
    ['Unité log.   Contenu                        UC   P.net   P.brut\n0037000001   Membrane bitume SBS            20   680.0    702.0\n0037000002   Sous-face 25 S 10 m            16   400.0    426.0\nSomme unités logistiques : 2      Net KG 1080.0      Brut KG 1128.0', 1128],
    ['il y en a pour 640 kilos d’après le dépôt', 640],
    ['18 big-bags de sable 0/4 lavé                     à 980 kg l’un\n\nce qui fait 17 640 kg, semi immatriculée EX-086-DL', 17640],
    ['Le premier lot fait 1 250 kg, le second 870 kg, soit en tout 2 120 kg à décharger à la grue', 2120],
    ['Palettes consignées : 4, soit en tout 88 kg', null],
    ['ARTICLE                    QTE   PDS/KG\nPARPAING 20X20X50 B40       60     1080\nCIMENT CEM II 35KG           4      140\nTOTAL                              1220', 1220],
    ['Article     Désignation                    Qté     Montant HT\nGEO-TX      Géotextile 200 g/m²              3         177,00\nGRAV        Drain agricole D100              4         148,00\n\nNb lignes      Pal.      Poids brut kg      Transport         Réf. tournée\n        2         3              2 316      Plateau grue      T04-1205', 2316],
    ['Enregistrement de pesée (kg)\nGravillon 4/20                         6 890\nSable 0/4                              5 180\nMasse totale chargée                  12 070', 12070],
    ['POIDS TOTAL               PALETTES RENDUES\n             890 kg', 890],
    ['BON DE LIVRAISON\nPoids du colis   8,95 kg\nColis de plus de 30 kg : livraison au pied du camion.', 8.95],
    ['POIDS BRUT / GROSS WEIGHT (KG)     PALETTE / PALLET\n388                                2 / 3', null],
    ['Nacelle araignée 17 m       NA-17-03      panier 200 kg / 2 pers.', null],
    ['2 PAL 486 KG PANNEAUX MELAMINES 244X122', null],
    ['Poids du lot 2 : 3 180 kg', null],
  ])('%s', (paper, expected) => {
    expect(kg(paper)).toBe(expected)
  })
})
