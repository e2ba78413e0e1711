import { fr } from '../drawing/french-number.ts'
import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'

type Line = readonly [code: string, words: string, count: number]
const variants: readonly { seed: number; lines: readonly Line[]; parcels: number; net: number; gross: number }[] = [
  { seed: 412_657, parcels: 3, net: 58.2, gross: 61.5, lines: [['PAU140', 'Paumelle 140 × 70 acier zingué', 60], ['SER5P', 'Serrure multipoints 5 points', 6], ['FP4', 'Ferme-porte force 2-4', 8]] },
  { seed: 412_658, parcels: 2, net: 24, gross: 25.8, lines: [['CYL3030', 'Cylindre 30 × 30 varié', 24], ['BEQ', 'Béquille inox sur rosace (paire)', 12]] },
]

/** An ironmonger's dispatch note: parcels and both weights in one line above the goods, a received stamp over blank paper. */
export const ironmongerStamped = layout('ironmonger-stamped-creek', variants, ({ seed, lines, parcels, net, gross }) => ({
  expectedKg: gross,
  draw(sheet) {
    const top = ruledHead(sheet, { seed, name: 'Quincaillerie Spécimen', trade: 'Serrurerie, ferrures, fixations', title: 'AVIS D’EXPÉDITION', face: 'serif', bold: 'serifBold', color: '#333' })
    sheet.write(`Expédié en ${parcels} colis – poids brut ${fr(gross, 1)} kg (net ${fr(net, 1)} kg) – port payé`, 36, top, { face: 'serif', size: 10.5 })
    table(sheet, {
      x: 36, y: top + 20, lines: 'rows', rowHeight: 20, style: { face: 'serif', size: 10.5 }, headStyle: { face: 'serifBold', size: 10.5 },
      rows: lines.map(([code, words, count]) => [code, words, fr(count), fr(count), '0']),
      columns: [{ title: 'Code', width: 80 }, { title: 'Désignation', width: 263 }, { title: 'Commandé', width: 60, align: 'right' }, { title: 'Expédié', width: 60, align: 'right' }, { title: 'Reste', width: 60, align: 'right' }],
    })
    sheet.turned(-9, 400, 480, () => {
      sheet.box(320, 450, 170, 60, undefined, '#2743a6', 4)
      sheet.write('REÇU CONFORME', 405, 460, { face: 'sansBold', size: 14, align: 'center', color: '#2743a6' })
      sheet.write('Magasin Exemple', 405, 484, { size: 10, align: 'center', color: '#2743a6' })
    })
    signatures(sheet, 720, 'serif')
  },
}))
