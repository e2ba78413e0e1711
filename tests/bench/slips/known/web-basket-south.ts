import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { garden, plumbing } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly shelf: 'garden' | 'bath'
  readonly take: Take
  readonly weighed: boolean
}

/** A web shop's despatch slip: cards of articles, the parcel's weight among the delivery's facts. */
export const webBasketSouth = layout<Variant>(
  'web-basket-south',
  [
    { seed: 9561, shelf: 'bath', take: [[3, 1], [11, 2], [12, 1]], weighed: true },
    { seed: 9562, shelf: 'garden', take: [[6, 24], [11, 1], [3, 6]], weighed: true },
    { seed: 9563, shelf: 'garden', take: [[10, 2], [0, 6]], weighed: false },
  ],
  ({ seed, shelf, take, weighed }) => {
    const { lines, kg, count } = consigned(shelf === 'bath' ? plumbing : garden, take)
    const { client, place, town, number, order, date } = parties(seed)
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        const grey = '#6b7280'
        sheet.write(shelf === 'bath' ? 'bain-exemple.example' : 'jardin-modele.example', 44, 40, { face: 'modernBold', size: 18, color: '#0f766e' })
        sheet.write('Bordereau d’expédition', 551, 44, { face: 'modern', size: 13, align: 'right' })
        sheet.rule(44, 72, 551, 72, 0.8, '#d1d5db')
        writtenLines(sheet, ['Livraison à', client, place, town], 44, 86, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 8, color: grey })
        writtenLines(sheet, ['Commande', `n° ${order}`, `passée le ${date}`, 'payée par carte'], 230, 86, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 8, color: grey })
        const facts = ['Expédition', `n° EXP${number}`, 'Transporteur : Livreur Modèle']
        writtenLines(sheet, weighed ? [...facts, `Poids : ${figure(kg, 2, '', '.')} kg`] : [...facts, 'Livraison sur rendez-vous'], 392, 86, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 8, color: grey })
        lines.forEach((line, at) => {
          const y = 170 + at * 64
          sheet.box(44, y, 507, 54, '#f9fafb', '#e5e7eb', 6)
          sheet.box(54, y + 8, 38, 38, '#e5e7eb', '#e5e7eb', 4)
          sheet.write(line.words, 104, y + 12, { face: 'modernBold', size: 9.5 })
          sheet.write(`Réf. ${line.code} · vendu par ${line.unit === 'M2' ? 'm²' : 'unité'}`, 104, y + 29, { face: 'modern', size: 8, color: grey })
          sheet.write(`× ${line.count}`, 440, y + 19, { face: 'modernBold', size: 11, align: 'right' })
          sheet.write(`${figure(line.total, 2, ' ')} €`, 540, y + 20, { face: 'modern', size: 9.5, align: 'right' })
        })
        const foot = 184 + lines.length * 64
        sheet.write(`${count} articles dans cet envoi`, 44, foot, { face: 'modern', size: 9, color: grey })
        sheet.flow('Une question ? Répondez à ce message avec votre numéro de commande. Vous avez 14 jours pour changer d’avis : joignez ce bordereau au colis retourné. Les colis de plus de 30 kg sont livrés au pied du camion.', 44, foot + 24, 507, { face: 'modern', size: 8.5, color: grey })
      },
    }
  },
)
