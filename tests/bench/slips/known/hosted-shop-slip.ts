import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A hosted shop's packing slip, airy and grey; one shop has added the parcel's weight beside the carrier. */
export const hostedShopSlip = layout('hosted-shop-slip', [
  { seed: 6601, shelf: 'garden', lines: 3, told: false },
  { seed: 6602, shelf: 'plumbing', lines: 4, told: true },
] as const, ({ seed, shelf, lines, told }) => {
  const goods = truckload(shelf, seed, lines, 1)
  return {
    expectedKg: told ? goods.kg : null,
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, date, order } = marks(seed)
      const set = { face: 'modern', size: 9.5, color: '#333' } as const
      const small = { face: 'modernBold', size: 8, color: '#777', spacing: 0.6 } as const
      sheet.write(supplier, 48, 48, { face: 'modernBold', size: 18 })
      down(sheet, [`Commande n° ${order.slice(3)}`, date], 547, 48, 14, { ...set, align: 'right' })
      sheet.write('LIVRER À', 48, 110, small)
      down(sheet, [client, site, siteTown, 'France'], 48, 126, 14, set)
      sheet.write('EXPÉDITION', 320, 110, small)
      down(sheet, ['Transporteur local, livraison sur rendez-vous', ...(told ? [`Poids de l’envoi : ${fr(goods.kg, 1)} kg`] : []), 'Suivi : EX000' + order.slice(3)], 320, 126, 14, set)
      sheet.rule(48, 206, 547, 206, 0.5, '#bbb')
      sheet.write('ARTICLES', 48, 218, small)
      sheet.write('QUANTITÉ', 547, 218, { ...small, align: 'right' })
      goods.lines.forEach((line, at) => {
        const y = 240 + at * 44
        sheet.box(48, y, 32, 32, '#eee', '#ddd', 4)
        sheet.write(line.words, 92, y + 4, set)
        sheet.write(line.code, 92, y + 18, { ...set, size: 8, color: '#888' })
        sheet.write(`${line.count} sur ${line.count}`, 547, y + 8, { ...set, align: 'right' })
      })
      sheet.write('Merci de ta confiance !', 297, 700, { ...set, align: 'center' })
      down(sheet, [supplier, `${street}, ${town}`, 'contact@boutique.exemple'], 297, 724, 13, { ...set, size: 8.5, align: 'center' })
    },
  }
})
