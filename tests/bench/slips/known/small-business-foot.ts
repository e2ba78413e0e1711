import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

// The third has no weight in its article files: the program prints a total of nothing.
export const smallBusinessFoot = layout(
  'small-business-foot',
  [
    { seed: 11_011, lines: 5, weighed: true },
    { seed: 11_012, lines: 8, weighed: true },
    { seed: 11_013, lines: 4, weighed: false },
  ],
  ({ seed, lines, weighed }) => {
    const goods = load(seed, { lines, upToKg: 2400 })
    return {
      expectedKg: weighed ? goods.kg : null,
      draw(sheet) {
        const { slip, date, account, street, town, siret } = marks(seed)
        const face = 'book'
        sheet.write('Spécimen Bâti Négoce', 40, 40, { face: 'bookBold', size: 17, color: '#8c2f1b' })
        writtenLines(sheet, [street, town, `SIRET : ${siret}`], 40, 64, 12, { face, size: 8.5 })
        sheet.write('BON DE LIVRAISON', 40, 120, { face: 'bookBold', size: 13 })
        captionsAndValues(sheet, [['Numéro', slip], ['Date', date], ['Code client', account], ['Échéance', 'À 30 jours']], 40, 120, 142, 14, { face, size: 9 })
        sheet.box(310, 110, 245, 80, '#faf3ef', '#8c2f1b')
        writtenLines(sheet, addressOf(seed), 322, 124, 17, { face, size: 9.5 }, { face: 'bookBold', size: 10.5 })
        const columns = [{ title: 'Code', width: 70 }, { title: 'Description', width: 255 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'P.U. HT', width: 70, align: 'right' }, { title: 'Montant HT', width: 75, align: 'right' }] as const
        const foot = table(sheet, { x: 40, y: 220, columns, rows: goods.lines.map((line) => [line.code, line.words, fr(line.count, 2), `${fr(line.price, 2)} €`, `${fr(line.total, 2, ' ')} €`]), headFill: '#8c2f1b', style: { face, size: 8.5 }, headStyle: { face: 'bookBold', size: 8.5, color: '#fff' } })
        const vat = goods.total * 0.2
        captionsAndValues(sheet, [['Total HT', `${fr(goods.total, 2, ' ')} €`], ['TVA 20,00 %', `${fr(vat, 2, ' ')} €`], ['Total TTC', `${fr(goods.total + vat, 2, ' ')} €`]], 410, 550, foot + 18, 15, { face: 'bookBold', size: 9 }, { face, size: 9, align: 'right' })
        sheet.write(`Poids total : ${weighed ? fr(goods.kg, 2, ' ') : '0,00'} kg`, 40, foot + 18, { face, size: 9 })
        sheet.write(`Nombre d’articles : ${goods.lines.length}`, 40, foot + 33, { face, size: 9 })
        sheet.write('Bon pour accord, le ____ / ____ / ________', 40, foot + 80, { face, size: 9 })
        sheet.write('Les marchandises restent la propriété du vendeur jusqu’au paiement intégral du prix.', 297, 800, { face, size: 7, align: 'center', color: '#555' })
      },
    }
  },
)
