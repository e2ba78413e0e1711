import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null

describe('A total weight in one line', () => {
  it.each([
    ['Poids total : 412 kg', 412],
    ['POIDS TOTAL : 412 KG', 412],
    ['Poids total: 412kg', 412],
    ['Poids total = 412,50 Kgs', 412.5],
    ['Poids total (kg) : 412,5', 412.5],
    ['Poids total en kg : 412,5', 412.5],
    ['Poids total ............ 412 kg', 412],
    ['Poids total                                   412 kg', 412],
    ['Total poids : 412 kg', 412],
    ['Total poids (kg)   412', 412],
    ['Poids brut total : 412 kg', 412],
    ['Poids total brut : 412 kg', 412],
    ['Pds total : 412 kg', 412],
    ['Poids théorique total : 412 kg', 412],
    ['Poids total théorique : 412 kg', 412],
    ['Poids total estimé : 412 kg', 412],
    ['Masse totale : 412 kg', 412],
    ['Poids total de la livraison : 412 kg', 412],
    ['Poids total de la marchandise : 412 kg', 412],
    ['Le poids total de la livraison est de 412 kg.', 412],
    ['Poids / Volume : 412 kg / 1,20 m3', 412],
    ['Colis : 4   Poids expédié : 412 kg', 412],
    ['Tél. 04 93 00 12 34    Poids total : 412 kg    Fax 04 93 00 12 35', 412],
    ['Total : 412 kg', 412],
    ['TOTAL GENERAL   412,00 kg', 412],
    ['Total : 3 palettes, 412 kg', 412],
    ['TOTAL : 12 colis / 412 kg', 412],
    ['Nb colis : 12   Poids total : 412 kg   Volume : 1,20 m3', 412],
    ['Nb colis : 12 Poids total : 412 kg Volume : 1,20 m3', 412],
    ['Poids : 412 kg', 412],
    ['Poids brut : 412 kg', 412],
    ['Poids net : 412 kg', 412],
    ['Total kg : 412', 412],
    ['Total Kgs 412,00', 412],
    ['Poids de la livraison : 412 kg', 412],
    ['P. brut : 412 kg', 412],
    ['Total weight: 412 kg', 412],
    ['Gross weight : 412 kg', 412],
    ['Poids total / Total weight : 412 kg', 412],
    ['Poids total : 412 kilos', 412],
    ['Poids total : 412 kilogrammes', 412],
    ['Poids total : 412 k9', 412],
    ['P0ids tota1 : 412 kq', 412],
    ['POIDS T0TAL : 412 KG', 412],
  ])('reads %s', (line, expected) => {
    expect(kg(line)).toBe(expected)
  })
})

describe('A load in tonnes', () => {
  it.each([
    ['Charge : 1,2 t', 1200],
    ['Charge totale : 0,85 tonne', 850],
    ['Poids total : 0,412 t', 412],
    ['Poids total : 1,250 T', 1250],
    ['Poids total (t) : 1,250', 1250],
    ['Tonnage : 0,850', 850],
    ['TONNAGE TOTAL : 0,850 T', 850],
    ['Tonnage (kg) : 850', 850],
    ['Tonnage (T) : 0.850', 850],
    ['Poids total : 1.2 tonnes', 1200],
    ['Poids total : 0,412 t (412 kg)', 412],
    ['Poids total : 0,41 t soit 412 kg', 412],
    ['Chargement : 1,2 t', 1200],
  ])('reads %s', (line, expected) => {
    expect(kg(line)).toBe(expected)
  })
})

describe('What is no weight of the load', () => {
  it.each([
    'Poids unitaire : 35 kg',
    'Poids unit. : 35 kg',
    'Poids par sac : 35 kg',
    'Poids/sac : 35 kg',
    'Poids / palette : 1200 kg',
    'Poids : 35 kg / sac',
    'Poids : 35 kg/m²',
    'PTAC : 3,5 t',
    'PTAC 3500 kg',
    'Charge utile : 1,2 t',
    'Charge maximale : 750 kg',
    'Charge max. admissible : 750 kg',
    'Poids maxi : 750 kg',
    'Poids total autorisé en charge : 3500 kg',
    'Poids total roulant : 7,5 t',
    'Poids total : 3,5 t max',
    'Poids à vide : 2100 kg',
    'Tare : 25 kg',
    'Poids volumétrique : 412 kg',
    'Poids taxable : 412 kg',
    'Poids du camion : 3500 kg',
    'Poids des palettes : 60 kg',
    'Total colis : 12',
    'Total palettes : 3',
    'Total HT : 412,00',
    'Total TTC : 412,00 €',
    'TOTAL : 412',
    'TOTAL 412,00 EUR',
    'Total m² : 412',
    'Prix au kg : 2,50',
    'Ciment CEM II sac de 35 kg',
    'Sac ciment 35 kg x 12',
    'Masse 5 kg manche fibre',
    'Contrepoids 25 kg',
    'Livraison par camion 3,5 t avec hayon 750 kg',
    'Sous-total : 412 kg',
    'Poids total à reporter : 412 kg',
    'Poids restant à livrer : 412 kg',
    'Supplément poids : 20,00',
    'Bilan carbone : 12,4 kg CO2e',
    'Poids total : 0 kg',
    'Poids total :',
    'Poids total : kg',
    'Poids total :        Date : 12/05/2026',
    'Poids total : 12/05/2026',
    'Poids total : 3 palettes',
    'Poids total :          12 colis',
    'Poids total : 06560',
    'Poids total : -412 kg',
    'Poids total : 412-430 kg',
    'Poids total : 412 / 430',
    'Poids total : env. 400 à 450 kg',
    'Poids total : 412 kg + 25 kg',
    'Poids total : 250000 kg',
    'Poids total : 1 t 250',
    'Poids total : 908 lbs',
    'Poids total : 412 daN',
    'Franco à partir d’un poids total de 1000 kg',
    'Au-dessus d’un poids total de 1000 kg, hayon obligatoire',
    'Toute livraison d’un poids total supérieur à 500 kg se fait par grue',
    'Supplément pour poids total > 300 kg : 25,00 €',
    'Tarif : poids de 0 à 150 kg : 19,99 €',
    'Poids minimum de commande : 500 kg',
    'Charge limite au sol : 500 kg/m²',
    'Zone de charge : 12',
    'kg : 2,90 m3',
    'Page 1',
  ])('leaves %s alone', (line) => {
    expect(kg(line)).toBeNull()
  })
})

