import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { smallPrint } from './marsh-print.ts'
import { tileWares } from './marsh-wares.ts'

/** An invoice that serves as the delivery note: the kilos stand by themselves beside the money. */
export const invoiceAndNote = layout<{ seed: number; take: Take; unit: string }>('invoice-and-note-marsh', [
  { seed: 303500, take: [[0, 40], [3, 8], [4, 3]], unit: 'kg' },
  { seed: 303501, take: [[1, 18], [2, 25], [5, 1]], unit: 'Kgs' },
], ({ seed, take, unit }) => {
  const { lines, kg, total } = consigned(tileWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('Carrelages de l’Exemple', 40, 36, { face: 'bookBold', size: 18, color: '#7a4b1e' })
      writtenLines(sheet, ['Parc d’activités du Modèle', '06370 MOUANS-SARTOUX', `SIRET ${who.siret}`, 'TVA FR00 000 000 000'], 40, 64, 12, { face: 'book', size: 8.5 })
      writtenLines(sheet, [`FACTURE N° FA${who.number}`, 'valant bon de livraison', `Date : ${who.day}`, `Échéance : 30 jours fin de mois`], 360, 64, 14, { face: 'book', size: 9.5 }, { face: 'bookBold', size: 12 })
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown, `Livré : ${who.site}, ${who.siteTown}`], 40, 140, 13, { face: 'book', size: 9.5 }, { face: 'bookBold', size: 9.5 })
      const columns = [{ title: 'Désignation', width: 255 }, { title: 'Qté', width: 60, align: 'right' as const }, { title: 'Un.', width: 45, align: 'center' as const }, { title: 'P.U. HT', width: 70, align: 'right' as const }, { title: 'Total HT', width: 85, align: 'right' as const }]
      const rows = lines.map((line) => [line.words, fr(line.count, 2), line.unit, fr(line.price, 2), fr(line.total, 2, ' ')])
      const foot = table(sheet, { x: 40, y: 208, columns, rows, rowHeight: 22, zebra: '#f7f0e8', headFill: '#ead9c6', style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 9 } })
      sheet.write(`Poids total : ${fr(kg, 1, ' ')} ${unit}`, 44, foot + 16, { face: 'book', size: 10 })
      sheet.write(`Règlement : virement – escompte 0 %`, 44, foot + 34, { face: 'book', size: 9 })
      const sums = [['Total HT', total], ['TVA 20,00 %', total * 0.2], ['NET À PAYER', total * 1.2]] as const
      sums.forEach(([caption, euros], at) => {
        sheet.write(caption, 370, foot + 16 + at * 18, { face: at === 2 ? 'bookBold' : 'book', size: 10 })
        sheet.write(`${fr(euros, 2, ' ')} €`, 551, foot + 16 + at * 18, { face: at === 2 ? 'bookBold' : 'book', size: 10, align: 'right' })
      })
      smallPrint(sheet, 'Pénalités de retard : trois fois le taux légal ; indemnité forfaitaire de recouvrement 40 €. Vérifier le bain et le calibre avant la pose : aucune réclamation après mise en œuvre.', 40, 790, 515, 'book')
    },
  }
})
