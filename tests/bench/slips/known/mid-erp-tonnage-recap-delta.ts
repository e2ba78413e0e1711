import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, facts, stacked } from './delta-print.ts'
import { tiling } from './delta-wares.ts'

const columns = columnsOf(['Référence', 60], ['Libellé', 230], ['Quantité', 56, 'r'], ['Unité', 42, 'c'], ['Nb pal.', 42, 'r'], ['Dépôt', 84])

/** A middling program: everything in a recapitulation on the right at the foot, the weight in tonnes. */
export const midErpTonnageRecap = layout(
  'mid-erp-tonnage-recap-delta',
  [
    { seed: 18860, take: [[0, 96], [3, 48], [5, 20], [9, 6]] as const, unit: 'tonnes' },
    { seed: 18861, take: [[4, 42], [3, 30], [6, 4], [7, 40]] as const, unit: 'T' },
  ],
  ({ seed, take, unit }) => {
    const goods = consigned(tiling, take)
    const p = partiesOf(seed)
    const pallets = Math.ceil(goods.kg / 1100)
    const tonnes = fr(goods.kg / 1000, 3)
    return {
      expectedKg: Number((goods.kg / 1000).toFixed(3)) * 1000,
      draw(sheet) {
        sheet.write('SOLS ET FAÏENCES SPÉCIMEN', 40, 36, { face: 'condensedBold', size: 18 })
        stacked(sheet, [`${p.street} – ${p.town}`, `Tél ${p.phone}`, `Siret ${p.siret}`], 40, 60, 13, { face: 'condensed', size: 10.5 })
        sheet.box(40, 106, 240, 66)
        facts(sheet, [['BON DE LIVRAISON', p.number], ['Date', p.date], ['Code tiers', p.account], ['Préparation', p.order]], 48, 111, 15, 110, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 11 })
        sheet.box(300, 106, 254, 66)
        stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 308, 111, 15, { face: 'condensed', size: 11.5 }, { face: 'condensedBold', size: 12 })
        const rows = goods.lines.map(({ code, words, unit: sold, count, kg }, at) => [code, words, fr(count, 2), sold, at < 2 ? String(Math.max(1, Math.round(kg / 1100))) : '', `A${at + 1}-${p.page}0`])
        table(sheet, { x: 40, y: 190, columns, rows, lines: 'grid', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, rowHeight: 20, downTo: 560 })
        sheet.box(340, 572, 214, 94)
        sheet.write('RÉCAPITULATIF', 447, 577, { face: 'condensedBold', size: 11, align: 'center' })
        sheet.rule(340, 592, 554, 592)
        ;([['Nombre de lignes', String(goods.lines.length)], ['Palettes', String(pallets)], ['Unités', fr(goods.count)], [`Poids (${unit})`, tonnes]] as const).forEach(([label, value], at) => {
          sheet.write(label, 350, 598 + at * 16, { face: 'condensed', size: 11 })
          sheet.write(value, 544, 598 + at * 16, { face: 'condensedBold', size: 11.5, align: 'right' })
        })
        stacked(sheet, ['Transport : camion grue 26 T', 'Accès à vérifier par le client (largeur 3 m)', 'Palettes facturées 12,00 € HT, reprises 10,00 € HT'], 40, 578, 16, { face: 'condensed', size: 10.5 })
        sheet.box(40, 690, 514, 70)
        sheet.write('Réception : nom, date, signature, réserves', 48, 695, { face: 'condensed', size: 10 })
      },
    }
  },
)
