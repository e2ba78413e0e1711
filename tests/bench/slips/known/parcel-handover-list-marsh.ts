import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { rounded } from './marsh-print.ts'

/** A dispatch note of parcels for one consignee: one line a parcel, number and kilos summed below. */
export const parcelHandoverList = layout<{ seed: number; parcels: readonly (readonly [string, string, number])[]; sumWords: string }>('parcel-handover-list-marsh', [
  { seed: 303570, parcels: [['Carton', '60 × 40 × 40', 18.4], ['Carton', '60 × 40 × 40', 17.9], ['Tube', '210 × 15 × 15', 9.2], ['Palette', '120 × 80 × 95', 212.5]], sumWords: 'Total expédition' },
  { seed: 303571, parcels: [['Carton', '40 × 30 × 25', 11.3], ['Carton', '40 × 30 × 25', 11.3], ['Carton', '40 × 30 × 25', 10.8], ['Carton', '80 × 60 × 20', 22.6], ['Fardeau', '300 × 20 × 10', 28.5]], sumWords: 'Totaux' },
], ({ seed, parcels, sumWords }) => {
  const kg = rounded(parcels.reduce((sum, parcel) => sum + parcel[2], 0))
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('BORDEREAU D’ENVOI', 297, 34, { face: 'modernBold', size: 16, align: 'center' })
      sheet.write(`${who.number} – remis au transporteur le ${who.day} à ${who.hour}`, 297, 58, { face: 'modern', size: 9, align: 'center' })
      writtenLines(sheet, ['DE', 'Quincaillerie Modèle', '3 rue du Spécimen', '13009 MARSEILLE'], 40, 92, 13, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8, color: '#888' })
      writtenLines(sheet, ['À', who.client, who.siteStreet, who.siteTown], 320, 92, 13, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8, color: '#888' })
      const columns = [{ title: 'Colis', width: 45, align: 'center' as const }, { title: 'N° de suivi', width: 150 }, { title: 'Type', width: 90 }, { title: 'Dimensions (cm)', width: 130, align: 'center' as const }, { title: 'Poids (kg)', width: 100, align: 'right' as const }]
      const rows = parcels.map(([kind, dimensions, weight], at) => [`${at + 1}/${parcels.length}`, `EX${who.barcode.slice(0, 9)}${at + 1}FR`, kind, dimensions, fr(weight, 1)])
      const foot = table(sheet, { x: 40, y: 164, columns, rows, rowHeight: 22, lines: 'rows', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8.5 }, headFill: '#eef0f3' })
      sheet.box(40, foot, 515, 24, '#dfe3e8', '#dfe3e8')
      sheet.write(sumWords, 46, foot + 7, { face: 'modernBold', size: 9 })
      sheet.write(`${parcels.length} colis`, 380, foot + 7, { face: 'modernBold', size: 9, align: 'center' })
      sheet.write(fr(kg, 1), 551, foot + 7, { face: 'modernBold', size: 9, align: 'right' })
      sheet.write('Valeur déclarée : néant – Contre-remboursement : néant – Poids maximum par carton : 30 kg', 40, foot + 40, { face: 'modern', size: 8 })
      sheet.box(40, foot + 64, 250, 66, undefined, '#999')
      sheet.write('Signature du chauffeur', 46, foot + 69, { face: 'modern', size: 7.5, color: '#666' })
    },
  }
})
