import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['PEI-A15', 'Peinture acrylique mate blanche 15 L', 'pot', 22.4, 0],
  ['PEI-F15', 'Peinture façade siloxane 15 L', 'pot', 23.1, 0],
  ['END-R25', 'Enduit de rebouchage 25 kg', 'sac', 25.2, 0],
  ['SSC-10', 'Sous-couche universelle 10 L', 'pot', 14.2, 0],
  ['TOI-50', 'Toile de verre rouleau 50 m', 'rlx', 7.5, 0],
]

/** A paint depot's slip that came back signed: a stamp and a pen remark on the receiving side, the weight on the other. */
export const stampedReceipt = layout('stamped-receipt', [
  { seed: 7311, take: [[0, 12], [3, 6], [4, 5]] as Take, remark: '1 pot cabossé' },
  { seed: 7312, take: [[1, 18], [2, 10]] as Take, remark: 'RAS' },
], ({ seed, take, remark }) => {
  const { lines, kg, count } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, number, day, order, shortDay } = parties(seed)
      const text = { face: 'sans', size: 9.5 } as const
      const bold = { face: 'sansBold', size: 9.5 } as const
      sheet.write('COULEURS DU SPÉCIMEN', 45, 40, { face: 'sansBold', size: 17, color: '#5e35b1' })
      sheet.write('Dépôt peinture – 35000 RENNES', 45, 62, text)
      sheet.write(`BL ${number}`, 550, 40, { face: 'sansBold', size: 15, align: 'right' })
      writtenLines(sheet, [`Livraison du ${day}`, `Commande ${order}`], 550, 62, 13, { ...text, align: 'right' })
      writtenLines(sheet, ['Lieu de livraison', `${client} – ${site}`, siteStreet, siteTown], 45, 96, 14, text, bold)
      const y = table(sheet, {
        x: 45, y: 168, lines: 'grid', rowHeight: 20, headFill: '#ede7f6', style: text, headStyle: bold,
        columns: [{ title: 'Réf.', width: 80 }, { title: 'Produit', width: 285 }, { title: 'Qté', width: 70, align: 'right' }, { title: 'Cond.', width: 70, align: 'center' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit]),
      })
      sheet.box(45, y + 20, 200, 76)
      labelValueRows(sheet, [['Colis', String(count)], ['Palettes', '1'], ['Poids', `${fr(kg, 1)} kg`]], { x: 55, y: y + 30, step: 20, valueAt: 180, style: bold, valueStyle: { ...bold, align: 'right' } })
      sheet.box(265, y + 20, 285, 130)
      sheet.write('Réception – cachet, date, réserves', 272, y + 25, { size: 8 })
      sheet.write(remark, 285, y + 110, { face: 'hand', size: 19, color: '#1a3a8f' })
      sheet.turned(-8, 460, y + 80, () => {
        sheet.box(400, y + 52, 132, 52, undefined, '#a33', 5)
        sheet.write('REÇU LE', 466, y + 58, { face: 'sansBold', size: 10, color: '#a33', align: 'center' })
        sheet.write(shortDay, 466, y + 72, { face: 'sansBold', size: 12, color: '#a33', align: 'center' })
        sheet.write('Chantier Modèle', 466, y + 88, { size: 9, color: '#a33', align: 'center' })
      })
      sheet.write('Produits à stocker hors gel. Fiches de sécurité sur demande.', 45, y + 170, { size: 8 })
    },
  }
})
