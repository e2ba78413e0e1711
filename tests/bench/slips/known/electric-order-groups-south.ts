import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { electric } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly takes: readonly Take[]
  readonly parcels: number
  readonly weighed: boolean
}

const columns = [
  { title: 'Pos.', width: 34, align: 'right' },
  { title: 'Votre réf. / notre référence', width: 150 },
  { title: 'Libellé', width: 232 },
  { title: 'Cond.', width: 44, align: 'center' },
  { title: 'Qté', width: 50, align: 'right' },
] as const

/** An electrical distributor's slip grouped by order, no weight on the lines; the strip of the foot has it, or not. */
export const electricOrderGroupsSouth = layout<Variant>(
  'electric-order-groups-south',
  [
    { seed: 9511, takes: [[[0, 6], [4, 8], [7, 2]], [[5, 12], [9, 1]]], parcels: 7, weighed: true },
    { seed: 9512, takes: [[[1, 2], [2, 3], [3, 4]], [[6, 24]], [[12, 1], [13, 5]]], parcels: 11, weighed: true },
    { seed: 9513, takes: [[[8, 1], [3, 2]], [[11, 2], [4, 3]]], parcels: 3, weighed: false },
  ],
  ({ seed, takes, parcels, weighed }) => {
    const groups = takes.map((take) => consigned(electric, take))
    const kg = Number(groups.reduce((sum, group) => sum + group.kg, 0).toFixed(1))
    const { client, place, town, number, account, date, plate, order } = parties(seed)
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        sheet.write('modèle électricité', 42, 36, { face: 'slabBold', size: 20, color: '#c1440e' })
        sheet.write('Distribution de matériel électrique – Plate-forme Exemple Sud', 42, 62, { face: 'slab', size: 8.5 })
        sheet.write(`Bordereau de livraison ${number}`, 42, 96, { face: 'slabBold', size: 13 })
        writtenLines(sheet, [`Date d’expédition : ${date}`, `Client : ${account}`, `Tournée : T${account.slice(0, 2)} – véhicule ${plate}`], 42, 118, 13, { face: 'slab', size: 9 })
        writtenLines(sheet, [client.toUpperCase(), place, town], 350, 96, 15, { face: 'slab', size: 10.5 })
        let y = 186
        groups.forEach(({ lines }, group) => {
          sheet.write(`Votre commande ${Number(order) + group * 31} – Chantier : ${['rez-de-chaussée', 'étage', 'garage'][group]}`, 42, y, { face: 'slabBold', size: 9, color: '#c1440e' })
          const rows = lines.map((line, at) => [String((at + 1) * 10), `${line.code} / ${account}${at}${group}`, line.words, line.unit, String(line.count)])
          y = 20 + table(sheet, { x: 42, y: y + 14, columns, rows, style: { face: 'slab', size: 8.5 }, headStyle: { face: 'slabBold', size: 8 }, headHeight: 18, lines: 'rows' })
        })
        sheet.box(42, 706, 510, 28, '#f6e7df', '#c1440e')
        const strip = weighed ? `NB COLIS : ${parcels}        POIDS BRUT : ${figure(kg, 1, ' ')} KG        PORT : FRANCO` : `NB COLIS : ${parcels}        PORT : FRANCO        VALEUR DÉCLARÉE : néant`
        sheet.write(strip, 297, 714, { face: 'slabBold', size: 10, align: 'center' })
        sheet.write('Tourets consignés : à rendre vides sous 6 mois. Aucune réclamation admise passé 48 heures.', 42, 750, { face: 'slab', size: 8 })
        sheet.write('Date, nom et signature du réceptionnaire :', 42, 772, { face: 'slab', size: 8 })
      },
    }
  },
)
