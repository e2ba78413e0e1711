import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, facts, stacked } from './delta-print.ts'
import { painting } from './delta-wares.ts'

const columns = columnsOf(['Code article', 66], ['Description', 246], ['Quantité', 56, 'r'], ['Unité', 46, 'c'], ['PU HT', 52, 'r'], ['Montant HT', 66, 'r'])

/** A small billing program's slip, rounded boxes and a mauve strip; the weight, when known, in a small box at the foot. */
export const billingSuiteStrip = layout(
  'billing-suite-strip-delta',
  [
    { seed: 18848, take: [[0, 6], [3, 10], [5, 3], [6, 2], [10, 1]] as const, weighed: true, unit: 'Kg' },
    { seed: 18849, take: [[7, 8], [9, 4], [11, 2], [8, 3]] as const, weighed: true, unit: 'kg' },
    { seed: 18850, take: [[1, 3], [4, 2], [2, 4]] as const, weighed: false, unit: '' },
  ],
  ({ seed, take, weighed, unit }) => {
    const goods = consigned(painting, take)
    const p = partiesOf(seed)
    const ink = '#5a4b8a'
    return {
      expectedKg: weighed ? goods.kg : null,
      draw(sheet) {
        sheet.write('COULEURS DE L’EXEMPLE', 40, 36, { face: 'narrowBold', size: 15, color: ink })
        stacked(sheet, [p.street, p.town, `Tél. : ${p.phone}`, `SIRET : ${p.siret}`], 40, 58, 12, { face: 'narrow', size: 9 })
        sheet.box(330, 34, 226, 28, ink, ink, 6)
        sheet.write(`Bon de livraison N° BL${p.number}`, 443, 42, { face: 'narrowBold', size: 11, color: '#fff', align: 'center' })
        sheet.box(330, 72, 226, 78, undefined, ink, 6)
        stacked(sheet, [p.client, p.clientStreet, p.clientTown], 342, 84, 16, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 11 })
        sheet.box(40, 116, 270, 34, undefined, ink, 6)
        ;([['Date', p.date], ['Code client', `CL${p.account}`], ['Livraison le', p.nextDate]] as const).forEach(([label, value], at) => {
          sheet.write(label, 50 + at * 90, 121, { face: 'narrowBold', size: 8, color: ink })
          sheet.write(value, 50 + at * 90, 133, { face: 'narrow', size: 9.5 })
        })
        const rows = goods.lines.map(({ code, words, unit: sold, count, price, total }) => [code, words, fr(count, 2), sold, fr(price, 2), fr(total, 2, ' ')])
        table(sheet, { x: 34, y: 166, columns, rows, lines: 'columns', style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9.5, color: '#fff' }, headFill: ink, downTo: 610 })
        sheet.box(34, 620, 250, 84, undefined, ink, 6)
        stacked(sheet, ['Observations', `Livraison ${p.site}`, 'Laisser le matériel au rez-de-chaussée', 'Sacs de 25 kg : deux personnes pour la manutention'], 42, 626, 15, { face: 'narrow', size: 9 }, { face: 'narrowBold', size: 8.5, color: ink })
        if (weighed) {
          sheet.box(294, 620, 96, 84, undefined, ink, 6)
          sheet.write('Poids total', 342, 630, { face: 'narrowBold', size: 9, align: 'center', color: ink })
          sheet.write(`${fr(goods.kg, 2, ' ')} ${unit}`, 342, 656, { face: 'narrow', size: 11, align: 'center' })
        }
        sheet.box(400, 620, 166, 84, undefined, ink, 6)
        const vat = Math.round(goods.total * 20) / 100
        facts(sheet, [['Total HT', `${fr(goods.total, 2, ' ')} €`], ['TVA 20,00 %', `${fr(vat, 2, ' ')} €`], ['Total TTC', `${fr(goods.total + vat, 2, ' ')} €`]], 410, 632, 22, 82, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 10 })
        sheet.write('Signature du client précédée de la mention « Reçu conforme »', 40, 720, { face: 'narrow', size: 9 })
        sheet.write('Exemple SARL au capital de 8 000 €', 298, 806, { face: 'narrow', size: 8, color: '#666', align: 'center' })
      },
    }
  },
)
