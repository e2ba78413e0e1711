import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, stacked } from './delta-print.ts'
import { tiling } from './delta-wares.ts'

const columns = columnsOf(['Article', 56], ['Désignation', 206], ['Qté', 40, 'r'], ['U', 30, 'c'], ['m²', 50, 'r'], ['P.U. HT', 56, 'r'], ['Montant HT', 70, 'r'])

/** A tile merchant's branch: surfaces and prices in the table, the load in one sentence under it. */
export const tileAgencySurfaceFoot = layout(
  'tile-agency-surface-foot-delta',
  [
    { seed: 18816, take: [[0, 40], [3, 18], [5, 6], [7, 24]] as const, sentence: (kg: number) => `Poids approximatif du chargement : ${fr(kg, 0, ' ')} kg` },
    { seed: 18817, take: [[1, 28], [4, 20], [9, 2], [6, 3], [3, 12]] as const, sentence: (kg: number) => `Poids total de la livraison ${fr(kg, 0)} Kgs – 2 palettes` },
    { seed: 18818, take: [[2, 16], [0, 9], [8, 1], [5, 4]] as const, sentence: (kg: number) => `Poids : ${fr(kg / 1000, 3)} T` },
  ],
  ({ seed, take, sentence }) => {
    const goods = consigned(tiling, take)
    const p = partiesOf(seed)
    const kg = Math.round(goods.kg)
    const surface = [1.44, 1.2, 1.5]
    const at = (code: string) => surface[tiling.findIndex((ware) => ware[0] === code)]
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('CARRELAGES DU MODÈLE', 297, 34, { face: 'serifBold', size: 18, align: 'center' })
        sheet.write(`Exposition et dépôt – ${p.street} – ${p.town} – ${p.phone}`, 297, 56, { face: 'serif', size: 9, align: 'center' })
        sheet.rule(40, 72, 555, 72, 0.8)
        sheet.write(`BON DE LIVRAISON N° ${p.number} DU ${p.date}`, 40, 84, { face: 'serifBold', size: 12 })
        stacked(sheet, [`Commande ${p.order}`, `Code client ${p.account}`, 'Enlèvement : livraison dépôt', `Chantier : ${p.site.replace('Chantier ', '')}`], 40, 106, 13, { face: 'serif', size: 10 })
        stacked(sheet, [p.client, p.clientStreet, p.clientTown], 340, 106, 14, { face: 'serif', size: 11 }, { face: 'serifBold', size: 11 })
        const rows = goods.lines.map(({ code, words, unit, count, price, total }) => [code, words, fr(count), unit, at(code) ? fr(count * at(code)!, 2) : '', fr(price, 2), fr(total, 2, ' ')])
        const foot = table(sheet, { x: 40, y: 180, columns, rows, lines: 'columns', style: { face: 'serif', size: 9.5 }, headStyle: { face: 'serifBold', size: 9.5 }, downTo: 520 })
        sheet.write(sentence(kg), 44, foot + 12, { face: 'serifBold', size: 10.5 })
        const vat = Math.round(goods.total * 20) / 100
        ;[['Total HT', goods.total], ['TVA 20 %', vat], ['Net à payer €', goods.total + vat]].forEach(([label, euros], line) => {
          sheet.write(String(label), 440, foot + 12 + line * 15, { face: 'serif', size: 10, align: 'right' })
          sheet.write(fr(Number(euros), 2, ' '), 544, foot + 12 + line * 15, { face: line === 2 ? 'serifBold' : 'serif', size: 10, align: 'right' })
        })
        stacked(sheet, ['Vérifier les bains et les calibres avant la pose : aucune reprise après pose.', 'Une palette complète de grès pèse jusqu’à 1 350 kg : prévoir les moyens de manutention.', 'Les marchandises voyagent aux risques du destinataire.'], 40, foot + 72, 12, { face: 'serif', size: 8.5 })
        sheet.box(360, foot + 120, 190, 60)
        sheet.write('Signature du client', 366, foot + 125, { face: 'serif', size: 8.5 })
      },
    }
  },
)
