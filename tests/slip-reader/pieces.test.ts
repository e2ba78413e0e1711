import { describe, expect, it } from 'vitest'
import { saidBy } from '#slip-reader/agreed-weight.ts'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

describe('The label of one piece among others', () => {
  it.each(['COLIS 3/4', 'COLIS 3 / 4', 'Palette 1 / 2', 'Colis n° 3 sur 4'])(
    'says nothing of the load: %s',
    (words) => {
      expect(
        slipWeight([
          slip(`
      Chantier Exemple Nord
      ${words}
      Poids : 18,4 kg
    `),
        ]),
      ).toBeNull()
    },
  )

  it('says nothing of the load where its number stands under its caption', () => {
    expect(
      slipWeight([
        slip(`
      Colis        Poids        Date
      2 / 3        38,5 kg      02/10/2026
    `),
      ]),
    ).toBeNull()
  })

  it('says nothing of the load where its number stands in the middle of its case', () => {
    expect(
      slipWeight([
        slip(`
      Date           Colis          Poids
         02/10/2026          2/3          12,60 kg
    `),
      ]),
    ).toBeNull()
  })

  it('says what the whole shipment weighs where it names it', () => {
    expect(
      slipWeight([
        slip(`
      Palette     Poids palette
      2 / 2       574 kg
      Poids total de l’envoi : 1 203 kg
    `),
      ])?.kg,
    ).toBe(1203)
  })

  it('is not told by the hours of a service', () => {
    expect(
      slipWeight([
        slip(`
      Service              Palette et colis 24/48 h
      Poids de l’envoi     67,4 kg
    `),
      ])?.kg,
    ).toBe(67.4)
  })

  it('is no list of them all', () => {
    const page = slip(`
      Colis     Contenu           Poids (kg)
      1/3       Parois                 142,0
      2/3       Toiture                128,0
      3/3       Plancher                94,0
                Total                  364,0
    `)
    expect(slipWeight([page])?.kg).toBe(364)
  })
})

describe('The weight of the parcel', () => {
  it.each(['Colis : 1/1', 'Nb colis : 1', 'Nombre de colis 1', '1 colis'])(
    'is that of the load where there is only one: %s',
    (words) => {
      expect(
        slipWeight([
          slip(`
      ${words}
      Poids du colis : 16,4 kg
    `),
        ])?.kg,
      ).toBe(16.4)
    },
  )

  it.each(['Nb colis : 2', 'Colis : 1/2', '1 colis et 2 palettes', 'Référence 1'])(
    'is that of a part where there are others, or nobody says: %s',
    (words) => {
      expect(
        slipWeight([
          slip(`
      ${words}
      Poids du colis : 16,4 kg
    `),
        ]),
      ).toBeNull()
    },
  )

  it.each([
    ['Bon de livraison', 29.4],
    ['Étiquette', undefined],
  ])('is that of the load on a note that speaks of one, and of no sticker: %s', (title, expected) => {
    expect(
      slipWeight([
        slip(`
      ${title}
      Transporteur     Exemple Relais
      Poids du colis   29,40 kg
      Retour gratuit jusqu’à 30 kg par colis
    `),
      ])?.kg,
    ).toBe(expected)
  })

  it('is that of the only pallet when no empty one weighs as much', () => {
    const told = (weight: string) =>
      slipWeight([
        slip(`
      Palette     Poids palette
      1 / 1       ${weight}
    `),
      ])?.kg
    expect(told('868 kg')).toBe(868)
    expect(told('22 kg')).toBeUndefined()
  })

  it('is no weight of the empty pallet', () => {
    expect(
      slipWeight([
        slip(`
      Nombre de palettes : 1
      Poids de la palette : 22 kg
    `),
      ]),
    ).toBeNull()
  })

  it('shows that a comma with three digits behind is decimal', () => {
    const told = (pieces: string) =>
      slipWeight([
        slip(`
      Nb colis : ${pieces}
      Poids total : 16,400 kg
    `),
      ])?.kg
    expect(told('1')).toBe(16.4)
    expect(told('24')).toBeUndefined()
  })
})

