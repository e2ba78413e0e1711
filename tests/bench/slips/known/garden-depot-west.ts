import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { twoColumns } from './west-print.ts'
import { garden } from './west-wares.ts'

const variants: readonly { seed: number; take: Take; inTonnes: boolean }[] = [
  { seed: 9611, take: [[2, 60], [3, 24], [9, 2], [4, 20]], inTonnes: true },
  { seed: 9612, take: [[5, 14], [6, 15], [1, 20], [0, 18]], inTonnes: false },
]

/** A garden depot's note: pallets on deposit, the load among a few totals in a box. */
export const gardenDepot = layout('garden-depot-west', variants, ({ seed, take, inTonnes }) => {
  const { lines, kg, total } = consigned(garden, take)
  const who = partiesOf(seed)
  return {
    expectedKg: inTonnes ? Math.round(kg) : kg,
    draw(sheet) {
      sheet.write('Jardins & Extérieurs du Spécimen', 40, 36, { face: 'bookBold', size: 17, color: '#2d6a4f' })
      writtenLines(sheet, [`${who.street} ${who.town}`, `Téléphone ${who.phone} – SIRET ${who.siret}`], 40, 62, 12, { face: 'book', size: 8.5 })
      sheet.box(40, 98, 515, 24, '#d8f3dc', '#2d6a4f')
      sheet.write(`Bon de livraison ${who.slip}`, 50, 103, { face: 'bookBold', size: 11 })
      sheet.write(`Le ${who.date} – tournée du matin`, 545, 104, { face: 'book', size: 10, align: 'right' })
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 40, 134, 13, { face: 'book', size: 9.5 })
      writtenLines(sheet, [`À livrer : ${who.site}`, who.siteStreet, who.siteTown], 300, 134, 13, { face: 'book', size: 9.5 })
      const rows = lines.map(({ code, words, count, unit, price, total: money }) => [code, words, `${count} ${unit.toLowerCase()}`, fr(price, 2), fr(money, 2, ' ')])
      rows.push(['PALEU', 'Consigne palette 80x120', '2 u', '15,00', '30,00'])
      const foot = table(sheet, {
        x: 40, y: 190, rows, rowHeight: 21, style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 9 }, headFill: '#d8f3dc', downTo: 380,
        columns: [{ title: 'Code', width: 70 }, { title: 'Article', width: 235 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'PU TTC', width: 65, align: 'right' }, { title: 'Total TTC', width: 75, align: 'right' }],
      })
      sheet.box(330, foot + 14, 225, 82, undefined, '#2d6a4f', 4)
      const weight = inTonnes ? `${fr(kg / 1000, 3)} t` : `${fr(kg, 2, ' ')} kg`
      twoColumns(sheet, [['Total TTC', `${fr(total + 30, 2, ' ')} €`], ['Règlement', 'En compte'], ['Palettes', '2'], ['Poids chargé', weight]], 342, foot + 22, 100, 18, { face: 'book', size: 9.5 }, { face: 'bookBold', size: 10 })
      sheet.flow('Palettes reprises au prix de la consigne. Un sac de terreau mouillé peut peser jusqu’à 25 kg. Livraison en limite de propriété, accès camion 19 t à la charge du client.', 40, foot + 20, 270, { face: 'book', size: 8, color: '#555' })
      sheet.write('Signature client', 40, 620, { face: 'book', size: 9 })
    },
  }
})
