import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure, smallPrint } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly total: string }

const variants: readonly Variant[] = [
  { seed: 9531, take: [[0, 38], [3, 3], [4, 9], [5, 4], [8, 2]], total: 'TOTAUX' },
  { seed: 9532, take: [[2, 16], [1, 12], [4, 6], [6, 2], [10, 1]], total: 'Total livraison' },
  { seed: 9533, take: [[11, 64], [8, 4]], total: 'TOTAUX' },
]

const square: Readonly<Record<string, number>> = { GC6060: 1.44, GC3060: 1.26, FA2540: 1.5, DP6060: 0.72 }

/** A tile merchant: packs, square metres and kilos side by side, one row of totals for the three. */
export const tileMetresDepot = layout('tile-metres-depot-lowland', variants, ({ seed, take, total }) => {
  const { lines, kg, count } = consigned(shelves.tile, take, 1)
  const who = desk(seed, 'tile')
  const metres = (code: string, packs: number) => (square[code] ?? 0) * packs
  const surface = lines.reduce((sum, line) => sum + metres(line.code, line.count), 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const style = { face: 'sans', size: 8.5 } as const
      sheet.box(36, 30, 46, 46, '#20616b', '#20616b')
      sheet.rule(59, 30, 59, 76, 2, '#fff')
      sheet.rule(36, 53, 82, 53, 2, '#fff')
      sheet.write(who.supplier, 92, 34, { face: 'modernBold', size: 14 })
      sheet.write(`Salle d’exposition et dépôt – ${who.street}, ${who.town}`, 92, 56, { ...style, size: 8 })
      sheet.write(`Bon d’enlèvement / livraison n° ${who.slip}`, 36, 96, { face: 'modernBold', size: 12, color: '#20616b' })
      writtenLines(sheet, [`Date : ${who.date}`, `Client : ${who.client} (${who.account})`, `Chantier : ${who.site}, ${who.siteStreet}, ${who.siteTown}`, `Réf. devis : D${who.order}`], 36, 118, 14, style)
      const under = table(sheet, {
        x: 36, y: 184, lines: 'grid', style, headStyle: { face: 'sansBold', size: 8 }, headFill: '#d9ebed', rowHeight: 20, headHeight: 28,
        columns: [
          { title: 'Réf.', width: 60 }, { title: 'Désignation', width: 218 }, { title: 'Bain /\ncalibre', width: 55, align: 'center' }, { title: 'Quantité', width: 55, align: 'right' },
          { title: 'Cond.', width: 40, align: 'center' }, { title: 'm²', width: 45, align: 'right' }, { title: 'Poids\nkg', width: 50, align: 'right' },
        ],
        rows: [
          ...lines.map((line) => {
            const m2 = metres(line.code, line.count)
            return [line.code, line.words, m2 > 0 ? `B${seed % 90}/C4` : '', String(line.count), line.unit, m2 > 0 ? figure(m2, 2) : '', figure(line.kg, 1, 'blank')]
          }),
          ['', total, '', String(count), '', figure(surface, 2), figure(kg, 1, 'blank')],
        ],
      })
      writtenLines(sheet, ['Vérifiez le bain et le calibre avant la pose : aucune réclamation après coupe.', 'Reprise des paquets entiers sous 15 jours sur présentation de ce bon.'], 36, under + 14, 12, style)
      sheet.box(330, under + 52, 229, 60)
      sheet.write('Bon pour réception – signature', 336, under + 57, { ...style, size: 7.5 })
      smallPrint(sheet, 'Palette filmée : ne pas gerber. Charge maximale au sol des plots : 1 200 kg/m².', 800, 36)
    },
  }
})