describe('A list of pieces of which one was not read', () => {
  const sheet = (total: string) =>
    slipWeight([
      slip(`
    Colis 1/4     Casserolier        10,2
    Colis 2/4     Caisson haut        9,3
    Colis 3/4     Colonne four       22,2
    ${total}
  `),
    ])

  it('weighs what its total says', () => {
    expect(sheet('Poids total : 55,7 kg')?.kg).toBe(55.7)
  })

  it('is not weighed by a weight that may be that of the last one', () => {
    expect(sheet('Poids : 14,0 kg')).toBeNull()
  })
})

describe('The first sheet of a slip alone', () => {
  it.each(['page 1 / 2', 'page 1/2', 'Suite page 2'])('is not weighed by its lines: %s', (words) => {
    const lines = (said: string) =>
      slipWeight([
        slip(`
      Désignation              Quantité      Poids (kg)
      Bloc béton creux            60          1 068,00
      Ciment sac de 25 kg         14            350,00
      ${said}
    `),
      ])?.kg
    expect(lines('')).toBe(1418)
    expect(lines(words)).toBeUndefined()
  })
})

describe('The last sheet of a slip alone', () => {
  const sheet = (total: string) =>
    slipWeight([
      slip(`
    Page 2 sur 2
    Désignation              Qté      Poids kg
    Sable 0/4                  1      1000,00
    Parpaing creux            84      1512,00
    ${total}
  `),
    ])

  it('is not weighed when its lines alone weigh more', () => {
    expect(sheet('POIDS TOTAL À CHARGER : 2 472,99 kg')).toBeNull()
  })
})

describe('A list of all pieces', () => {
  it('weighs what they weigh together', () => {
    expect(
      slipWeight([
        slip(`
      Colis     Contenu                 Dimensions (cm)     Poids
      1/3       Dressing montant        240 x 62 x 10       41 kg
      2/3       Dressing tablettes      100 x 60 x 22       36 kg
      3/3       Portes coulissantes     255 x 95 x 9        58 kg
      Nombre de colis : 3
    `),
      ])?.kg,
    ).toBe(135)
  })

  it('is whole whatever rules a reader of pictures saw between its lines', () => {
    const page = slip(`
      Colis n°      Contenu            Poids net (kg)     Poids brut (kg)
      1/3           Parquet chêne               512,0               536,0
      —  -  ‘
      2/3           Parquet chêne               512,0               536,0
      3/3           Plinthes                     64,0                71,5
      Totaux        3                          1088,0              1143,5
    `)
    expect(slipWeight([page])?.kg).toBe(1143.5)
  })
})

describe('The stroke of a label that a reader of pictures takes for a 1', () => {
  const label = (pieces: string, confidence = 95) =>
    saidBy([
      slip(
        `
    ${pieces}
    Poids brut : 912 kg
    Charge dynamique palette : 1 500 kg
  `,
        { confidence },
      ),
    ])

  it.each([
    'PALETTE     BL\n    214     BL833403',
    'Palette : 214',
    'Colis : 113',
    'Palette 21/4',
    'PALETTE     BL\n    21/4     BL833403',
  ])('leaves the label that of one piece: %s', (words) => {
    expect(label(words)).toMatchObject({ confident: null, likely: null })
  })

  it.each(['Nb colis : 214', '214 colis', 'Colis : 412'])('is none where pieces are counted: %s', (words) => {
    expect(label(words).confident?.kg).toBe(912)
  })

  it('is none in print', () => {
    expect(label('Palette : 214', 100).confident?.kg).toBe(912)
  })
})

describe('Pieces that are told one by one', () => {
  it.each([
    ['one of them is missing', 'Colis 1/3 : 128 kg', 'Colis 2/3 : 47,5 kg'],
    ['one of them tells no weight', 'Colis 1/2 : 128 kg', 'Colis 2/2 : visserie'],
    ['they tell what is in them', 'Colis 1/2 : 4 sacs de 35 kg', 'Colis 2/2 : 10 sacs de 25 kg'],
    ['they tell the net weight', 'Colis 1/2 : 128 kg net', 'Colis 2/2 : 47,5 kg net'],
    ['another mass may be a piece, too', 'Colis 1/2 : 128 kg', 'Colis 2/2 : 47,5 kg', 'Groupe électrogène 180 kg'],
  ])('are not where %s', (_, ...lines) => {
    expect(slipWeight([slip(lines.join('\n'))])).toBeNull()
  })
})
