import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { bars, signing } from './uphill-print.ts'
import { plaster, timber } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly shelf: 'plaster' | 'timber'
  readonly take: Take
}

/** A depot's picking sheet: places to go, cases to tick, and the load's weight at the top. */
export const pickingAisles = layout<Filled>(
  'picking-aisles-uphill',
  [
    { seed: 9711, shelf: 'plaster', take: [[0, 60], [3, 90], [4, 30], [6, 5], [7, 12]] },
    { seed: 9712, shelf: 'timber', take: [[3, 36], [1, 16], [2, 40]] },
  ],
  ({ seed, shelf, take }) => {
    const { lines, kg } = consigned({ plaster, timber }[shelf], take, 1)
    const rounded = Math.round(kg)
    const { client, siteTown, number, order, day, time } = uphillParties(seed)
    return {
      expectedKg: rounded,
      draw(sheet) {
        sheet.write('BON DE PRÉPARATION', 36, 34, { face: 'sansBold', size: 16 })
        sheet.write('Dépôt Exemple – quai 3', 36, 56, { size: 10 })
        bars(sheet, seed, 400, 30, 155, 30)
        sheet.write(number, 477, 63, { size: 8, align: 'center' })
        const left = [`Client : ${client}`, `Ville : ${siteTown}`, `Commande : ${order}`]
        const right = [`À charger le : ${day} avant ${time}`, `Lignes : ${lines.length}     Palettes : 2`, `Poids théorique : ${fr(rounded, 0, ' ')} Kgs`]
        sheet.box(36, 84, 523, 62, '#f3f3f3', '#999')
        left.forEach((words, at) => sheet.write(words, 46, 93 + at * 16, { size: 10 }))
        right.forEach((words, at) => sheet.write(words, 310, 93 + at * 16, { size: 10 }))
        const foot = table(sheet, {
          x: 36,
          y: 162,
          columns: [
            { title: 'Emplacement', width: 80 },
            { title: 'Article', width: 74 },
            { title: 'Désignation', width: 199 },
            { title: 'À prélever', width: 62, align: 'right' },
            { title: 'Prélevé', width: 58, align: 'center' },
            { title: 'OK', width: 50, align: 'center' },
          ],
          rows: lines.map(({ code, words, count, unit }, at) => [`A${at + 1}-${String(at * 7 + 4).padStart(2, '0')}-N${(at % 3) + 1}`, code, words, `${fr(count)} ${unit}`, '........', '']),
          style: { size: 9.5 },
          headFill: '#ddd',
          rowHeight: 26,
        })
        lines.forEach((_line, at) => sheet.box(528, 162 + 22 + at * 26 + 6, 12, 12))
        sheet.write('Hauteur maxi de gerbage : 2 palettes. Charge maxi par alvéole : 1 200 kg.', 36, foot + 16, { size: 9 })
        signing(sheet, 'Préparateur n°', 36, foot + 44, 160, 54)
        signing(sheet, 'Contrôle', 216, foot + 44, 160, 54)
        signing(sheet, 'Heure de fin', 396, foot + 44, 163, 54)
        sheet.write('Dépôt Exemple – feuille spécimen – page 1/1', 297, 808, { size: 7.5, color: '#777', align: 'center' })
      },
    }
  },
)
