import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { captionedBoxes } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols, stripHead } from './shore-print.ts'
import { electrics } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly parcels: number; readonly packing: number; readonly weighed: boolean }[] = [
  { seed: 11504, take: [[0, 3], [3, 6], [6, 2], [7, 4], [8, 24], [12, 2]], parcels: 5, packing: 1.2, weighed: true },
  { seed: 11505, take: [[1, 2], [9, 12], [10, 16], [11, 3]], parcels: 9, packing: 14.5, weighed: true },
  { seed: 11506, take: [[6, 1], [7, 2], [8, 12], [10, 6]], parcels: 3, packing: 0, weighed: false },
]

/** An electrical wholesaler's agency: goods without weights, the shipment in a strip of cases at the foot. */
export const electricAgencyCases = layout('electric-agency-cases-shore', variants, ({ seed, take, parcels, packing, weighed }) => {
  const { lines, kg } = consigned(electrics, take)
  const gross = Number((kg + packing).toFixed(1))
  return {
    expectedKg: weighed ? gross : null,
    draw(sheet) {
      const y = stripHead(sheet, { seed, supplier: 'Électro Spécimen', motto: 'Agence Exemple Littoral', title: 'Bon de livraison', color: '#8a1c1c' })
      table(sheet, {
        x: 36, y, style: { size: 8 }, headHeight: 20, lines: 'columns', downTo: 640,
        columns: cols(['Lig.', 30, 'center'], ['Réf. fabricant', 80], ['Désignation', 243], ['Cond.', 50, 'center'], ['Qté', 50, 'right'], ['N° colis', 70, 'center']),
        rows: lines.map(({ code, words, unit, count }, at) => [String((at + 1) * 10), code, words, unit, String(count), `${(at % parcels) + 1}/${parcels}`]),
      })
      captionedBoxes(sheet, [['Nb lignes', String(lines.length)], ['Nb colis', String(parcels)], ['Volume (m³)', fr(gross / 190, 2)], ['Poids brut (kg)', weighed ? fr(gross, 1, ' ') : ''], ['Transporteur', 'Navette agence'], ['Port', 'Franco']], 36, 652, [70, 70, 80, 103, 120, 80], { size: 10 })
      sheet.box(36, 698, 260, 80)
      sheet.write('Reçu conforme le ...../...../.......  Nom, cachet et signature', 42, 702, { size: 7 })
      sheet.flow('DEEE : éco-participation incluse. Les tourets sont consignés et repris vides sous 6 mois. Réclamation sous 48 heures, numéro de bon à rappeler.', 310, 702, 249, { size: 7, color: '#555' })
      sheet.write('Exemplaire client – page 1/1', 559, 800, { size: 7, align: 'right' })
    },
  }
})