describe('A row of totals', () => {
  it.each(['Total 2 colis', 'Total 2 palettes', 'TOTAL 3 lignes, 148 pièces'])(
    'may count what it adds up: %s',
    (words) => {
      const page = slip(`
      Produit              Pièces     Vol. m³     Poids kg
      Sapin 27               180       2,958        1 420
      Sapin 45               120       3,381        1 623

      ${words.padEnd(33)}6,339        3 043
    `)
      expect(slipWeight([page])).toEqual({ kg: 3043, proof: 'sum' })
    },
  )
})

describe('The end of the count', () => {
  it('may name whatever was counted', () => {
    expect(
      slipWeight([
        slip(`
      Code    Produit                      Qté     Net kg    Brut kg
      4422    Impression universelle        13     289,93     306,80
      4631    Façade siloxane                8     182,95     193,60
      TOTAL 21 emballages                          472,88     500,40
    `),
      ]),
    ).toEqual({ kg: 500.4, proof: 'sum' })
  })

  it('may stand under what was set and what was done', () => {
    expect(
      slipWeight([
        slip(`
      Constituant            Consigne (kg)     Réalisé (kg)
      Sable 0/4                      4 920            4 915
      Gravillon 4/11                 1 860            1 856
      Masse totale                   6 780            6 771
    `),
      ])?.kg,
    ).toBe(6771)
  })
})

describe('Gross weights of single lines', () => {
  it('add up to that of the slip, whatever its net weight', () => {
    const page = slip(`
      Poids brut : 372,5 kg
      Poids net  : 360,0 kg

      Tube PVC 4 m
        Poids brut : 131,5 kg
      Cuvette suspendue
        Poids brut : 241,0 kg
    `)
    expect(slipWeight([page])).toEqual({ kg: 372.5, proof: 'sum' })
  })
})

describe('The weight of an order', () => {
  const order = (more: string) =>
    slipWeight([
      slip(`
    Repère F1     Fenêtre 2 vantaux     1
                  Poids : 58,4 kg
    Repère F2     Fenêtre 1 vantail     1
                  Poids : 26,4 kg
    ${more}
  `),
    ])

  it.each(['Poids total de la commande : 203,3 kg', 'Livré ce jour : F1\n    Poids total de la commande : 84,8 kg'])(
    'is not that of the load when less is shown or told: %s',
    (words) => {
      expect(order(words)).toBeNull()
    },
  )
})

describe('A net weight with its unit under a column without one', () => {
  it('is the sum of the goods and not the weight of an article, beside the gross weight of the load', () => {
    const page = slip(`
      Code      Produit                       Palettes     Poids net kg
      BC20      Bloc creux 20 x 20 x 50              2            2 136
      MTJ       Mortier-colle 25 kg                  1            1 200
                Poids net marchandises                         3 336 kg
                Palettes bois (3 x 22 kg)                         66 kg
                Poids brut chargé                              3 402 kg
    `)
    expect(slipWeight([page])?.kg).toBe(3402)
  })
})

describe('A list of goods without a total', () => {
  const list = (heading: string, weights: string) =>
    slipWeight([
      slip(`
    ${heading}                  Qté     ${weights}
    Radiateur acier 600x1000     4               128
    Radiateur acier 600x500      3                30
    Vase d’expansion 18 L        1                 5
  `),
    ])

  it.each(['Matériel', 'Fournitures', 'Marchandise', 'Dénomination'])(
    'weighs what its lines come to under %s',
    (heading) => {
      expect(list(heading, 'Poids ligne (kg)')).toEqual({ kg: 163, proof: 'lines' })
    },
  )

  it('is not weighed when each weight may be that of a piece', () => {
    expect(list('Matériel', 'Poids (kg)')).toBeNull()
  })
})

describe('What follows the weight after a comma', () => {
  it.each([
    ['Poids de l’ensemble : 280 kg environ, prévoir deux personnes au déchargement.', 280],
    ['Poids total : 280 kg, prévoir un hayon', 280],
    ['Poids total : 280 kg à prévoir', null],
    ['Poids total : 280 kg, palettes en sus.', null],
    ['Poids total : 280 kg, palettes comprises', 280],
    ['Poids total : 280 kg, palettes non comprises, prévoir un hayon', null],
  ])('takes it back or leaves it: %s', (line, expected) => {
    expect(kg(line)).toBe(expected)
  })
})
