import { describe, expect, it } from 'vitest'
import type { SlipPage } from '#slip-reader/slip-page.ts'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { slip } from './paper.ts'

describe('A sentence that tells what the load weighs', () => {
  it.each([
    'Poids de la livraison : 412,5 kg',
    'Poids total de votre commande : 412,5 kg',
    'Poids total du chargement 412,5 kg',
    'Poids total expédié (kg) : 412,5',
    'Poids total en kg : 412,5',
    'Poids de l’ensemble : 412,5 kg',
    'Poids des marchandises : 412,5 kg',
    'Poids du matériel livré : 412,5 kg',
    'Poids théorique de la livraison : 412,5 kg',
    'Poids approximatif : 412,5 kg',
    'Poids estimé env. 412,5 kg',
    'Poids réel constaté au départ : 412,5 kg',
    'Poids enregistré au quai : 412,5 kg',
    'Poids prévu : 412,5 kgs',
    'Poids brut (AAD) : 412,5 KGM',
    'Poids total des colis : 412,5 kg',
    'Poids total, palettes comprises : 412,5 kg',
    'Poids emballage compris : 412,5 kg',
    'Poids y compris palettes : 412,5 kg',
    'POIDS TOTAL .......... 412,5 KGM',
    'POIDS TOTAL......412,5 kg',
    'Poids global… 412,5 kg',
    'Pds tot. exp. : 412,5 kg',
    'Pds total livraison = 412,5 kg',
    'Masse totale : 412,5 kg',
    'Masse de l’envoi : 412,5 kg',
    'Masse brute totale 412,5 kg',
    'Tonnage livré : 0,4125 t',
    'Tonnage total 0,4125 to',
    'Chargement : 412,5 kg',
    'Charge totale : 412,5 kg',
    'Votre livraison pèse 412,5 kg au total.',
    'Votre livraison pèse 412,5 kg.',
    'L’ensemble pèse environ 412,5 kg.',
    'Le tout pèse 412,5 kilos.',
    'Les marchandises pèsent 412,5 kg au total',
    'Le poids de votre livraison est de 412,5 kg.',
    'Nous vous livrons un poids total de 412,5 kg.',
    'Total : 46 articles, soit environ 412,5 kg à porter au jardin.',
    'Total : 46 articles pour 412,5 kg',
    'Total 12 colis, poids 412,5 kg',
    'Arrêté le présent bon à 4 colis pesant ensemble 412,5 kg',
    'Total livraison : 412,5 kg',
    'Total général : 412,5 kg',
    'Total chargé : 412,5 kg',
    'Total kg : 412,5',
    'Total kilos 412,5',
    'Total expédition 412,5 kg',
    'TOTAL POIDS 412,5',
    'Poids indiqué par le fournisseur : 412,5 kg',
    'Poids selon catalogue : 412,5 kg',
    'Poids à décharger : 412,5 kg',
    'Poids à livrer : 412,5 kg',
    'Poids à transporter : 412,5 kg',
    'Poids à manutentionner : 412,5 kg',
    'Poids du bon : 412,5 kg',
    'Poids des 3 articles : 412,5 kg',
    'Poids de ce bon 412,5 kg',
    'Poids total des marchandises transportées : 412,5 kg',
    'Poids total de la marchandise chargée : 412,5 kg',
    'Poids commande : 412,5 kg',
    'Poids final : 412,5 kg',
    'Somme des poids : 412,5 kg',
    'Poids : environ 412,5 kg',
    'Poids (en kilogrammes) : 412,5',
    'Poids déclaré par l’expéditeur : 412,5 kg',
    'Poids taxé 500 kg, poids réel 412,5 kg',
    '412,5 kg brut',
    'Poids net livré 412,5 kg',
    'Poids total livré sur chantier : 412,5 kg',
    'Total à décharger 412,5 kg',
  ])('%s', (sentence) => {
    expect(slipWeight([slipWith(sentence)])?.kg).toBe(412.5)
  })
})

