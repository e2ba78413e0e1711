import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip, type Piece } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null
const drawn = (...pieces: Piece[]) => slipWeight([printed(...pieces)])?.kg ?? null
const beside = (sentence: string) =>
  kg(`
  Négoce Exemple      BL 4471
  Rail R48     12
  Montant      10

  ${sentence}
`)

describe('The only mass of a slip', () => {
  it.each([
    '412,5 kg au total',
    'Ce bon représente 412,5 kg.',
    'Soit 412,5 kg.',
    'En tout : 412,5 kg répartis sur 2 palettes',
    '2 palettes pesant 412,5 kg au total',
    'Soit 3 palettes / 412,5 kg',
    'TOTAL : 12 COLIS   412,5 KG',
    'Expédition de 412,5 kg',
    '412,5 kg livrés',
    '412,5 kg de matériaux livrés',
    'Livré : 412,5 kg',
    'Quantité enlevée : 0,4125 t',
    'Poids total : 4,125 quintaux',
    'Poids contrôlé le 12/05 : 412,5 kg',
    'Chargement : 412,5 kg / 1 200 kg',
    'Poids arrêt : 412,5 kg',
    'P.T. : 412,5 kg',
    'P.B. : 412,5 kg',
    'Kg brut : 412,5',
    'Poids(kg):412,5',
    'Poids théorique : 412,5 kg (+/- 5 %)',
    'Total   38,00   412,5 kg',
    'Total (2 palettes, 26 colis) : 412,5 kg',
    'Le tout représentant 412,5 kg',
    '12 colis – 412,5 kg poids total – préparé en 2 vagues',
  ])('is the load: %s', (sentence) => {
    expect(beside(sentence)).toBe(412.5)
  })

  it.each([
    'Livraison : 3 palettes de 650 kg',
    '3 palettes, 650 kg chacune',
    '3 colis, 30 kg par colis',
    'Les sacs pèsent 35 kg au total',
    'La palette pèse 625 kg au total',
    'Livraison partielle – poids commandé : 900 kg',
    'Total commande 1 200 kg – livraison 2 sur 3',
    'Déjà livré : 500 kg   Total commande : 900 kg',
    'Poids remis : 412 kg (palettes non comprises)',
    '412 kg au total, hors palettes',
    'Livraison groupée avec le bon 4472 (300 kg)',
    'Livraison - 1000 kg         1     49,00',
    'Envoi < 30 kg',
    'CO2 : 12 kg au total',
    'Poids pour 100 pièces : 412,5 kg',
    'Poids aux 1000 : 412,5 kg',
    'Total chantier à ce jour : 4 125 kg',
    'Charge levée : 412,5 kg',
    'Poids installé : 412,5 kg',
    'Poids cheminée : 412,5 kg',
    'Livraison par camion de 12 t',
    'Colis 2 sur 5 – Poids : 38 kg',
    'Marchandise : 611 kg – Emballage : 44 kg',
    'Retour : 3 colis – 120 kg',
    'Palettes consignées : 4, soit 88 kg au total',
    '412 kg – 3 palettes maximum',
    'Pesée entrée : 12 340 kg',
    'Poids palettes + emballages : 44 kg',
    'Poids marchandise : 412 kg (palettes en sus)',
    'Poids marchandise : 412 kg   Poids palettes : 44 kg',
    'Poids évacué : 412 kg',
    'Poids cumulé livré sur le chantier : 4 120 kg',
    'Chargement n° 4471',
    'Bon de chargement 4471',
    'UM 1/2   Poids : 374 kg',
    'P.T. : 412',
  ])('is not the load: %s', (sentence) => {
    expect(beside(sentence)).toBeNull()
  })

  it('is no load when the bags among the goods weigh more', () => {
    expect(kg('12 sacs de 35 kg\n\nVotre livraison pèse 300 kg')).toBeNull()
  })

  it('is no load when it is that of one bag of several', () => {
    expect(kg('Ciment CEM II 35 kg\nQuantité : 10\nPoids : 35 kg')).toBeNull()
  })

  it('is no load when it stands under the name of an article', () => {
    expect(kg('Sable en big bag\n1 000 kg – 3 palettes\nGravier en big bag\n3 palettes')).toBeNull()
  })

  it('is no load when two differ', () => {
    expect(kg('Bon 1 : 512 kg au total\nBon 2 : 300 kg au total')).toBeNull()
  })

  it('is no load when the lines add up to another', () => {
    expect(
      kg(
        'Article      Qté    Poids kg\nCiment        10     350\nParpaing      40     200\n\nVotre camion emporte 905 kg',
      ),
    ).toBeNull()
  })

  it('is not believed of a picture, which may have lost a word', () => {
    expect(slipWeight([slip('Rail R48   12\n\nCe bon représente 412,5 kg.', { confidence: 96 })])).toBeNull()
  })
})

describe('A sentence over two lines', () => {
  it('tells a weight', () => {
    expect(
      drawn(
        [40, 100, 'Nous vous livrons ce jour trois palettes dont le poids cumulé s’élève à'],
        [40, 114, '1 512 kg. Prévoyez un moyen de déchargement.'],
      ),
    ).toBe(1512)
  })

  it('begins after the one before it', () => {
    expect(
      drawn(
        [40, 100, 'L’ensemble est emballé sur une palette de 2,40 m. Le poids total à décharger'],
        [40, 114, 'est de 385 kg. Merci de prévoir deux personnes et un fourgon de 3,5 t.'],
      ),
    ).toBe(385)
  })

  it('sets a condition', () => {
    expect(
      drawn(
        [40, 100, 'Au-dessus de ce seuil, une livraison pesant au total'],
        [40, 114, '500 kg ou davantage demande une grue.'],
      ),
    ).toBeNull()
  })
})

describe('A box', () => {
  it('is named by words of two lines over its mass', () => {
    expect(
      drawn(
        [40, 100, 'Nb colis'],
        [140, 100, 'Poids remis'],
        [140, 111, 'au transporteur'],
        [260, 100, 'Volume'],
        [50, 130, '14'],
        [150, 130, '512 kg'],
        [260, 130, '1,92 m³'],
      ),
    ).toBe(512)
  })

  it('may hold the size of the truck', () => {
    expect(drawn([40, 100, 'Livraison'], [40, 114, '12 t'], [200, 100, 'Colis'], [200, 114, '14'])).toBeNull()
  })
})

describe('A sum', () => {
  it('makes a load of a number with an unknown name', () => {
    expect(
      kg(
        'Article        Qté    Poids unitaire (kg)\nCiment          10     35,0\nCornière        14      5,0\nPoids à enlever du parc zorglub : 420 kg',
      ),
    ).toBe(420)
  })

  it('contradicts a total that the pieces outweigh', () => {
    expect(
      kg(
        'Article          Qté   Kg/u\nCiment            10    35\nMortier            5    25\nParpaing          12    15\nTotal transporté : 605 kg',
      ),
    ).toBeNull()
  })

  it('ends a column on a line that gives fewer figures than goods do', () => {
    expect(
      kg(
        'Repère   Désignation    Qté   Poids tot.\nA1       Fenêtre          4       186,00\nA2       Porte            8       704,00\nA3       Coulissant       3       397,40\n\nNombre de châssis : 15          1 287,40',
      ),
    ).toBe(1287.4)
  })
})
