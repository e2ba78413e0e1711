import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stacked } from './furniture.ts'

const wares: readonly Ware[] = [
  ['VRD-REG60', 'Regard de visite polypropylène Ø 600', 'U', 24.5, 182],
  ['VRD-TAMP', 'Tampon fonte D400 Ø 600', 'U', 57, 149],
  ['VRD-ANN160', 'Drain agricole annelé Ø 160 – 50 m', 'RLX', 31, 118],
  ['VRD-GEO', 'Géotextile 200 g/m² rouleau 4 × 50 m', 'RLX', 41, 139],
  ['VRD-CAN', 'Caniveau béton polymère + grille 1 m', 'U', 16.8, 38],
  ['VRD-SIL', 'Siphon de cour fonte 30 × 30', 'U', 13.6, 42],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly m3: number
}

/** A free program of a small dealer: weight and volume in one column, and so in the totals. */
export const communityErpShipment = layout<Variant>(
  'community-erp-shipment',
  [
    { seed: 12061, take: [[0, 3], [1, 3], [4, 20]], m3: 2.4 },
    { seed: 12062, take: [[2, 4], [3, 5], [5, 6], [4, 36]], m3: 6.15 },
  ],
  ({ seed, take, m3 }) => {
    const { lines, kg, count } = consigned(wares, take)
    const { street, town, client, site, siteTown, slip, order, date, phone } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('Exemple VRD', 34, 30, { face: 'sansBold', size: 18, color: '#000078' })
        stacked(sheet, ['Fiche expédition', `Réf. : SH2605-${slip.slice(4)}`, `Date de création : ${date}`, `Réf. commande : ${order}`], 561, 30, 14, { size: 9, align: 'right', color: '#000078' }, { face: 'sansBold', size: 13, align: 'right', color: '#000078' })
        sheet.write('Émetteur :', 34, 98, { size: 8 })
        sheet.box(34, 110, 240, 76, '#e6e6e6', '#e6e6e6')
        stacked(sheet, ['Exemple VRD', street, town, `Téléphone : ${phone}`], 40, 116, 15, { size: 9 }, { face: 'sansBold', size: 9.5, color: '#000078' })
        sheet.write('Destinataire :', 290, 98, { size: 8 })
        sheet.box(290, 110, 271, 76)
        stacked(sheet, [client, site, siteTown], 296, 116, 15, { size: 9 }, { face: 'sansBold', size: 9.5 })
        sheet.write('Mode d’expédition : Transporteur – Numéro de suivi : 0000EXEMPLE', 34, 200, { face: 'sansBold', size: 8.5 })
        const volumes = lines.map((_line, at) => Number(((m3 * (at + 1)) / ((lines.length * (lines.length + 1)) / 2)).toFixed(2)))
        table(sheet, {
          x: 34, y: 218, downTo: 640, lines: 'columns', style: { size: 9 }, headStyle: { size: 8.5 }, rowHeight: 20,
          columns: [{ title: 'Désignation', width: 287 }, { title: 'Poids/Vol.', width: 104, align: 'center' }, { title: 'Qté comm.', width: 66, align: 'center' }, { title: 'Qté à expédier', width: 70, align: 'center' }],
          rows: lines.map((line, at) => [`${line.code} - ${line.words}`, `${fr(line.kg, line.kg % 1 === 0 ? 0 : 1)} kg  ${fr(volumes[at]!, 2)} m³`, String(line.count), String(line.count)]),
        })
        sheet.box(34, 648, 527, 40)
        sheet.write('Total', 40, 654, { size: 9 })
        stacked(sheet, [`${fr(kg, kg % 1 === 0 ? 0 : 1)} kg`, `${fr(volumes.reduce((sum, volume) => sum + volume, 0), 2)} m³`], 373, 654, 15, { size: 9, align: 'center' })
        ;[458, 526].forEach((x) => sheet.write(String(count), x, 654, { size: 9, align: 'center' }))
        sheet.write('SARL Exemple VRD – Capital de 5 000 € – SIRET 000 000 000 00000', 297, 800, { size: 7.5, align: 'center', color: '#333' })
        sheet.write('1/1', 561, 812, { size: 7.5, align: 'right' })
      },
    }
  },
)
