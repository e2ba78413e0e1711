import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, stacked } from './delta-print.ts'
import { roofing } from './delta-wares.ts'

const columns = columnsOf(['Qté', 40, 'r'], ['U', 38, 'c'], ['Désignation', 290], ['Poids ligne (kg)', 90, 'r'], ['Contrôle', 58, 'c'])

/** A roofing yard's loading sheet: each line has its weight, nobody sums them. */
export const rooferLinesUnsummed = layout(
  'roofer-lines-unsummed-delta',
  [
    { seed: 18836, take: [[3, 20], [4, 12], [5, 18], [10, 2]] as const },
    { seed: 18837, take: [[13, 24], [12, 2], [14, 10]] as const },
  ],
  ({ seed, take }) => {
    const goods = consigned(roofing, take, 1)
    const p = partiesOf(seed)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.write('Comptoir Couverture Spécimen', 40, 40, { face: 'modernBold', size: 14 })
        sheet.write(`${p.street}, ${p.town}`, 40, 60, { face: 'modern', size: 8.5 })
        sheet.write('Bon de chargement / livraison', 40, 92, { face: 'modernBold', size: 12 })
        stacked(sheet, [`N° ${p.number} du ${p.date}`, `Client : ${p.client} (${p.account})`, `Lieu : ${p.site}, ${p.clientStreet}, ${p.clientTown}`, 'Livraison : camion plateau, déchargement par vos soins'], 40, 112, 14, { face: 'modern', size: 9 })
        const rows = goods.lines.map(({ words, unit, count, kg }) => [fr(count), unit, words, fr(kg, 1, ' '), ''])
        const foot = table(sheet, { x: 40, y: 182, columns, rows, lines: 'grid', style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 8.5 }, rowHeight: 24, headHeight: 24 })
        stacked(sheet, [`${goods.lines.length} lignes`, 'Préparé par : ...............................     Chargé par : ...............................', 'Pente minimale et fixations : se reporter aux fiches techniques.'], 40, foot + 16, 18, { face: 'modern', size: 8.5 })
        sheet.box(40, foot + 84, 516, 60, undefined, '#888')
        sheet.write('Le client (nom, date, signature)', 48, foot + 90, { face: 'modern', size: 8 })
      },
    }
  },
)
