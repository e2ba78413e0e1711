import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { cases, signing, stacked } from './uphill-print.ts'
import { masonry } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly take: Take
}

/** A merchant's slip with a weight to each line and no sum of them. */
export const agencyLineKilos = layout<Filled>(
  'agency-line-kilos-uphill',
  [
    { seed: 9721, take: [[2, 70], [0, 14], [6, 5]] },
    { seed: 9722, take: [[8, 2], [1, 20]] },
    { seed: 9723, take: [[9, 36], [10, 3], [7, 8], [4, 10]] },
  ],
  ({ seed, take }) => {
    const { lines, kg } = consigned(masonry, take, 0)
    const { client, site, siteStreet, siteTown, number, order, account, day, depotTown, phone } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const face = 'narrow'
        sheet.write('GROUPEMENT MODÈLE', 297, 32, { face: 'narrowBold', size: 17, color: '#1b6b3a', align: 'center' })
        sheet.write(`Matériaux – point de vente ${depotTown} – tél. ${phone}`, 297, 55, { face, size: 9.5, align: 'center' })
        sheet.rule(40, 72, 555, 72, 2, '#1b6b3a')
        sheet.write(`Bon de livraison n° ${number}`, 40, 84, { face: 'narrowBold', size: 13 })
        cases(sheet, [['Date', day], ['N° client', account], ['Réf. chantier', order]], 40, 108, [80, 70, 90], { face, bold: face, fill: '#dcefe2' })
        stacked(sheet, [client, site, siteStreet, siteTown], 330, 88, 15, { face, size: 10.5 }, { face: 'narrowBold', size: 11.5 })
        const foot = table(sheet, {
          x: 40,
          y: 166,
          columns: [
            { title: 'Code', width: 60 },
            { title: 'Désignation des marchandises', width: 260 },
            { title: 'Unité', width: 50, align: 'center' },
            { title: 'Quantité', width: 65, align: 'right' },
            { title: 'Poids (kg)', width: 80, align: 'right' },
          ],
          rows: lines.map(({ code, words, unit, count, kg: weight }) => [code, words, unit, fr(count), fr(weight, 0, ' ')]),
          style: { face, size: 10.5 },
          headStyle: { face: 'narrowBold', size: 10 },
          headFill: '#dcefe2',
          rowHeight: 19,
          lines: 'columns',
          downTo: 480,
        })
        stacked(sheet, ['Palettes livrées : 2      Palettes rendues : 0', 'Livraison au pied du camion. Le client déclare avoir vérifié les quantités.'], 40, foot + 14, 16, { face, size: 10 })
        signing(sheet, 'Chauffeur', 40, foot + 58, 200, 64, face)
        signing(sheet, 'Client', 355, foot + 58, 200, 64, face)
        sheet.write('Groupement Modèle – adhérent d’exemple – spécimen sans valeur', 297, 806, { face, size: 8, color: '#777', align: 'center' })
      },
    }
  },
)
