import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** The lines say nothing of weight; a small table of families beside the signature does, with its last row. */
export const familyRecap = layout('family-recap', [
  { seed: 2410, title: 'Poids kg', last: 'Ensemble', tonnes: false },
  { seed: 2420, title: 'Poids (t)', last: 'Total', tonnes: true },
  { seed: 2430, title: 'Kg', last: 'Total poids', tonnes: false },
], ({ seed, title, last, tonnes }) => {
  const goods = load(seed, { lines: 6, decimals: 0, upToKg: 990 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, siteTown, slip, date, street, town } = marks(seed)
      sheet.circle(70, 62, 24, '#a4551e', 3)
      sheet.write('EX', 70, 54, { face: 'bookBold', size: 16, align: 'center', color: '#a4551e' })
      sheet.write(supplier, 106, 44, { face: 'bookBold', size: 15 })
      sheet.write(`${street}, ${town}`, 106, 66, { face: 'book', size: 9 })
      sheet.write(`Livraison ${slip} du ${date} – ${client}, ${siteTown}`, 46, 104, { face: 'book', size: 10.5 })
      table(sheet, {
        x: 46, y: 130, lines: 'grid', rowHeight: 22, style: { face: 'book', size: 9.5 }, headStyle: { face: 'bookBold', size: 9.5 }, headFill: '#f5e8dc',
        columns: [{ title: 'Désignation', width: 355 }, { title: 'Commandé', width: 75, align: 'center' }, { title: 'Livré', width: 75, align: 'center' }],
        rows: goods.lines.map(({ words, count, unit }) => [words, `${count} ${unit}`, `${count} ${unit}`]),
      })
      const show = (kg: number) => (tonnes ? fr(kg / 1000, 3) : fr(kg))
      const parts = [goods.lines.slice(0, 2), goods.lines.slice(2, 4), goods.lines.slice(4)]
      const families = ['Gros œuvre', 'Second œuvre', 'Divers'].map((family, at) => [family, String(parts[at]!.length), show(parts[at]!.reduce((sum, { kg }) => sum + kg, 0))])
      sheet.write('Récapitulatif par famille', 300, 470, { face: 'bookBold', size: 10 })
      table(sheet, {
        x: 300, y: 486, lines: 'grid', rowHeight: 20, style: { face: 'book', size: 9.5 }, headStyle: { face: 'bookBold', size: 9.5 },
        columns: [{ title: 'Famille', width: 120 }, { title: 'Lignes', width: 55, align: 'center' }, { title, width: 76, align: 'right' }],
        rows: [...families, [last, String(goods.lines.length), show(goods.kg)]],
      })
      sheet.box(46, 486, 230, 102, undefined, '#888')
      sheet.write('Bon pour réception', 54, 492, { face: 'book', size: 9 })
    },
  }
})
