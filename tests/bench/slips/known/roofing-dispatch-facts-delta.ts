import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, exact, facts, stacked } from './delta-print.ts'
import { roofing } from './delta-wares.ts'

const columns = columnsOf(['Poste', 38, 'c'], ['Article', 52], ['Désignation', 222], ['Quantité', 66, 'r'], ['UQ', 40, 'c'], ['Lot', 92])

/** A big roofing manufacturer's program: the delivery's weights stand among the facts of the head. */
export const roofingDispatchFacts = layout(
  'roofing-dispatch-facts-delta',
  [
    { seed: 18806, take: [[0, 1200], [1, 60], [6, 12], [7, 3]] as const, pallets: 5, palletKg: 22 },
    { seed: 18807, take: [[9, 48], [14, 20], [11, 2], [4, 10]] as const, pallets: 3, palletKg: 25 },
  ],
  ({ seed, take, pallets, palletKg }) => {
    const goods = consigned(roofing, take, 3)
    const p = partiesOf(seed)
    const gross = exact(goods.kg + pallets * palletKg)
    const face = 'sans'
    return {
      expectedKg: gross,
      draw(sheet) {
        sheet.write('Toitures Spécimen Industries', 40, 36, { face: 'sansBold', size: 13 })
        stacked(sheet, ['Usine de l’Exemple', p.street, p.town], 40, 54, 11, { size: 8 })
        stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 40, 116, 13, { size: 10 })
        sheet.write('Bon de livraison', 330, 36, { face: 'sansBold', size: 18 })
        sheet.box(326, 64, 232, 128, '#f4f4f4', '#bbb')
        facts(
          sheet,
          [
            ['Numéro / Date', `80${p.number}  /  ${p.date.replaceAll('/', '.')}`],
            ['Commande', `45000${p.order}`],
            ['Numéro client', `10${p.account}`],
            ['Incoterm', 'CPT chantier'],
            ['Poids total', `${fr(gross, 3, '.')} KG`],
            ['Poids net', `${fr(goods.kg, 3, '.')} KG`],
            ['Volume', `${fr(gross / 780, 3)} M3`],
            ['Supports', `${pallets} palettes`],
          ],
          334, 72, 14.5, 90, { face, size: 9 },
        )
        sheet.write('Veuillez trouver ci-dessous le détail de la marchandise expédiée.', 40, 210, { size: 9 })
        const rows = goods.lines.map(({ code, words, unit, count }, at) => [String((at + 1) * 10).padStart(6, '0'), code, words, fr(count, 3, '.'), unit, `L${p.order}${at}`])
        const foot = table(sheet, { x: 40, y: 230, columns, rows, lines: 'rows', style: { face, size: 9 }, rowHeight: 20 })
        stacked(sheet, ['Conditions de déchargement : par l’avant ou le côté, sol stabilisé.', 'Charge maximale par palette : 1.400 KG. Ne pas gerber.', 'Véhicule demandé : porteur hayon, PTAC 19 T.'], 40, foot + 18, 12, { size: 8.5, color: '#333' })
        sheet.rule(40, 770, 558, 770, 0.4, '#999')
        sheet.write(`Toitures Spécimen Industries – société d’exemple – SIRET ${p.siret}`, 299, 778, { size: 7, color: '#666', align: 'center' })
        sheet.write('Page 1 de 1', 558, 790, { size: 8, align: 'right' })
      },
    }
  },
)
