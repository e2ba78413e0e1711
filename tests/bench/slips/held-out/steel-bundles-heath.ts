import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { signBoxes, smallPrint, twoAddressHead } from './heath-print.ts'

const variants = [
  { seed: 413235, bars: [['HEA 140', '6,00', 4, 24.7], ['IPE 200', '8,00', 3, 22.4], ['UPN 120', '6,00', 2, 13.4]] },
  { seed: 413236, bars: [['Tube 60x60x4', '6,00', 10, 6.71], ['Cornière 50x50x5', '6,00', 12, 3.77]] },
] as const

/** A steel stockholder: kilos a metre and theoretical kilos a line, printed with points. */
export const steelBundlesHeath = layout('steel-bundles-heath', variants, ({ seed, bars }) => {
  const rows = bars.map(([section, length, count, metre]) => ({ section, length, count, metre, kg: Number((Number(length.replace(',', '.')) * count * metre).toFixed(1)) }))
  const kg = Number(rows.reduce((sum, row) => sum + row.kg, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const parties = heathParties(seed)
      const y = twoAddressHead(sheet, parties, { supplier: 'ACIERS SPÉCIMEN', title: 'AVIS D’EXPÉDITION', facts: [`N° ${parties.number}`, `Du ${parties.date}`, `Commande ${parties.order}`], face: 'condensed', bold: 'condensedBold', color: '#37474f' })
      const foot = table(sheet, {
        x: 36, y, lines: 'columns', downTo: 520, rowHeight: 20, headHeight: 28, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 10.5 }, headFill: '#cfd8dc',
        columns: [{ title: 'Pos', width: 35, align: 'center' }, { title: 'Profil', width: 158 }, { title: 'Nuance', width: 70, align: 'center' }, { title: 'Longueur\nm', width: 65, align: 'right' }, { title: 'Barres', width: 55, align: 'right' }, { title: 'kg/m', width: 55, align: 'right' }, { title: 'Poids théo.\nkg', width: 85, align: 'right' }],
        rows: rows.map((row, at) => [String(at + 1), row.section, 'S275JR', row.length, String(row.count), fr(row.metre, 2), row.kg.toFixed(1)]),
      })
      sheet.box(36, foot, 523, 24, '#eceff1')
      sheet.write('TOTAL EXPÉDIÉ', 44, foot + 6, { face: 'condensedBold', size: 11.5 })
      sheet.write(`${rows.reduce((sum, { count }) => sum + count, 0)} barres`, 400, foot + 6, { face: 'condensed', size: 11.5, align: 'right' })
      sheet.write(`${kg.toFixed(1)} kg`, 555, foot + 6, { face: 'condensedBold', size: 11.5, align: 'right' })
      sheet.write('Tolérance de laminage ± 4 %. Certificat 3.1 sur demande.', 36, foot + 36, { face: 'condensed', size: 10 })
      signBoxes(sheet, ['Parc', 'Transport', 'Client'], foot + 64, 60, 'condensed')
      smallPrint(sheet, ['Réserve de propriété. Déchargement à la charge du client au-delà de 30 minutes.'], 'condensed')
    },
  }
})