describe('A sentence that tells another weight', () => {
  it.each([
    'Poids unitaire : 412 kg',
    'Poids à l’unité : 412 kg',
    'Poids par palette : 412 kg',
    'Poids par colis 412 kg',
    'Poids total des palettes : 412 kg',
    'Poids total des véhicules : 3 500 kg',
    'Rapport poids/volume : 1 m³ = 250 kg',
    'Poids palette : 412 kg',
    'Poids d’une palette : 412 kg',
    'Poids moyen : 412 kg',
    'Poids moyen par colis : 412 kg',
    'Poids max : 412 kg',
    'Poids maximum autorisé : 412 kg',
    'PTAC 3 500 kg',
    'PTRA : 3 500 kg',
    'Poids total roulant autorisé : 3 500 kg',
    'Poids à vide : 412 kg',
    'Tare : 412 kg',
    'Poids tare 412 kg',
    'Poids taxable : 412 kg',
    'Poids volumétrique : 412 kg',
    'Masse volumique : 412 kg',
    'Poids minimum de commande : 412 kg',
    'Franco à partir de 412 kg',
    'Poids franco : 412 kg',
    'Tranche de poids 412 kg',
    'Forfait poids total jusqu’à 412 kg',
    'Poids limite : 412 kg',
    'Poids de l’élingue : 412 kg',
    'Charge maximale d’utilisation 412 kg',
    'Charge de rupture : 412 kg',
    'Charge utile : 412 kg',
    'Poids linéique 12 kg',
    'Poids au mètre : 12 kg',
    'Poids au m² : 12 kg',
    'Poids kg/m : 12',
    'Poids/m² : 12 kg',
    'Densité 412 kg',
    'Dosage ciment : 350 kg',
    'Dosage : 350 kg',
    'Poids restant à livrer : 412 kg',
    'Reliquat poids 412 kg',
    'Poids déjà livré : 412 kg',
    'Poids hors palettes : 412 kg',
    'Poids sans emballage : 412 kg',
    'Poids palettes non comprises : 412 kg',
    'Poids emballage : 12 kg',
    'Poids total emballages : 12 kg',
    'Poids total palettes : 60 kg',
    'Poids du camion : 4 120 kg',
    'Poids véhicule : 4 120 kg',
    'Un colis pèse 25 kg',
    'Une palette pèse au total 650 kg',
    'Chaque palette pèse 650 kg',
    'Un sac pèse au total 25 kg',
    'Palette de poids total 650 kg maximum',
    'Poids lot 1 : 412 kg',
    'Poids du lot : 412 kg',
    'Poids total du lot 2 : 412 kg',
    'Poids de la tournée : 4 120 kg',
    'Cumul du jour : 4 120 kg',
    'Poids facturé : 412 kg',
    'Poids retourné : 412 kg',
    'Poids consigné : 12 kg',
    'Poids admis sur le quai : 412 kg',
    'Poids à ne pas dépasser : 412 kg',
    'Poids supporté par le hayon : 412 kg',
    'Si le poids total dépasse 412 kg',
    'Lorsque le poids de la livraison atteint 412 kg',
    'Toute livraison d’un poids total de 412 kg et plus',
    'Supplément poids 412 kg',
    'Prix au poids 412',
    'Poids sec : 412 kg',
    'Poids de la barre : 41 kg',
    'Poids essieu : 412 kg',
    'Sous-total poids : 412 kg',
    'À reporter poids : 412 kg',
    'Report poids 412 kg',
    'Poids commandé 900 kg, reste à livrer',
    'Poids équivalent : 412 kg',
    'Livraison gratuite au-delà d’un poids de 412 kg',
    'Livraison pour un poids total inférieur à 412 kg',
    'Chariot de charge 1 500 kg',
    'Livraison jusqu’à 500 kg au total',
    'Tolérance sur le poids total : 12 kg',
    'Écart de poids : 12 kg',
    'Poids du sac : 35 kg',
    'Poids pour une palette : 600 kg',
    'Votre livraison dépasse 500 kg au total',
    'Participation aux frais pour un poids total de 412 kg',
    'Poids ciment : 350 kg',
    'Poids total du ciment : 350 kg',
    'Poids des plaques : 350 kg',
    'Poids total étage 1 : 350 kg',
    'Manutention : grue 412 kg au total',
    'Commande livrée en 2 fois, poids de la 1re livraison : 412 kg',
    'Masse 5 kg manche bois',
    'Poids total de la commande 900 kg dont livré ce jour 400 kg',
    'Poids total annuel : 4 120 kg',
    'Poids chargé hier : 412 kg',
    'Palettes : poids total 60 kg',
    'Emballage : poids total 60 kg',
    'Poids des palettes comprises dans le prix : 60 kg',
    'Pour toute commande, la livraison pèse moins de 500 kg',
    'La livraison pèse plus de 500 kg',
    'Un chariot peut porter au total 500 kg',
    'Prévoir un engin de levage pour un poids total de 500 kg',
    'Poids total des tourets vides : 60 kg',
    'Total palettes : 60 kg',
    'Total retour : 60 kg',
    'Total consigné 60 kg',
    'Total sable : 600 kg',
    'Total lot 1 : 600 kg',
    'Total jour : 600 kg',
    'Total facturé 412 kg',
    'Livraison prochaine : 412 kg au total',
    'Poids de votre prochaine livraison : 412 kg',
    'Poids de la livraison précédente : 412 kg',
    'Poids de la dernière livraison : 412 kg',
    'Poids à reprendre : 412 kg',
    'Poids à retourner : 412 kg',
    'Poids à enlever : 412 kg',
    'Poids gravats repris : 412 kg',
  ])('%s', (sentence) => {
    expect(slipWeight([slipWith(sentence)])).toBeNull()
  })
})

