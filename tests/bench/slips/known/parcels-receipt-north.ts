import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { barcode, pairedLines } from './paper-marks.ts'

interface Variant {
  readonly seed: number
  readonly goods: string
  /** Each parcel's kg, length, width, height in cm. */
  readonly parcels: readonly (readonly [kg: number, long: number, wide: number, high: number])[]
}

const variants: readonly Variant[] = [
  { seed: 9601, goods: 'Quincaillerie de charpente', parcels: [[12.4, 60, 40, 40], [18.6, 60, 40, 45], [7.25, 40, 30, 30]] },
  { seed: 9602, goods: 'Abergements zinc', parcels: [[21.5, 205, 40, 20], [21.5, 205, 40, 20]] },
]

/** A parcels carrier's counter receipt: what was weighed, and the larger weight it charges. */
export const parcelsReceipt = layout('parcels-receipt-north', variants, ({ seed, goods, parcels }) => {
  const kg = parcels.reduce((sum, [each]) => sum + each, 0)
  const volume = parcels.reduce((sum, [, long, wide, high]) => sum + (long * wide * high) / 5000, 0)
  return {
    expectedKg: kg,
    paper: { size: [250, 520] },
    draw(sheet) {
      const { client, siteTown, slip, date, order } = marks(seed)
      const plain = { face: 'printer', size: 8 } as const
      const bold = { face: 'printerBold', size: 9 } as const
      sheet.write('COLIS EXEMPLE EXPRESS', 125, 16, { face: 'printerBold', size: 12, align: 'center' })
      sheet.write('Agence de Nice – Saint-Exemple', 125, 34, { ...plain, align: 'center' })
      sheet.write('RÉCÉPISSÉ DE PRISE EN CHARGE', 125, 50, { ...bold, align: 'center' })
      barcode(sheet, 45, 68, 160, 34, seed)
      sheet.write(`EX ${slip.slice(2)} FR`, 125, 105, { ...plain, align: 'center' })
      pairedLines(sheet, [['Date', `${date} 16:42`], ['Service', 'J+1 avant 13 h'], ['Réf.', order]], 18, 124, 214, 13, plain)
      sheet.rule(18, 166, 232, 166, 0.6, '#111', 2)
      writtenLines(sheet, ['Expéditeur', 'Comptoir Modèle Toiture', '06510 CARROS'], 18, 172, 13, plain, bold)
      writtenLines(sheet, ['Destinataire', client, siteTown], 18, 216, 13, plain, bold)
      sheet.write(`Nature : ${goods}`, 18, 258, plain)
      sheet.rule(18, 274, 232, 274, 0.6, '#111', 2)
      parcels.forEach(([each, long, wide, high], at) => {
        sheet.write(`${at + 1}/${parcels.length}  ${long} x ${wide} x ${high} cm`, 18, 282 + at * 14, plain)
        sheet.write(`${fr(each, 2)} kg`, 232, 282 + at * 14, { ...plain, align: 'right' })
      })
      const foot = 290 + parcels.length * 14
      sheet.rule(18, foot, 232, foot, 0.6, '#111', 2)
      pairedLines(sheet, [['Nombre de colis', String(parcels.length)], ['Poids réel', `${fr(kg, 2)} kg`]], 18, foot + 7, 214, 15, bold)
      pairedLines(sheet, [['Poids volumétrique', `${fr(volume, 2)} kg`], ['Assurance ad valorem', 'non'], ['Contre remboursement', '0,00 €']], 18, foot + 40, 214, 13, plain)
      sheet.flow('Poids maximal par colis : 30 kg. Au-delà, service palette.', 18, foot + 88, 214, { face: 'printer', size: 7 })
      sheet.write('Signature du déposant', 18, foot + 118, plain)
    },
  }
})
