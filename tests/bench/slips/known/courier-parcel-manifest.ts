import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly kilos: readonly number[]
}

/** A parcel carrier's slip for one shipment: a tracking number a parcel, kilos with a point, and their sum. */
export const courierParcelManifest = layout<Variant>(
  'courier-parcel-manifest',
  [
    { seed: 12401, kilos: [18.4, 22, 9.75, 27.3] },
    { seed: 12402, kilos: [29.5, 29.5, 12.2] },
  ],
  ({ seed, kilos }) => {
    const kg = together(kilos)
    const { supplier, street, town, client, site, siteTown, account, date } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(36, 30, 523, 40, '#4a1942', '#4a1942')
        sheet.write('COLIS SPÉCIMEN', 48, 40, { face: 'modernBold', size: 17, color: '#fff' })
        sheet.write('Bordereau d’envoi', 548, 43, { face: 'modern', size: 13, color: '#fff', align: 'right' })
        stacked(sheet, ['Expéditeur', supplier, street, town], 40, 84, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8.5, color: '#4a1942' })
        stacked(sheet, ['Destinataire', client, site, siteTown], 300, 84, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8.5, color: '#4a1942' })
        captioned(sheet, [['Compte', account], ['Remise', `${date} avant 17:00`], ['Service', 'Livraison J+1 avant 13 h – 30 kg max. par colis']], [40, 152], 60, 15, { face: 'modern', size: 9 })
        table(sheet, {
          x: 36, y: 210, lines: 'grid', rowHeight: 22, headFill: '#efe3ed', style: { face: 'modern', size: 9.5 }, headStyle: { face: 'modernBold', size: 9 },
          columns: [{ title: 'N°', width: 40, align: 'center' }, { title: 'Numéro de colis', width: 213 }, { title: 'Référence', width: 150 }, { title: 'Poids (kg)', width: 120, align: 'right' }],
          rows: [...kilos.map((one, at) => [String(at + 1), `SP ${account.slice(1)} 000${at + 1} FR`, `Chantier ${at + 1}`, one.toFixed(2)]), ['', `Total : ${kilos.length} colis`, '', kg.toFixed(2)]],
        })
        sheet.flow('Responsabilité limitée à 23 € par kilogramme de poids brut, sauf assurance ad valorem. L’expéditeur certifie l’absence de marchandises dangereuses.', 40, 380, 510, { face: 'modern', size: 8.5, color: '#555' })
        sheet.write('Fait en un exemplaire, signature du chauffeur :', 40, 420, { face: 'modern', size: 9 })
      },
    }
  },
)
