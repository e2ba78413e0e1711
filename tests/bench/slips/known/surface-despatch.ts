import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { pairs, smallPrint, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A tile distributor's despatch note on a lying sheet: boxes, pallets, and a shipment summary at the right of the foot. */
export const surfaceDespatch = layout('surface-despatch', [
  { seed: 8131, lines: 5, from: 700, upTo: 1300, most: 24 },
  { seed: 8132, lines: 7, from: 1400, upTo: 2900, most: 40 },
  { seed: 8133, lines: 3, from: 120, upTo: 420, most: 12 },
], ({ seed, lines, from, upTo, most }) => {
  const goods = stock('tile', seed, { lines, from, upTo, most, decimals: 1 })
  return {
    expectedKg: goods.kg,
    paper: { landscape: true },
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, slip, date, order, account } = marks(seed)
      const right = sheet.width - 36
      sheet.write('CARRELAGES EXEMPLE', 36, 30, { face: 'condensedBold', size: 22 })
      sheet.write(`${street}, ${town} – ${phone}`, 36, 57, { face: 'condensed', size: 10 })
      sheet.write('BORDEREAU D’EXPÉDITION', right, 30, { face: 'condensedBold', size: 18, align: 'right' })
      sheet.write(`${slip}   –   ${date}`, right, 54, { face: 'condensed', size: 12, align: 'right' })
      under(sheet, ['Donneur d’ordre', client, `Compte ${account}`, `Commande ${order}`], 36, 84, 13, { face: 'condensed', size: 10.5 }, { face: 'condensedBold', size: 9, color: '#666' })
      under(sheet, ['Lieu de livraison', site, siteTown, 'Réception de 8 h à 16 h'], 420, 84, 13, { face: 'condensed', size: 10.5 }, { face: 'condensedBold', size: 9, color: '#666' })
      const y = table(sheet, {
        x: 36, y: 148, zebra: '#f1f3f5', headFill: '#dde2e6', lines: 'none', rowHeight: 18, headStyle: { face: 'condensedBold', size: 10 }, style: { face: 'condensed', size: 10.5 },
        columns: [{ title: 'Ligne', width: 40 }, { title: 'Référence', width: 90 }, { title: 'Désignation', width: 260 }, { title: 'Bain', width: 60 }, { title: 'Calibre', width: 60, align: 'center' }, { title: 'Cond.', width: 60, align: 'center' }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Poids (kg)', width: 100, align: 'right' }],
        rows: goods.lines.map((line, at) => [String((at + 1) * 10), line.code, line.words, `T${seed % 90}${at}`, `0${at % 4}`, line.unit, String(line.count), fr(line.kg, 1)]),
      })
      sheet.rule(36, y + 6, right, y + 6)
      pairs(sheet, [['Nombre de palettes', String(1 + (seed % 3))], ['Nombre de colis', String(goods.lines.reduce((all, { count }) => all + count, 0))], ['Poids total expédié', `${fr(goods.kg, 1, ' ')} kg`]], 560, y + 16, 130, 15, { face: 'condensedBold', size: 11 })
      smallPrint(sheet, 500, { face: 'condensed', size: 8 })
      sheet.write('Aucune réclamation ne sera admise après la pose.', 40, 540, { face: 'condensedBold', size: 10 })
    },
  }
})
