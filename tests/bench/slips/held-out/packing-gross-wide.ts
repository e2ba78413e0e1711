import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'

type Crate = readonly [words: string, size: string, net: number, gross: number]
const variants: readonly { seed: number; crates: readonly Crate[] }[] = [
  { seed: 412_616, crates: [['Parois de douche fixes 100 (× 6)', '120 × 80 × 215', 252, 281], ['Parois pivotantes 90 (× 4)', '120 × 80 × 210', 168, 193.5], ['Profilés de compensation', '205 × 20 × 15', 11.4, 12.6]] },
  { seed: 412_617, crates: [['Meubles vasque 120 laqués (× 5)', '130 × 100 × 180', 310, 342], ['Plans vasque céramique (× 5)', '130 × 60 × 110', 122.5, 141]] },
]

/** A packing list across the page: dimensions, net and gross by crate, totals of both. */
export const packingGrossWide = layout('packing-gross-wide-creek', variants, ({ seed, crates }) => {
  const net = crates.reduce((sum, crate) => sum + crate[2], 0)
  const gross = crates.reduce((sum, crate) => sum + crate[3], 0)
  const { client, site, siteTown, date, order, slip } = marks(seed)
  const volume = (size: string) => size.split(' × ').reduce((all, side) => (all * Number(side)) / 100, 1)
  return {
    expectedKg: gross,
    paper: { landscape: true },
    draw(sheet) {
      sheet.write('Salle de Bains Modèle', 36, 32, { face: 'slabBold', size: 18 })
      sheet.write('LISTE DE COLISAGE / PACKING LIST', 806, 34, { face: 'slabBold', size: 14, align: 'right' })
      sheet.write(`Réf. ${slip} – commande ${order} – ${date}`, 806, 54, { face: 'slab', size: 9.5, align: 'right' })
      writtenLines(sheet, ['Destinataire / Consignee', client, `${site}, ${siteTown}`], 36, 66, 14, { face: 'slab', size: 10 }, { face: 'slab', size: 8, color: '#666' })
      const foot = table(sheet, {
        x: 36, y: 130, lines: 'grid', rowHeight: 24, headHeight: 30, headFill: '#ececec', style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 },
        rows: [...crates.map(([words, size, one, other], at) => [`C${at + 1}`, words, size, fr(volume(size), 3), fr(one, 1), fr(other, 1)]), ['', 'TOTAL', `${crates.length} colis`, fr(crates.reduce((sum, [, size]) => sum + Number(volume(size).toFixed(3)), 0), 3), fr(net, 1), fr(gross, 1)]],
        columns: [{ title: 'Colis\nPackage', width: 70, align: 'center' }, { title: 'Contenu\nContents', width: 300 }, { title: 'Dimensions cm\nSize', width: 130, align: 'center' }, { title: 'Volume m³\nVolume', width: 90, align: 'right' }, { title: 'Poids net kg\nNet weight', width: 90, align: 'right' }, { title: 'Poids brut kg\nGross weight', width: 90, align: 'right' }],
      })
      sheet.write('Ne pas gerber – Verre – Tenir debout', 36, foot + 20, { face: 'slabBold', size: 11, color: '#a00' })
    },
  }
})
