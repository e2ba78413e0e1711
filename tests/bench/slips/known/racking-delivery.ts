import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

type Part = readonly [words: string, limit: string, count: number]

// Two of the three tell only what the shelves may bear.
export const rackingDelivery = layout(
  'racking-delivery',
  [
    { seed: 11_321, kg: 486, parts: [['Échelle 3000 × 1000', 'Charge max 8 t / travée', 6], ['Lisse 2700 (paire)', 'Charge max 2 000 kg / niveau', 12], ['Caillebotis 2700 × 1000', '1 000 kg répartis', 8]] as readonly Part[] },
    { seed: 11_322, kg: null, parts: [['Rayonnage métallique 5 tablettes', '250 kg / tablette', 4], ['Établi 2 m plateau hêtre', 'Charge admissible 600 kg', 1]] as readonly Part[] },
    { seed: 11_323, kg: null, parts: [['Palan manuel à chaîne', 'C.M.U. 1 000 kg', 2], ['Élingue textile 4 m', 'C.M.U. 2 t', 6], ['Transpalette', 'Capacité 2 500 kg', 1]] as readonly Part[] },
  ],
  ({ seed, kg, parts }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { slip, date, order } = marks(seed)
      const face = 'slab'
      const bold = 'slabBold'
      sheet.write('Équipement d’atelier Exemple', 44, 40, { face: bold, size: 15 })
      sheet.write('BORDEREAU DE LIVRAISON', 44, 66, { face: bold, size: 11, color: '#00695c' })
      sheet.write(`${slip}   –   ${date}   –   commande ${order}`, 551, 67, { face, size: 10, align: 'right' })
      sheet.rule(44, 84, 551, 84, 1, '#00695c')
      writtenLines(sheet, addressOf(seed), 44, 96, 15, { face, size: 10.5 })
      const columns = [{ title: 'Désignation', width: 227 }, { title: 'Caractéristiques', width: 210 }, { title: 'Quantité', width: 70, align: 'right' }] as const
      const foot = table(sheet, { x: 44, y: 160, columns, rows: parts.map(([words, limit, count]) => [words, limit, String(count)]), rowHeight: 24, style: { face, size: 10.5 }, headStyle: { face: bold, size: 10 }, headFill: '#e0f2f1' })
      const counted = parts.reduce((sum, part) => sum + part[2], 0)
      sheet.write(`Nombre de pièces : ${counted}`, 48, foot + 14, { face, size: 10.5 })
      if (kg !== null) sheet.write(`Poids de l’expédition : ${fr(kg, 0)} kg`, 48, foot + 34, { face, size: 10.5 })
      sheet.flow('Respecter les plaques de charge. Fixer les rayonnages au sol ou au mur. Notice de montage jointe dans le premier colis.', 44, foot + 70, 507, { face, size: 9.5, color: '#444' })
      sheet.box(44, 680, 250, 80)
      sheet.write('Cachet et signature du destinataire', 52, 687, { face, size: 9 })
    },
  }),
)
