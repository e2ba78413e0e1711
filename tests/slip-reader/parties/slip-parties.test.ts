import { describe, expect, it } from 'vitest'
import { type PartyName, partyNames } from '#slip-reader/parties/party-field.ts'
import { slipParties } from '#slip-reader/parties/slip-parties.ts'
import { slip } from '#tests/slip-reader/paper.ts'

/** What is offered of a slip, by name. */
function offered(...texts: readonly string[]): Partial<Record<PartyName, string>> {
  const parties = slipParties(texts.map((text) => slip(text)))
  return Object.fromEntries(partyNames.flatMap((name) => (parties[name] ? [[name, parties[name].value]] : [])))
}

const letterhead = `
  MATÉRIAUX DU PORT                              BON DE LIVRAISON
  12 quai des Docks                              N° BL204117
  06300 NICE                                     Date : 23/11/2026
  Tél. 04 93 00 11 22   SIRET 123 456 789 00012
`

describe('The customer on a slip', () => {
  it('stands under the label of the delivery', () => {
    expect(
      offered(`${letterhead}
                                                 Livré à :
                                                 SARL Durand Maçonnerie
                                                 Chantier « Les Pins »
                                                 14 bis avenue des Pins
                                                 06400 CANNES
                                                 Tél. 06 12 34 56 78
    `),
    ).toEqual({
      company: 'SARL Durand Maçonnerie',
      phone: '0612345678',
      address: '14 bis avenue des Pins, 06400 CANNES',
      reference: 'BL204117',
    })
  })

  it('stands behind its label, in one line', () => {
    expect(
      offered(`
      Adresse de livraison : Ets Morel & Fils, 3 rue du Four - 83600 FRÉJUS
      Contact chantier : Mme Morel 06.11.22.33.44
      Votre commande n° 4500123
    `),
    ).toEqual({
      company: 'Ets Morel & Fils',
      lastName: 'Morel',
      phone: '0611223344',
      address: '3 rue du Four, 83600 FRÉJUS',
      reference: '4500123',
    })
  })

  it('stands in the column of answers', () => {
    expect(
      offered(`
      Client          Exemple Toitures
      Chantier        Résidence du Lac, 8 chemin du Lac, 74000 ANNECY
      Téléphone       04 50 00 00 01
      Bon n°          77120
    `),
    ).toMatchObject({ company: 'Exemple Toitures', address: '8 chemin du Lac, 74000 ANNECY', reference: '77120' })
  })

  it('is the one that the goods go to, not the one that pays', () => {
    expect(
      offered(`${letterhead}
      Adresse de facturation           Adresse de livraison
      SARL Azur Rénovation             SARL Azur Rénovation
      1 place Masséna                  25 route de Grasse
      06000 NICE                       06130 GRASSE
    `),
    ).toMatchObject({ address: '25 route de Grasse, 06130 GRASSE' })
    expect(
      offered(`${letterhead}
      Facturé à :
      SARL Azur Rénovation
      1 place Masséna
      06000 NICE
    `),
    ).toEqual({ reference: 'BL204117' })
  })

  it('is never the supplier, his agency or a carrier', () => {
    expect(offered(letterhead)).toEqual({ reference: 'BL204117' })
    expect(
      offered(`
      Expéditeur :                     Transporteur :
      Dépôt Martin SARL                Transports Leroy SAS
      4 rue du Dépôt                   9 rue du Fret
      13000 MARSEILLE                  13014 MARSEILLE
      Tél. 04 91 00 00 00              Tél. 04 91 11 11 11
    `),
    ).toEqual({})
  })

  it.each([
    ['À l’attention de M. Jean DUPONT', { firstName: 'Jean', lastName: 'DUPONT' }],
    ['Contact : M. DUPONT Jean', { firstName: 'Jean', lastName: 'DUPONT' }],
    [
      'Contact sur place : Sophie Leroux 06 12 34 56 78',
      { firstName: 'Sophie', lastName: 'Leroux', phone: '0612345678' },
    ],
    ['Contact : Madame Petit', { lastName: 'Petit' }],
    ['Contact : Martin Thomas', {}],
    ['Contact : chef de chantier', {}],
    ['Contact : service livraison', {}],
  ])('is a person only where it is sure which word is the last name: %s', (line, names) => {
    expect(offered(line)).toEqual(names)
  })

  it('has no name where a title heads a company’s', () => {
    expect(offered('Doit M. : Maçonnerie Exemple')).toEqual({ company: 'Maçonnerie Exemple' })
  })

  it('is nobody where two are told', () => {
    expect(
      offered(`
      Livré à : SARL Durand Maçonnerie, 14 avenue des Pins, 06400 CANNES


      Livré à : EURL Blanc Peinture, 3 rue du Four, 83600 FRÉJUS
    `),
    ).toEqual({})
  })

  it('is the same on every page', () => {
    const page = 'Livré à : SARL Durand Maçonnerie, 14 avenue des Pins, 06400 CANNES'
    expect(offered(page, page)).toEqual({
      company: 'SARL Durand Maçonnerie',
      address: '14 avenue des Pins, 06400 CANNES',
    })
  })

  it('has an address only with its street and its town', () => {
    expect(offered('Livré à : SARL Durand Maçonnerie, 06400 CANNES')).toEqual({ company: 'SARL Durand Maçonnerie' })
    expect(offered('Lieu de livraison : 14 avenue des Pins')).toEqual({})
    expect(offered('Lieu de livraison : Lot 4 ZAC des Pins, 06400 CANNES')).toEqual({})
  })

  it('has the address whose lines were broken', () => {
    expect(
      offered(`
      Livré à :
      SARL Durand Maçonnerie
      14 avenue
      des Pins
      06400 CANNES
    `),
    ).toMatchObject({ address: '14 avenue des Pins, 06400 CANNES' })
  })

  it('tells the words it was read from', () => {
    const { company, address } = slipParties([
      slip('Livré à : SARL Durand Maçonnerie, 14 avenue des Pins, 06400 CANNES'),
    ])
    expect([company?.words, address?.words]).toEqual([
      'Livré à : SARL Durand Maçonnerie, 14 avenue des Pins, 06400 CANNES',
      'Livré à : SARL Durand Maçonnerie, 14 avenue des Pins, 06400 CANNES',
    ])
  })
})

