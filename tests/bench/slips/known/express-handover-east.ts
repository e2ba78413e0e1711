import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** What an express carrier takes away for one consignee, parcel by parcel. */
export const expressHandover = layout(
  'express-handover-east',
  [
    { seed: 9526, parcels: 7, sender: 'Visserie Modèle' },
    { seed: 9527, parcels: 13, sender: 'Robinetterie Exemple' },
  ],
  ({ seed, parcels, sender }) => {
    const luck = chance(seed)
    const weights = Array.from({ length: parcels }, () => Number(luck.between(2.4, 29).toFixed(1)))
    const kg = Number(weights.reduce((sum, one) => sum + one, 0).toFixed(1))
    const { client, clientStreet, clientTown, date, hour, parcel, account, town, street } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const plain = { face: 'modern', size: 8.5 } as const
        const bold = { face: 'modernBold', size: 8.5 } as const
        sheet.write('exemple express', 36, 32, { face: 'modernBold', size: 20, color: '#d4006a' })
        sheet.write('Bordereau de remise', 559, 34, { face: 'modernBold', size: 14, align: 'right' })
        sheet.write(`Édité le ${date} à ${hour}`, 559, 54, { ...plain, align: 'right' })
        writtenLines(sheet, ['Expéditeur', sender, street, town, `Compte ${account}`], 36, 84, 13, plain, { ...bold, color: '#d4006a' })
        writtenLines(sheet, ['Destinataire', client, clientStreet, clientTown], 310, 84, 13, plain, { ...bold, color: '#d4006a' })
        const foot = table(sheet, {
          x: 36, y: 160, lines: 'rows', style: plain, headStyle: bold, headFill: '#fbe3ef',
          columns: [{ title: '#', width: 35, align: 'center' }, { title: 'N° de colis', width: 190 }, { title: 'Service', width: 150 }, { title: 'Poids', width: 148, align: 'right' }],
          rows: weights.map((one, at) => [String(at + 1), `XE${parcel}${String(at + 1).padStart(3, '0')}FR`, 'Livraison 13 h', `${fr(one, 1)} kg`]),
        })
        sheet.write(`Nombre de colis : ${parcels}`, 36, foot + 14, bold)
        sheet.write(`Poids total de la remise : ${fr(kg, 1)} kg`, 555, foot + 14, { ...bold, align: 'right' })
        sheet.write('Limite par colis : 30 kg, 3 m de développé.', 36, foot + 34, { ...plain, size: 7.5, color: '#666' })
        sheet.write('Pris en charge par le chauffeur :', 36, 660, plain)
        sheet.box(36, 676, 240, 70, undefined, '#999')
      },
    }
  },
)
