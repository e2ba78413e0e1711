import { fr } from '../drawing/french-number.ts'
import { bandHead } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { strip } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** An insulation depot's web program: what there is to carry in a strip of boxes above the goods. */
export const insulationDepot = layout('insulation-depot', [
  { seed: 7101, lines: 4 },
  { seed: 7102, lines: 6 },
  { seed: 7103, lines: 3 },
] as const, ({ seed, lines }) => {
  const goods = truckload('insulation', seed, lines, 1)
  const kg = Math.round(goods.kg)
  return {
    expectedKg: kg,
    draw(sheet) {
      const y = bandHead(sheet, { seed, color: '#b8860b' })
      const top = strip(sheet, [['Colis', String(goods.pieces), 80], ['Volume total', `${fr(goods.pieces * 0.19, 1)} m³`, 110], ['Poids total', `${fr(kg, 0, ' ')} Kg`, 110], ['Créneau', '8 h – 12 h', 105], ['Véhicule', 'Porteur bâché', 110]], 40, y + 4, { face: 'modern', bold: 'modernBold', line: '#b8860b', height: 40 })
      const foot = table(sheet, {
        x: 40, y: top + 16, lines: 'rows', rowHeight: 24, style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 },
        columns: [{ title: 'Article', width: 75 }, { title: 'Libellé', width: 260 }, { title: 'Emplacement', width: 80, align: 'center' }, { title: 'À livrer', width: 60, align: 'right' }, { title: 'Unité', width: 40 }],
        rows: goods.lines.map((line, at) => [line.code, line.words, `B${at + 2}-0${at + 1}`, String(line.count), line.unit]),
      })
      sheet.flow('Isolants craignant l’humidité : bâcher à réception. Les résistances thermiques et certificats (ACERMI 00/000/0000) sont disponibles sur simple demande au dépôt.', 40, foot + 18, 515, { face: 'modern', size: 8 })
      sheet.write('Chauffeur : ____________________     Client : ____________________', 40, foot + 70, { face: 'modern', size: 9 })
    },
  }
})
