import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** A parcel carrier's label: the whole consignment's weight, or only that of one parcel of several. */
export const parcelLabel = layout(
  'parcel-label-grove',
  [
    { seed: 307463, parcel: '1/1', weight: 'Poids : 14,20 kg', whole: '', kg: 14.2 },
    { seed: 307464, parcel: '2/3', weight: 'Poids colis : 12,60 kg', whole: 'Poids total envoi : 37,80 kg', kg: 37.8 },
    { seed: 307465, parcel: '1/4', weight: 'Poids colis : 11,40 kg', whole: '', kg: null },
  ],
  ({ seed, parcel, weight, whole, kg }) => ({
    expectedKg: kg,
    paper: { size: [288, 432] },
    draw(sheet) {
      const { street, town, site, siteTown, date, number, order, phone } = particulars(seed)
      sheet.box(8, 8, 272, 416)
      sheet.write('COLIS EXEMPLE', 18, 18, { face: 'condensedBold', size: 20 })
      sheet.write('J+1 avant 13 h', 270, 24, { face: 'condensed', size: 11, align: 'right' })
      sheet.rule(8, 48, 280, 48, 1)
      lines(sheet, ['Exp. : Robinetterie Spécimen', street, town], 18, 55, 13, { face: 'condensed', size: 11 })
      sheet.rule(8, 98, 280, 98, 1)
      lines(sheet, ['PLOMBERIE EXEMPLE', site.toUpperCase(), siteTown, `Tél. ${phone}`], 18, 106, 19, { face: 'condensedBold', size: 15 })
      sheet.rule(8, 188, 280, 188, 1)
      sheet.write(`Colis ${parcel}`, 18, 196, { face: 'condensedBold', size: 18 })
      sheet.write(date, 270, 200, { face: 'condensed', size: 12, align: 'right' })
      sheet.write(weight, 18, 222, { face: 'condensed', size: 14 })
      sheet.write(whole, 18, 242, { face: 'condensed', size: 14 })
      sheet.write(`Réf. cde ${order}`, 270, 222, { face: 'condensed', size: 12, align: 'right' })
      sheet.rule(8, 268, 280, 268, 1)
      for (let bar = 0; bar < 62; bar++) sheet.box(30 + bar * 3.7, 282, (Number(number[bar % 6]) % 3) * 0.7 + 0.5, 84, '#111')
      sheet.write(`8L ${number} ${order} 69`, 144, 374, { face: 'printer', size: 11, align: 'center' })
      sheet.write('Tri : LYS-04 – tournée 112', 144, 398, { face: 'condensedBold', size: 13, align: 'center' })
    },
  }),
)
