import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'
import { electrical, joinery } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; shelf: typeof joinery }[] = [
  { seed: 412_625, shelf: joinery, take: [[6, 14], [8, 4]] },
  { seed: 412_626, shelf: electrical, take: [[4, 6], [6, 12], [3, 1]] },
]

/** An open-source program's shipment: method, tracking and weight beside the lines. */
export const openShipment = layout('open-shipment-creek', variants, ({ seed, take, shelf }) => {
  const goods = consigned(shelf, take, 2)
  const { slip, date, order, client, site, siteTown, street, town, phone } = marks(seed)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.write('Atelier Spécimen', 36, 34, { face: 'sansBold', size: 15, color: '#00457c' })
      writtenLines(sheet, [`Fiche expédition SH26${slip.slice(4)}`, `Date : ${date}`, `Réf. client : ${order}`], 559, 32, 14, { size: 9, align: 'right' }, { face: 'sansBold', size: 12, align: 'right', color: '#00457c' })
      sheet.box(36, 92, 255, 84, '#ececec', '#ececec')
      writtenLines(sheet, ['Atelier Spécimen', street, town, `Téléphone : ${phone}`], 44, 100, 14, { size: 9 }, { face: 'sansBold', size: 10 })
      sheet.write('Émetteur', 36, 82, { size: 7 })
      sheet.box(304, 92, 255, 84, undefined, '#888')
      writtenLines(sheet, [client, site, siteTown], 312, 100, 14, { size: 9 }, { face: 'sansBold', size: 10 })
      sheet.write('Destinataire', 304, 82, { size: 7 })
      writtenLines(sheet, ['Méthode d’expédition : Messagerie', `N° de suivi : EX${seed}0031`], 36, 190, 13, { size: 8.5 })
      const foot = table(sheet, {
        x: 36, y: 224, lines: 'columns', downTo: 560, style: { size: 9 }, headStyle: { size: 8 },
        rows: goods.lines.map(({ code, words, count, kg }) => [`${code} - ${words}`, `${fr(kg, 2)} kg`, fr(count), fr(count)]),
        columns: [{ title: 'Désignation', width: 303 }, { title: 'Poids/Vol.', width: 90, align: 'center' }, { title: 'Qté cdée', width: 65, align: 'center' }, { title: 'Qté exp.', width: 65, align: 'center' }],
      })
      sheet.box(36, foot, 523, 20, '#f2f2f2', '#111')
      sheet.write('Total', 42, foot + 5, { face: 'sansBold', size: 9 })
      ;[[`${fr(goods.kg, 2)} kg`, 384], [fr(goods.count), 461.5], [fr(goods.count), 526.5]].forEach(([value, x]) => sheet.write(String(value), Number(x), foot + 5, { face: 'sansBold', size: 9, align: 'center' }))
    },
  }
})
