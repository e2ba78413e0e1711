import { table } from '../drawing/table.ts'
import { chance } from '../drawing/chance.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'N°', width: 30, align: 'center' },
  { title: 'Numéro de colis', width: 150 },
  { title: 'Référence expéditeur', width: 140 },
  { title: 'Service', width: 100 },
  { title: 'Poids (kg)', width: 80, align: 'right' },
] as const

export const parcelRemise = layout(
  'parcel-remise-coast',
  [
    { seed: 9581, trade: 'electrician', parcels: [12.4, 8.75, 14.2, 3.6] },
    { seed: 9582, trade: 'painter', parcels: [22.8, 22.8, 19.35, 27.1, 6.5, 22.8] },
  ] as const,
  ({ seed, trade, parcels }) => {
    const kg = Number(parcels.reduce((sum, value) => sum + value, 0).toFixed(2))
    const luck = chance(seed)
    const numbers = parcels.map(() => `EX 06 ${luck.digits(4)} ${luck.digits(4)} ${luck.digits(2)}`)
    const { client, clientStreet, clientTown, date, hour, order, account } = coastParties(seed, trade)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('Spécimen Colis', 45, 40, { face: 'modernBold', size: 20, color: '#4b2a86' })
        sheet.write('BORDEREAU DE REMISE – EXPÉDITION MULTI-COLIS', 45, 70, { face: 'modernBold', size: 11 })
        facts(sheet, [['Date d’expédition', `${date} ${hour}`], ['Compte chargeur', account], ['Agence', '06 EXEMPLE']], 380, 545, 42, 14, { face: 'modern', size: 8.5 })
        sheet.box(45, 96, 240, 70, '#f4f1fa', '#c9bfe3', 4)
        sheet.box(305, 96, 240, 70, '#f4f1fa', '#c9bfe3', 4)
        stacked(sheet, ['Expéditeur', 'Modèle Outillage SAS', '5 rue de l’Exemple', '69000 LYON'], 53, 103, 14, { face: 'modern', size: 9 })
        stacked(sheet, ['Destinataire', client, clientStreet, clientTown], 313, 103, 14, { face: 'modern', size: 9 })
        const rows = parcels.map((weight, at) => [`${at + 1}/${parcels.length}`, numbers[at]!, `CDE ${order}`, 'Avant 13 h', printed(weight, 2)])
        const under = table(sheet, { x: 45, y: 186, columns, rows, style: { size: 9 }, headFill: '#4b2a86', headStyle: { face: 'modernBold', size: 8.5, color: '#fff' } })
        sheet.write(`Nombre de colis : ${parcels.length}`, 45, under + 12, { face: 'modernBold', size: 10 })
        sheet.write(`Poids total de l’expédition : ${printed(kg, 2)} kg`, 541, under + 12, { face: 'sansBold', size: 10, align: 'right' })
        sheet.flow('Le poids maximal admis est de 30 kg par colis. Au-delà, l’envoi est confié à notre service palette. La responsabilité du transporteur est limitée à 33 € par kg de poids brut manquant ou avarié.', 45, under + 40, 500, { face: 'modern', size: 7.5, color: '#555' })
        sheet.write('Visa du chauffeur', 45, under + 78, { face: 'modern', size: 8.5 })
        sheet.write('Cachet de l’expéditeur', 305, under + 78, { face: 'modern', size: 8.5 })
        sheet.rule(45, under + 140, 285, under + 140, 0.5, '#777')
        sheet.rule(305, under + 140, 545, under + 140, 0.5, '#777')
      },
    }
  },
)
