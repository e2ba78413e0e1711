import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts, footLines } from './east-print.ts'
import { yardWares } from './east-wares.ts'

/** The weight among the facts at the top; the goods below say only their number. */
export const headerFactsMerchant = layout(
  'header-facts-merchant-east',
  [
    { seed: 9507, supplier: 'Exemple & Fils Négoce', told: true, take: [[0, 21], [10, 8], [1, 10], [6, 12], [7, 24]] as const },
    { seed: 9508, supplier: 'Modèle Bricomat Pro', told: true, take: [[2, 180], [0, 20], [11, 1], [4, 12]] as const },
    { seed: 9509, supplier: 'Exemple & Fils Négoce', told: false, take: [[8, 6], [5, 12], [9, 4]] as const },
  ],
  ({ seed, supplier, told, take }) => {
    const goods = consigned(yardWares, take, 1)
    const { street, town, client, clientStreet, clientTown, site, siteTown, number, order, account, date, nextDate, phone } = parties(seed)
    return {
      expectedKg: told ? goods.kg : null,
      draw(sheet) {
        const plain = { face: 'modern', size: 8.5 } as const
        const bold = { face: 'modernBold', size: 8.5 } as const
        sheet.write(supplier, 36, 34, { face: 'modernBold', size: 15, color: '#0b6e4f' })
        writtenLines(sheet, [street, town, phone], 36, 56, 12, plain)
        sheet.box(320, 30, 240, 118, '#f1f7f4', '#0b6e4f', 4)
        sheet.write(`Bon de livraison BL-${number}`, 330, 38, { face: 'modernBold', size: 11, color: '#0b6e4f' })
        facts(
          sheet,
          [['Date du bon', date], ['Livraison prévue', nextDate], ['Commande', order], ['Code client', account], ['Nombre d’articles', String(goods.count)], ['Poids total', told ? `${fr(goods.kg, 1, ' ')} Kg` : ''], ['Représentant', 'Agence']],
          330, 57, 105, 12.5, plain, bold,
        )
        writtenLines(sheet, ['Client', client, clientStreet, clientTown], 36, 166, 12, plain, { ...bold, color: '#0b6e4f' })
        writtenLines(sheet, ['Lieu de livraison', site, siteTown], 320, 166, 12, plain, { ...bold, color: '#0b6e4f' })
        table(sheet, {
          x: 36, y: 228, style: plain, headStyle: { ...bold, color: '#fff' }, headFill: '#0b6e4f', zebra: '#f1f7f4', lines: 'none', rowHeight: 19,
          columns: [{ title: 'Code', width: 70 }, { title: 'Description', width: 284 }, { title: 'Quantité', width: 90, align: 'right' }, { title: 'Unité', width: 80, align: 'center' }],
          rows: goods.lines.map(({ code, words, unit, count }) => [code, words, fr(count, 2), unit]),
        })
        sheet.write('Bon pour accord, marchandise reçue conforme', 36, 600, bold)
        sheet.box(36, 616, 250, 70, undefined, '#999', 4)
        sheet.box(310, 616, 250, 70, undefined, '#999', 4)
        sheet.write('Observations', 318, 622, { ...plain, size: 7, color: '#666' })
        sheet.write(told ? 'Accès camion 19 T – appeler 30 min avant.' : 'Passer par la cour.', 318, 640, plain)
        footLines(sheet, [`${supplier} – SARL au capital de 8 000 € – siège ${town}`, 'Escompte 0 %. Pénalités : trois fois le taux légal. Indemnité forfaitaire 40 €.'], { face: 'modern' })
      },
    }
  },
)
