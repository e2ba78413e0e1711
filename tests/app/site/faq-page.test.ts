import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { textOf } from '#tests/builders/drawn-screen.tsx'

const text = textOf(render('faq')).replaceAll('\u00A0', ' ')

describe('The answers to the questions', () => {
  it.each([
    [
      'the starting price, and what the tariff depends on',
      ['19,99 € HT', 'de la distance, du poids et de la zone de livraison'],
    ],
    [
      'the days and hours',
      [
        'Du lundi au samedi, de 8h à 18h',
        'à la validation de la commande',
        'le matin 7h-12h ou l’après-midi 13h-17h',
        'On prend les livraisons du lundi au vendredi 8h-17h et le samedi 9h-12h',
      ],
    ],
    ['the limits of a parcel', ['30 kg', '120 cm x 80 cm x 80 cm']],
    ['the insurance', ['500 euros par défaut', 'assurance complémentaire']],
    [
      'the free cancellation',
      ['gratuitement, jusqu’à 2 heures avant le retrait prévu', 'dans ton historique', 'remboursée en entier'],
    ],
    [
      'an absent recipient',
      [
        'Le livreur l’appelle d’abord',
        'reprogrammée',
        'à un voisin si le destinataire est d’accord',
        'il choisit lui-même un autre moment',
        'Un passage manqué ne coûte rien',
      ],
    ],
    [
      'the link to follow it by, whom it reaches, and what it tells',
      [
        'que tu peux partager dès que la commande est payée',
        'il t’arrive par e-mail, et ton client à livrer le reçoit par SMS',
        'reçoit un SMS si elle recule de plus de 20 minutes',
      ],
    ],
    ['a damage', ['se signale sur la page de suivi', 'dans les trois jours ouvrables']],
    ['who pays, and how', ['par carte', 'tu fais payer par un lien', 'sur le compte ouvert à ton entreprise']],
    ['partner stores as pickup places', ['magasin partenaire', 'À l’adresse de retrait que tu indiques en commandant']],
  ])('tell %s', (_, pieces) => {
    for (const piece of pieces) expect(text).toContain(piece)
  })
})
