import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { cellHead } from './creek-heads.ts'
import { joinery } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; m3: number }[] = [
  { seed: 412_589, take: [[0, 6], [1, 10], [8, 12]], m3: 1.214 },
  { seed: 412_590, take: [[2, 24], [4, 4], [9, 3]], m3: 2.973 },
]

/** A panel merchant for joiners: cubic metres by line, weight and volume said once under the table. */
export const panelHouse = layout('panel-house-creek', variants, ({ seed, take, m3 }) => {
  const goods = consigned(joinery, take, 1)
  return {
    expectedKg: Math.round(goods.kg),
    draw(sheet) {
      const top = cellHead(sheet, { seed, name: 'BOIS & PANNEAUX SPÉCIMEN', trade: 'Dépôt de l’Exemple', title: 'Livraison', face: 'modern', bold: 'modernBold', color: '#5b3a1a' })
      const share = goods.lines.map(({ kg }) => Math.floor((m3 * 1000 * kg) / goods.kg) / 1000)
      const rows = goods.lines.map(({ code, words, unit, count }, at) => [code, words, fr(count), unit, fr(at === 0 ? m3 - share.slice(1).reduce((sum, one) => sum + one, 0) : share[at]!, 3)])
      const foot = table(sheet, {
        x: 30, y: top, rows, lines: 'rows', zebra: '#f6f1ea', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8.5 },
        columns: [{ title: 'Réf.', width: 70 }, { title: 'Article', width: 290 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Volume m³', width: 65, align: 'right' }],
      })
      sheet.write(`Volume total : ${fr(m3, 3)} m³`, 565, foot + 14, { face: 'modern', size: 9, align: 'right' })
      sheet.write(`Poids total : ${fr(Math.round(goods.kg), 0, ' ')} kg`, 565, foot + 28, { face: 'modernBold', size: 9, align: 'right' })
      sheet.write('Produits certifiés PEFC sur demande. Stocker à plat et à l’abri.', 30, foot + 14, { face: 'modern', size: 7.5, color: '#555' })
      sheet.box(330, 700, 235, 70, undefined, '#888')
      sheet.write('Nom, date et signature', 336, 705, { face: 'modern', size: 7, color: '#555' })
    },
  }
})
