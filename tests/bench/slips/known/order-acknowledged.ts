import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['POU-45', 'Poutrelle précontrainte 4,50 m', 'u', 77, 0],
  ['POU-52', 'Poutrelle précontrainte 5,20 m', 'u', 92, 0],
  ['ENT-16', 'Entrevous polystyrène 16', 'u', 1.9, 0],
  ['TRE-10', 'Treillis ST10 2,40 × 4,00', 'u', 17.6, 0],
  ['PLA-20', 'Planelle 20 cm', 'u', 8.5, 0],
]

/** A works' acknowledgement that announces the delivery: its weight in the data, or to come with the shipping. */
export const orderAcknowledged = layout('order-acknowledged', [
  { seed: 7381, take: [[0, 14], [2, 120], [3, 6]] as Take, known: true },
  { seed: 7382, take: [[1, 9], [2, 88], [4, 40]] as Take, known: false },
], ({ seed, take, known }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: known ? Math.round(kg) : null,
    draw(sheet) {
      const { client, street, town, site, siteTown, number, longDay, order } = parties(seed)
      const text = { face: 'sans', size: 9.5 } as const
      const bold = { face: 'sansBold', size: 9.5 } as const
      sheet.write('Planchers Exemple SA', 50, 44, { face: 'sansBold', size: 16, color: '#1b5e20' })
      writtenLines(sheet, [client, street, town], 340, 84, 15, { size: 10.5 })
      sheet.write(`Confirmation de commande et avis de livraison n° ${number}`, 50, 150, { face: 'sansBold', size: 12.5 })
      const y = labelValueRows(sheet, [['Votre commande', order], ['Livraison prévue', `${longDay}, matin`], ['Lieu', `${site}, ${siteTown}`], ['Camion', 'Semi plateau, déchargement par vos soins'], ['Poids du lot', known ? `env. ${fr(kg, 0, ' ')} kg` : 'communiqué à l’expédition'], ['Plan de pose', 'Indice B validé']], { x: 50, y: 178, step: 17, valueAt: 120, style: text, valueStyle: bold })
      const under = table(sheet, {
        x: 50, y: y + 14, lines: 'rows', rowHeight: 20, headFill: '#e8f5e9', style: text, headStyle: bold,
        columns: [{ title: 'Réf.', width: 80 }, { title: 'Désignation', width: 305 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'U', width: 40, align: 'center' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit]),
      })
      sheet.flow('Surcharge d’exploitation prise en compte : 150 kg/m². Entraxe 60 cm. Étaiement selon plan. Toute modification doit nous parvenir au moins 5 jours ouvrés avant la livraison.', 50, under + 16, 495, { size: 9 })
      sheet.write('Bon pour accord :', 50, under + 70, text)
    },
  }
})
