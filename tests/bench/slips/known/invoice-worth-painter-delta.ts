import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { cases, columnsOf, exact, stacked } from './delta-print.ts'
import { painting } from './delta-wares.ts'

const columns = columnsOf(['Réf.', 44], ['Désignation', 196], ['Qté', 34, 'r'], ['P.U. brut', 54, 'r'], ['Rem.', 40, 'r'], ['P.U. net', 54, 'r'], ['Total HT', 64, 'r'], ['T', 22, 'c'])

/** An invoice that is the delivery slip as well: prices everywhere, the weight in a line between goods and totals. */
export const invoiceWorthPainter = layout(
  'invoice-worth-painter-delta',
  [
    { seed: 18852, take: [[0, 4], [9, 2], [10, 1], [6, 1]] as const, line: (kg: string, parcels: number) => `${parcels} colis – poids brut ${kg} kg – port franco` },
    { seed: 18853, take: [[3, 30], [4, 12], [5, 6]] as const, line: (kg: string, parcels: number) => `Nombre de colis : ${parcels}          Poids (kg) : ${kg}` },
  ],
  ({ seed, take, line }) => {
    const goods = consigned(painting, take, 1)
    const p = partiesOf(seed)
    const lines = goods.lines.map((one) => ({ ...one, net: exact(one.price * 0.8, 2) }))
    const before = exact(lines.reduce((all, { net, count }) => all + net * count, 0), 2)
    const vat = exact(before * 0.2, 2)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.write('DÉCOR MODÈLE', 40, 34, { face: 'slabBold', size: 20, color: '#14532d' })
        stacked(sheet, ['Peinture – revêtements – outillage', `${p.street} ${p.town}`, `${p.phone} – SIRET ${p.siret}`], 40, 62, 12, { face: 'slab', size: 9 })
        sheet.write('FACTURE VALANT BON DE LIVRAISON', 556, 36, { face: 'slabBold', size: 11.5, align: 'right' })
        sheet.write(`F${p.number} du ${p.date}`, 556, 54, { face: 'slab', size: 10, align: 'right' })
        stacked(sheet, ['Client', p.client, p.clientStreet, p.clientTown], 340, 96, 14, { face: 'slab', size: 10 }, { face: 'slab', size: 8, color: '#14532d' })
        sheet.write(`Échéance : 30 jours fin de mois – Compte ${p.account} – Chantier : ${p.site.replace('Chantier ', '')}`, 40, 160, { face: 'slab', size: 9 })
        const rows = lines.map(({ code, words, count, price, net }) => [code, words, fr(count), fr(price, 2), '20 %', fr(net, 2), fr(net * count, 2, ' '), '1'])
        const foot = table(sheet, { x: 40, y: 178, columns, rows, lines: 'rows', style: { face: 'slab', size: 9 }, headStyle: { face: 'slabBold', size: 9 }, headFill: '#dff0e4' })
        sheet.write(line(fr(goods.kg, 1), goods.count), 44, foot + 12, { face: 'slab', size: 9.5 })
        const after = cases(
          sheet,
          [['Base HT', fr(before, 2, ' ')], ['Taux', '20,00'], ['TVA', fr(vat, 2, ' ')], ['Acompte', '0,00'], ['NET À PAYER €', fr(before + vat, 2, ' ')]],
          40, foot + 40, [110, 70, 100, 90, 138], { style: { face: 'slab', size: 10 }, strong: { face: 'slabBold', size: 11 }, fill: '#dff0e4', body: 24 },
        )
        stacked(sheet, ['Escompte pour paiement anticipé : néant. Pénalités de retard : 3 fois le taux légal. Indemnité forfaitaire : 40 €.', 'Rendement : enduit en poudre, 1 kg par m² et par mm. Ne pas stocker plus de 40 sacs par palette.'], 40, after + 16, 12, { face: 'slab', size: 8, color: '#444' })
        sheet.write('Reçu la marchandise le ....................   Signature :', 40, after + 60, { face: 'slab', size: 9 })
      },
    }
  },
)