describe('The number of a slip', () => {
  it.each([
    ['Bon de livraison n° 204117 du 23/11/2026', '204117'],
    ['BL 2026-00417', '2026-00417'],
    ['BORDEREAU DE LIVRAISON BL204117', 'BL204117'],
    ['Numéro de livraison : 80488243', '80488243'],
    ['V/Réf. commande : CC-81754', 'CC-81754'],
    ['Commande n° CMD-2026-118', 'CMD-2026-118'],
  ])('is its own, or its order’s: %s', (line, number) => {
    expect(offered(line)).toEqual({ reference: number })
  })

  it.each([
    'BLOC CREUX 20X20X50',
    'Bloc-porte isoplane 204 × 83',
    'Bon de livraison du 23/11/2026',
    'N° de téléphone 04 93 00 11 22',
    'Bon pour accord',
    'Note : 1250 kg de sable',
  ])('is none in %s', (line) => {
    expect(offered(line)).toEqual({})
  })

  it('is its own before its order’s', () => {
    expect(offered('Bon de livraison n° 204117   Commande 88120')).toEqual({ reference: '204117' })
  })

  it('is none where it bears two', () => {
    expect(offered('Bon de livraison BL204117\nBon de livraison BL204118')).toEqual({})
  })
})

describe('The number of packages of a slip', () => {
  it.each([
    ['Nombre de colis : 3', '3'],
    ['NB COLIS 12', '12'],
    ['Nbre de palettes : 2', '2'],
    ['Nombre de colis        18', '18'],
    ['Nombre de colis :      3      Poids : 12 kg', '3'],
  ])('is what it calls so: %s', (line, packages) => {
    expect(offered(line)).toEqual({ packages })
  })

  it.each([
    '7   Nombre de colis   8   Emballage   9   Nature de la marchandise',
    'Nombre de colis   8   Emballage',
    'Vérifier le nombre de colis avant de signer',
    'Colis : 2/5',
    '3 palettes',
    'Nombre de colis : 0',
    'Nombre de colis : 12,5',
    'Nombre de colis : 3\nNombre de palettes : 1',
  ])('is none where that is not sure: %s', (line) => {
    expect(offered(line)).toEqual({})
  })
})
