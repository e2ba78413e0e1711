import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, signBoxes } from './heath-print.ts'
import { dryWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413120, take: [[0, 60], [3, 90], [4, 30], [6, 18], [8, 6]] },
  { seed: 413121, take: [[1, 36], [2, 20], [5, 48], [7, 12], [9, 14]] },
]

/** A partition depot's wide sheet: a unit's weight and a line's weight. */
export const drywallLandscapeHeath = layout('drywall-landscape-heath', variants, ({ seed, take }) => {
  const { lines, kg, count } = consigned(dryWares, take)
  return {
    expectedKg: kg,
    paper: { landscape: true },
    draw(sheet) {
      const { number, date, hour, order, client, site, siteTown, zone, town, phone, plate } = heathParties(seed)
      headLines(sheet, ['DÉPÔT CLOISON EXEMPLE', `${zone} – ${town}`, `Tél. ${phone}`], 40, 30, 15, { face: 'modern', size: 8.5 }, { face: 'modernBold', size: 14, color: '#38761d' })
      headLines(sheet, ['Bon de livraison', `n° ${number} du ${date} à ${hour}`, `Commande ${order}`, `Véhicule ${plate} avec hayon`], 400, 30, 15, { face: 'modern', size: 9, align: 'center' }, { face: 'modernBold', size: 13, align: 'center' })
      headLines(sheet, [client, site, siteTown], 590, 32, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 })
      const foot = table(sheet, {
        x: 40, y: 104, lines: 'grid', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 }, headFill: '#e2efda', headHeight: 26,
        columns: [{ title: 'Code', width: 80 }, { title: 'Produit', width: 270 }, { title: 'Emplacement', width: 90, align: 'center' }, { title: 'Unité', width: 60, align: 'center' }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Poids\nunitaire', width: 80, align: 'right' }, { title: 'Poids\ntotal (kg)', width: 100, align: 'right' }],
        rows: [...lines.map(({ code, words, unit, count: many, unitKg, kg: heavy }, at) => [code, words, `B-0${at + 2}`, unit, String(many), fr(unitKg, 2), fr(heavy, 2, ' ')]), ['', 'TOTAL', '', '', String(count), '', fr(kg, 2, ' ')]],
      })
      sheet.write('Livraison au sol, rez-de-chaussée. Manutention en étage sur devis (charge limitée à 500 kg par palier).', 40, foot + 16, { face: 'modern', size: 8.5 })
      signBoxes(sheet, ['Magasinier', 'Chauffeur', 'Client'], 480, 60, 'modern')
    },
  }
})
