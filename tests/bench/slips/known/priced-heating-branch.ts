import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { captionedFigures, figure, smallPrint } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly said: 'line' | 'never' }

const variants: readonly Variant[] = [
  { seed: 9611, take: [[6, 4], [1, 2], [2, 24], [12, 1]], said: 'line' },
  { seed: 9612, take: [[5, 1], [7, 3], [0, 8], [11, 2]], said: 'line' },
  { seed: 9613, take: [[7, 2], [2, 18], [8, 4], [11, 1]], said: 'never' },
]

/** A heating branch's priced note: euros everywhere, the kilos only in the carriage line. */
export const pricedHeatingBranch = layout('priced-heating-branch-lowland', variants, ({ seed, take, said }) => {
  const { lines, kg, total } = consigned(shelves.plumbing, take)
  const who = desk(seed, 'plumbing')
  const tax = Math.round(total * 20) / 100
  return {
    expectedKg: said === 'line' ? kg : null,
    draw(sheet) {
      sheet.box(30, 28, 260, 62, '#fff4e6', '#d9822b', 6)
      writtenLines(sheet, [who.supplier, `${who.street} – ${who.town}`, `${who.phone}   SIRET ${who.siret}`], 40, 38, 16, { size: 8.5 }, { face: 'sansBold', size: 12, color: '#b35c00' })
      sheet.write('BL CHIFFRÉ', 565, 32, { face: 'sansBold', size: 18, align: 'right', color: '#b35c00' })
      sheet.write(`${who.slip} du ${who.date}`, 565, 56, { size: 11, align: 'right' })
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 340, 98, 15, { size: 10 }, { face: 'sansBold', size: 10.5 })
      writtenLines(sheet, [`Compte : ${who.account}`, `Affaire : ${who.site}`, `Commande : ${who.order}`], 36, 104, 14, { size: 9 })
      const under = table(sheet, {
        x: 30, y: 166, lines: 'columns', headFill: '#fff4e6', style: { size: 8.5 }, downTo: 560,
        columns: [
          { title: 'Référence', width: 62 }, { title: 'Libellé', width: 218 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'P.U. brut', width: 58, align: 'right' },
          { title: 'Rem. %', width: 45, align: 'right' }, { title: 'P.U. net', width: 52, align: 'right' }, { title: 'Montant HT', width: 60, align: 'right' },
        ],
        rows: lines.map((line) => [line.code, line.words, String(line.count), figure(line.price / 0.8, 2, 'blank'), '20,00', figure(line.price, 2, 'blank'), figure(line.total, 2, 'blank')]),
      })
      if (said === 'line') sheet.write(`Livraison par nos soins – poids de la marchandise : ${figure(kg, 2, 'blank')} kg`, 36, under + 10, { size: 9 })
      else sheet.write('Enlevé à l’agence par vos soins', 36, under + 10, { size: 9 })
      captionedFigures(sheet, [['Total HT', `${figure(total, 2, 'blank')} €`], ['TVA 20,00 %', `${figure(tax, 2, 'blank')} €`], ['Total TTC', `${figure(total + tax, 2, 'blank')} €`]], 375, under + 30, 190, 20)
      writtenLines(sheet, ['Règlement : LCR à 30 jours fin de mois', 'Facturation récapitulative mensuelle'], 36, under + 42, 14, { size: 8.5 })
      sheet.box(30, 690, 535, 60, undefined, '#d9822b', 6)
      sheet.write('Nom du réceptionnaire et signature :', 38, 697, { size: 8 })
      smallPrint(sheet, 'Clause de réserve de propriété. Aucun retour sans accord préalable ; décote de 15 %. Escompte pour paiement anticipé : néant. Indemnité forfaitaire de recouvrement : 40 €.', 770, 30)
    },
  }
})
