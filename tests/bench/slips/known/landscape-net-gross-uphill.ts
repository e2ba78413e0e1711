import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { signing, stacked } from './uphill-print.ts'
import { timber } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly take: Take
  readonly group: string
}

/** A lying depot slip: net and gross to each line, both added under the table. */
export const landscapeNetGross = layout<Filled>(
  'landscape-net-gross-uphill',
  [
    { seed: 9541, take: [[3, 24], [1, 30], [2, 60]], group: ' ' },
    { seed: 9542, take: [[5, 48], [6, 12], [0, 10], [4, 6]], group: '' },
  ],
  ({ seed, take, group }) => {
    const { lines, kg } = consigned(timber, take, 1)
    const gross = lines.map((line) => Number((line.kg + 6 + Math.round(line.kg * 0.01)).toFixed(1)))
    const grossKg = Number(gross.reduce((sum, each) => sum + each, 0).toFixed(1))
    const { client, siteStreet, siteTown, number, order, day, depot, depotTown, plate } = uphillParties(seed)
    return {
      expectedKg: grossKg,
      paper: { landscape: true },
      draw(sheet) {
        stacked(sheet, ['Bois & Dérivés de l’Exemple', `${depot} – ${depotTown}`], 34, 28, 13, { face: 'slab', size: 9.5 }, { face: 'slabBold', size: 17 })
        sheet.write(`BORDEREAU DE LIVRAISON N° ${number}`, 808, 30, { face: 'slabBold', size: 14, align: 'right' })
        sheet.write(`du ${day} – commande ${order}`, 808, 50, { face: 'slab', size: 10, align: 'right' })
        sheet.rule(34, 72, 808, 72, 1.5, '#54703a')
        stacked(sheet, ['Destinataire', client, siteStreet, siteTown], 34, 82, 13, { face: 'slab', size: 10 }, { face: 'slabBold', size: 8, color: '#54703a' })
        stacked(sheet, ['Transport', `Camion ${plate}`, 'Déchargement : chariot embarqué'], 420, 82, 13, { face: 'slab', size: 10 }, { face: 'slabBold', size: 8, color: '#54703a' })
        const rows = lines.map(({ code, words, count, unit, kg: net }, at) => [fr(at + 1), code, words, fr(count), unit, `F-${at + 11}`, fr(net, 1, group), fr(gross[at]!, 1, group)])
        table(sheet, {
          x: 34,
          y: 148,
          columns: [
            { title: 'Ligne', width: 40, align: 'center' },
            { title: 'Référence', width: 90 },
            { title: 'Désignation', width: 284 },
            { title: 'Quantité', width: 60, align: 'right' },
            { title: 'Unité', width: 50, align: 'center' },
            { title: 'Fardeau', width: 70, align: 'center' },
            { title: 'Poids net\n(kg)', width: 90, align: 'right' },
            { title: 'Poids brut\n(kg)', width: 90, align: 'right' },
          ],
          rows: [...rows, ['', '', 'TOTAL', '', '', '', fr(kg, 1, group), fr(grossKg, 1, group)]],
          style: { face: 'slab', size: 10 },
          headStyle: { face: 'slabBold', size: 9 },
          headFill: '#e4ecd9',
          headHeight: 30,
          rowHeight: 20,
          lines: 'grid',
        })
        sheet.write('Bois issu de forêts d’exemple. Humidité à la livraison 18 % ± 2. Stocker à plat, à l’abri.', 34, 400, { face: 'slab', size: 8.5 })
        signing(sheet, 'Chargé par', 34, 470, 180, 70, 'slab')
        signing(sheet, 'Reçu par (nom, date, réserves)', 560, 470, 248, 70, 'slab')
      },
    }
  },
)
