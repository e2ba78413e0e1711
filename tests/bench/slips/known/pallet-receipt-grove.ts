import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** A groupage carrier's receipt: real weight and weight for pricing side by side. */
export const palletReceipt = layout(
  'pallet-receipt-grove',
  [
    { seed: 307466, pallets: 1, goods: 'Radiateurs acier', kg: 412, taxed: 450, metres: '0,40' },
    { seed: 307467, pallets: 3, goods: 'Menuiseries PVC – fragile', kg: 1086, taxed: 2160, metres: '1,20' },
  ],
  ({ seed, pallets, goods, kg, taxed, metres }) => ({
    expectedKg: kg,
    paper: { size: 'A5', landscape: true },
    draw(sheet) {
      const { street, town, site, siteTown, date, number, order } = particulars(seed)
      const style = { face: 'sans' as const, size: 8.5 }
      sheet.write('TRANSPORTS SPÉCIMEN MESSAGERIE', 24, 22, { face: 'sansBold', size: 14, color: '#14532d' })
      sheet.write(`RÉCÉPISSÉ N° ${number}`, 571, 24, { face: 'sansBold', size: 11, align: 'right' })
      sheet.write(`Date de remise : ${date}`, 571, 40, { ...style, align: 'right' })
      sheet.box(24, 58, 268, 66)
      lines(sheet, ['EXPÉDITEUR', 'Usine Modèle', street, town], 30, 64, 14, style)
      sheet.box(303, 58, 268, 66)
      lines(sheet, ['DESTINATAIRE', 'Exemple Rénovation', site, siteTown], 309, 64, 14, style)
      const columns = [{ title: 'Réf. exp.', width: 75 }, { title: 'Nb UM', width: 50, align: 'center' as const }, { title: 'Type', width: 70, align: 'center' as const }, { title: 'Nature de la marchandise', width: 162 }, { title: 'Poids réel', width: 65, align: 'right' as const }, { title: 'Poids taxé', width: 65, align: 'right' as const }, { title: 'ML', width: 60, align: 'right' as const }]
      table(sheet, { x: 24, y: 138, columns, rows: [[order, String(pallets), 'PAL 80×120', goods, `${fr(kg, 0, ' ')} kg`, `${fr(taxed, 0, ' ')} kg`, metres]], lines: 'grid', style, headFill: '#dcefe2', downTo: 210 })
      lines(sheet, ['Contre-remboursement : néant', 'Valeur déclarée : néant', 'Conditions : port payé', 'Palettes Europe rendues : …… / non rendues : ……'], 24, 224, 15, style)
      sheet.box(330, 222, 241, 110)
      sheet.write('Réserves, date, nom et signature du destinataire', 336, 228, { ...style, size: 7.5, color: '#555' })
      sheet.flow('L’indemnité est limitée à 33 € par kg sans pouvoir dépasser 1 000 € par colis pour les envois de moins de 3 tonnes (contrat type général).', 24, 350, 547, { ...style, size: 7, color: '#555' })
    },
  }),
)