function slipWith(sentence: string): SlipPage {
  return slip(`
    Négoce Exemple                    Bon de livraison BL20481
    Chantier Les Oliviers             06560 VALBONNE

    Article                    Quantité
    Rail R48 3 m                     12
    Montant M48                      10
    Plaque BA13                       4

    ${sentence}

    Signature du client
  `)
}

describe('A weight in a sentence', () => {
  it.each([
    ['Soit 2 supports filmés pour un poids brut de 655 kg, à décharger par vos soins.', 655],
    ['L’ensemble, d’un poids total de 1 180 kg, a été déchargé à la grue par notre chauffeur.', 1180],
    ['1 palette d’un poids de 655 kg', 655],
    ['Soit 3 palettes et 1 carton, pour un poids total de 2 340 kg. Le déchargement est à votre charge.', 2340],
    ['Poids du chargement : 418,5 kg (pesé à l’atelier). Les éléments sont protégés par film.', 418.5],
    ['Pds prépa (kg) 240,1', 240.1],
  ])('%s', (words, kg) => {
    expect(slipWeight([slip(words)])?.kg).toBe(kg)
  })

  it.each([
    'Rampe prévue pour un poids brut de 655 kg, à poser par vos soins.',
    'Rampe prévue pour un poids de 655 kg',
    '3 palettes d’un poids de 655 kg',
    'Soit 3 palettes et 12 cartons, pour un poids par carton de 20 kg.',
  ])('%s: none', (words) => {
    expect(slipWeight([slip(words)])).toBeNull()
  })

  it('may be parted from its unit by the end of the line', () => {
    const page = slip(`
      Nous avons livré ce jour toutes vos marchandises, d’un poids total de 1 180
      kg, sur le chantier des Oliviers, avec notre camion.
    `)
    expect(slipWeight([page])?.kg).toBe(1180)
  })
})

describe('A label on two lines', () => {
  it('belongs to the number beside the second', () => {
    expect(
      slipWeight([
        slip(`
      Poids total des
      marchandises livrées       388 kg
    `),
      ])?.kg,
    ).toBe(388)
  })

  it('may turn out to be another one', () => {
    expect(
      slipWeight([
        slip(`
      Poids total des
      palettes vides             88 kg
    `),
      ]),
    ).toBeNull()
  })
})
