import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts, footLines, strip } from './east-print.ts'
import { yardWares } from './east-wares.ts'

/** A big chain's agency: ordered, delivered, still due; totals in a strip of cases. */
export const chainAgencyDelivery = layout(
  'chain-agency-delivery-east',
  [
    { seed: 9501, due: 0, pallets: 2, take: [[0, 14], [2, 60], [4, 6], [12, 5], [13, 8]] as const },
    { seed: 9502, due: 12, pallets: 1, take: [[5, 24], [6, 18], [7, 36], [8, 4], [9, 3], [10, 6]] as const },
    { seed: 9503, due: 4, pallets: 5, take: [[11, 2], [15, 9], [14, 40], [2, 120], [3, 16], [1, 10], [4, 4]] as const },
  ],
  ({ seed, due, pallets, take }) => {
    const goods = consigned(yardWares, take)
    const { client, clientStreet, clientTown, site, siteStreet, siteTown, number, order, account, date, phone, town } = parties(seed)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.box(28, 26, 150, 40, '#c8102e', '#c8102e')
        sheet.write('GROUPE EXEMPLE', 103, 33, { face: 'narrowBold', size: 15, color: '#fff', align: 'center' })
        sheet.write('matériaux & chantier', 103, 51, { face: 'narrow', size: 8.5, color: '#fff', align: 'center' })
        writtenLines(sheet, [`Agence de ${town.slice(6)}`, 'ZI du Modèle', town, `Tél : ${phone}`], 190, 28, 10, { face: 'narrow', size: 8.5 })
        sheet.write('BON DE LIVRAISON', 567, 28, { face: 'narrowBold', size: 15, align: 'right' })
        facts(sheet, [['N° BL', `01${number}`], ['Date', date], ['Commande', order], ['Client', account]], 440, 50, 60, 12, { face: 'narrow' }, { face: 'narrowBold' })
        sheet.box(28, 104, 260, 58, '#f4f4f4', '#f4f4f4')
        sheet.box(300, 104, 267, 58, '#f4f4f4', '#f4f4f4')
        writtenLines(sheet, ['Adresse de facturation', client, clientStreet, clientTown], 34, 109, 12, { face: 'narrow' }, { face: 'narrow', size: 7, color: '#c8102e' })
        writtenLines(sheet, ['Adresse de livraison', site, siteStreet, siteTown], 306, 109, 12, { face: 'narrow' }, { face: 'narrow', size: 7, color: '#c8102e' })
        const under = table(sheet, {
          x: 28, y: 176, style: { face: 'narrow' }, headStyle: { face: 'narrowBold', size: 8, color: '#fff' }, headFill: '#444', lines: 'rows',
          columns: [
            { title: 'Référence', width: 62 }, { title: 'Désignation', width: 223 }, { title: 'U', width: 36, align: 'center' },
            { title: 'Cdé', width: 48, align: 'right' }, { title: 'Livré', width: 48, align: 'right' }, { title: 'Reste dû', width: 52, align: 'right' }, { title: 'Poids (kg)', width: 70, align: 'right' },
          ],
          rows: goods.lines.map(({ code, words, unit, count, kg }, at) => [code, words, unit, String(count + (at === 1 ? due : 0)), String(count), at === 1 && due > 0 ? String(due) : '', fr(kg, 2)]),
        })
        strip(sheet, [['Lignes', String(goods.lines.length), 80], ['Palettes consignées', String(pallets), 120], ['Poids total livré (kg)', fr(goods.kg, 2, ' '), 150], ['Mode', 'Livraison camion-grue', 189]], { x: 28, y: Math.max(under + 30, 560), style: { face: 'narrow' }, bold: { face: 'narrowBold', size: 10 }, fill: '#eee' })
        sheet.write('Reçu les marchandises en bon état, le ....................   Nom, cachet et signature :', 28, 640, { face: 'narrow' })
        sheet.box(300, 656, 267, 70)
        if (due > 0) sheet.write('Le reste dû sera livré dès réception en agence.', 28, 660, { face: 'narrow', size: 8 })
        footLines(sheet, ['GROUPE EXEMPLE – SA au capital de 1 000 000 € – RCS 000 000 000', 'Déchargement hors grue : prévoir chariot, capacité minimale 1 500 kg. Palettes consignées 14,00 € HT l’unité.'], { face: 'narrow' })
      },
    }
  },
)
