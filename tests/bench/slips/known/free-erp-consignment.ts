import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take }

const variants: readonly Variant[] = [
  { seed: 9581, take: [[2, 5], [5, 2], [8, 3], [3, 6]] },
  { seed: 9582, take: [[9, 8], [5, 1], [4, 30]] },
]

/** A free program's shipment: weight and volume share one narrow column, totals under it. */
export const freeErpConsignment = layout('free-erp-consignment-lowland', variants, ({ seed, take }) => {
  const { lines, kg, count } = consigned(shelves.roof, take, 2)
  const who = desk(seed, 'roof')
  const volume = (weight: number) => `${figure(weight / 420, 3)} m³`
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write(who.supplier, 30, 32, { face: 'sansBold', size: 13, color: '#00356a' })
      writtenLines(sheet, ['Fiche d’expédition', `Réf. : SH26${seed % 100}-${who.order.slice(1)}`, `Date de livraison prévue : ${who.later}`, `Code client : CU${who.account}`, `Réf. commande : CO26-${who.order}`], 565, 30, 13, { size: 9, align: 'right', color: '#00356a' }, { face: 'sansBold', size: 12, align: 'right', color: '#00356a' })
      sheet.write('Émetteur', 30, 112, { size: 7.5 })
      sheet.box(30, 122, 250, 90, '#e6e6e6', '#e6e6e6')
      writtenLines(sheet, [who.supplier, who.street, who.town, `Tél. : ${who.phone}`], 36, 130, 14, { size: 9 }, { size: 10, face: 'sansBold' })
      sheet.write('Destinataire', 302, 112, { size: 7.5 })
      sheet.box(302, 122, 263, 90, undefined, '#b4b4b4')
      writtenLines(sheet, [who.client, who.site, who.siteStreet, who.siteTown], 308, 130, 14, { size: 9 }, { size: 10, face: 'sansBold' })
      const under = table(sheet, {
        x: 30, y: 236, lines: 'columns', style: { size: 8.5 }, headStyle: { size: 8.5 }, rowHeight: 30, downTo: 640,
        columns: [{ title: 'Description', width: 300 }, { title: 'Poids/Vol.', width: 85, align: 'center' }, { title: 'Qté commandée', width: 80, align: 'center' }, { title: 'Qté expédiée', width: 70, align: 'center' }],
        rows: lines.map((line) => [`${line.code} - ${line.words}`, `${figure(line.kg, 2)} kg`, String(line.count), String(line.count)]),
      })
      lines.forEach((line, at) => sheet.write(volume(line.kg), 372.5, 236 + 22 + at * 30 + 15, { size: 8.5, align: 'center' }))
      sheet.box(30, under, 535, 32, '#f4f4f4', '#b4b4b4')
      sheet.write('Total', 36, under + 8, { face: 'sansBold', size: 9 })
      sheet.write(`${figure(kg, 2)} kg`, 372.5, under + 5, { face: 'sansBold', size: 8.5, align: 'center' })
      sheet.write(volume(kg), 372.5, under + 17, { face: 'sansBold', size: 8.5, align: 'center' })
      sheet.write(String(count), 455, under + 8, { face: 'sansBold', size: 9, align: 'center' })
      sheet.write(String(count), 530, under + 8, { face: 'sansBold', size: 9, align: 'center' })
      sheet.write('Méthode d’expédition : Transporteur     N° de suivi : à communiquer', 30, under + 42, { size: 8.5 })
      sheet.rule(30, 792, 565, 792, 0.4, '#999')
      sheet.write(`SARL – SIRET : ${who.siret} – 1/1`, 297, 798, { size: 7, align: 'center', color: '#555' })
    },
  }
})
