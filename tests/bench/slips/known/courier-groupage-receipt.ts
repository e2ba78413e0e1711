import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

// A third copy was printed before anybody weighed the goods.
export const courierGroupageReceipt = layout(
  'courier-groupage-receipt',
  [
    { seed: 11_031, real: 486, taxed: 520, pallets: 1, goods: 'Carrelage et colle sur palette' },
    { seed: 11_032, real: 1134, taxed: 1200, pallets: 2, goods: 'Sacs de mortier filmés' },
    { seed: 11_033, real: null, taxed: null, pallets: 3, goods: 'Menuiseries sur chevalet' },
  ],
  ({ seed, real, taxed, pallets, goods }) => ({
    expectedKg: real,
    paper: { size: [595, 421] },
    draw(sheet) {
      const { supplier, street, town, date, phone, order } = marks(seed)
      const face = 'narrow'
      const bold = 'narrowBold'
      sheet.write('TRANSPORTS SPÉCIMEN', 24, 20, { face: bold, size: 16, color: '#b00020' })
      sheet.write('Messagerie - Groupage - Affrètement', 24, 40, { face, size: 9 })
      sheet.write('RÉCÉPISSÉ DE TRANSPORT', 571, 20, { face: bold, size: 14, align: 'right' })
      sheet.write(`N° ${order.slice(3)}0${pallets}   du ${date}`, 571, 40, { face, size: 10, align: 'right' })
      const party = (title: string, lines: readonly string[], x: number) => {
        sheet.box(x, 62, 268, 84)
        sheet.box(x, 62, 268, 15, '#f3d9dc')
        sheet.write(title, x + 6, 65, { face: bold, size: 8.5 })
        writtenLines(sheet, lines, x + 8, 84, 15, { face, size: 10.5 })
      }
      party('EXPÉDITEUR', [supplier, street, town, `Tél. ${phone}`], 24)
      party('DESTINATAIRE', addressOf(seed), 303)
      const cells = [['Palettes', String(pallets), 60], ['Nature de la marchandise', goods, 207], ['Poids réel (kg)', real === null ? '' : fr(real, 0, ' '), 90], ['Poids taxé (kg)', taxed === null ? '' : fr(taxed, 0, ' '), 90], ['M.P.L.', fr(pallets * 0.4, 2), 100]] as const
      cells.reduce((left, [title, value, width]) => {
        sheet.box(left, 158, width, 52)
        sheet.box(left, 158, width, 16, '#f3d9dc')
        sheet.write(title, left + width / 2, 162, { face: bold, size: 8.5, align: 'center' })
        sheet.write(value, left + width / 2, 185, { face, size: 12, align: 'center' })
        return left + width
      }, 24)
      sheet.box(24, 220, 330, 70)
      writtenLines(sheet, ['Instructions de livraison', 'Prendre rendez-vous la veille. Hayon élévateur obligatoire (capacité 750 kg / palette).', 'Accès porteur 12 t maximum.'], 30, 226, 16, { face, size: 9.5 }, { face: bold, size: 9 })
      sheet.box(364, 220, 207, 70)
      writtenLines(sheet, ['Port', 'Payé par l’expéditeur', 'Contre-remboursement : néant'], 370, 226, 16, { face, size: 9.5 }, { face: bold, size: 9 })
      ;['Signature expéditeur', 'Signature transporteur', 'Reçu conforme, date, cachet'].forEach((words, at) => {
        sheet.box(24 + at * 182.3, 300, 182.3, 80)
        sheet.write(words, 30 + at * 182.3, 305, { face, size: 8 })
      })
      sheet.write('Limitation de responsabilité : contrat type général, 33 € par kg de marchandise manquante ou avariée, 1 000 € par colis.', 297, 392, { face, size: 7.5, align: 'center', color: '#444' })
    },
  }),
)
