import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { strip } from './east-print.ts'

/** A carrier's receipt: what was handed over, real weight next to the one that is charged. */
export const parcelCarrierReceipt = layout(
  'parcel-carrier-receipt-east',
  [
    { seed: 9520, sender: 'Outillage Exemple Import', rows: [['2', 'PAL', 'Outillage électroportatif', 386, 1.92], ['3', 'CTN', 'Accessoires', 41, 0.18]] as const },
    { seed: 9521, sender: 'Radiateurs Modèle', rows: [['1', 'PAL', 'Radiateurs acier', 274, 1.2]] as const },
  ],
  ({ seed, sender, rows }) => {
    const kg = rows.reduce((sum, [, , , line]) => sum + line, 0)
    const volume = rows.reduce((sum, [, , , , line]) => sum + line, 0)
    const { client, clientStreet, clientTown, number, date, nextDate, hour, phone, street, town, parcel } = parties(seed)
    return {
      expectedKg: kg,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        const plain = { size: 8 } as const
        const bold = { face: 'sansBold', size: 8 } as const
        sheet.box(20, 18, 120, 30, '#ffcc00', '#ffcc00')
        sheet.write('EXEMPLE MESSAGERIE', 80, 28, { face: 'sansBold', size: 10, align: 'center' })
        sheet.write('RÉCÉPISSÉ DE TRANSPORT', 300, 22, { face: 'sansBold', size: 12, align: 'center' })
        sheet.write(`N° ${parcel}`, 575, 22, { face: 'sansBold', size: 11, align: 'right' })
        sheet.write(`Enlevé le ${date} à ${hour} – à livrer le ${nextDate}`, 300, 40, { ...plain, align: 'center' })
        sheet.box(20, 56, 270, 64)
        sheet.box(305, 56, 270, 64)
        writtenLines(sheet, ['EXPÉDITEUR', sender, street, town, phone], 26, 61, 11.5, plain, { ...bold, size: 7 })
        writtenLines(sheet, ['DESTINATAIRE', client, clientStreet, clientTown, `Réf. ${number}`], 311, 61, 11.5, plain, { ...bold, size: 7 })
        const foot = table(sheet, {
          x: 20, y: 130, lines: 'grid', style: plain, headStyle: bold, downTo: 220,
          columns: [{ title: 'Nb', width: 45, align: 'center' }, { title: 'Emballage', width: 70, align: 'center' }, { title: 'Nature de la marchandise', width: 260 }, { title: 'Poids kg', width: 90, align: 'right' }, { title: 'Volume m3', width: 90, align: 'right' }],
          rows: rows.map(([count, kind, what, weight, cubic]) => [count, kind, what, String(weight), fr(cubic, 2)]),
        })
        strip(
          sheet,
          [['Nb UM', String(rows.reduce((sum, [count]) => sum + Number(count), 0)), 70], ['Poids réel (kg)', String(kg), 100], ['Volume (m3)', fr(volume, 2), 90], ['Poids taxable (kg)', String(Math.ceil((volume * 250) / 10) * 10), 110], ['Port', 'PAYÉ', 70], ['Valeur déclarée', 'néant', 115]],
          { x: 20, y: foot + 10, style: plain, bold: { face: 'sansBold', size: 10 } },
        )
        sheet.box(20, foot + 56, 270, 76)
        sheet.box(305, foot + 56, 270, 76)
        sheet.write('Réserves', 26, foot + 60, bold)
        sheet.write('Date, heure, cachet et signature du destinataire', 311, foot + 60, bold)
        sheet.write('Contrat type messagerie. Indemnité limitée à 33 € par kg, 1 000 € par colis. Colis de plus de 30 kg : palettisation obligatoire.', 20, foot + 142, { size: 6.5, color: '#555' })
      },
    }
  },
)
