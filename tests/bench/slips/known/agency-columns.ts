import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stacked } from './furniture.ts'

const wares: readonly Ware[] = [
  ['DOU-8012', 'Receveur extra-plat 80 × 120 blanc', 'PCE', 34.5, 210],
  ['DOU-9090', 'Paroi fixe 90 cm verre 8 mm', 'PCE', 41.2, 289],
  ['WC-SUSP', 'Bâti-support WC autoportant', 'PCE', 17.8, 164],
  ['WC-CUV', 'Cuvette suspendue sans bride', 'PCE', 21.4, 118],
  ['MEU-120', 'Meuble double vasque 120 cm', 'PCE', 58.6, 545],
  ['BAI-170', 'Baignoire acrylique 170 × 75', 'PCE', 26.3, 192],
  ['MIT-THE', 'Mitigeur thermostatique douche', 'PCE', 2.15, 99],
  ['RAD-1500', 'Radiateur acier type 22 600 × 1500', 'PCE', 49.7, 231],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly site: string
}

/** A bathroom agency: a weight of one, a weight of all, and both columns added under. */
export const agencyColumns = layout<Variant>(
  'agency-columns',
  [
    { seed: 12041, take: [[0, 2], [1, 2], [6, 3], [2, 2], [3, 2]], site: 'Lot 14 – bâtiment B' },
    { seed: 12042, take: [[7, 11], [6, 4]], site: 'Rénovation RDC' },
    { seed: 12043, take: [[4, 6], [5, 6], [2, 6], [3, 6], [6, 12]], site: 'Résidence Modèle' },
  ],
  ({ seed, take, site }) => {
    const { lines, kg, count } = consigned(wares, take)
    const { street, town, client, siteTown, slip, account, date, phone } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(40, 36, 6, 56, '#00798c', '#00798c')
        stacked(sheet, ['Exemple Sanitaire & Chauffage', street, `${town} – ${phone}`], 54, 40, 15, { face: 'modern', size: 8.5 }, { face: 'modernBold', size: 14 })
        sheet.write(`BL ${slip.slice(2)}`, 555, 40, { face: 'modernBold', size: 18, align: 'right', color: '#00798c' })
        sheet.write(`édité le ${date}`, 555, 64, { face: 'modern', size: 8.5, align: 'right' })
        stacked(sheet, [`Client ${account}`, client, site, siteTown], 330, 104, 13, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
        const under = table(sheet, {
          x: 40, y: 178, lines: 'rows', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 }, headHeight: 30, rowHeight: 20,
          columns: [{ title: 'Référence', width: 72 }, { title: 'Libellé', width: 225 }, { title: 'Quantité', width: 62, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Pds unit.\n(kg)', width: 56, align: 'right' }, { title: 'Pds total\n(kg)', width: 60, align: 'right' }],
          rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.unitKg, 2), fr(line.kg, 2, ' ')]),
        })
        sheet.rule(40, under + 4, 555, under + 4, 1.2, '#00798c')
        sheet.write('TOTAUX', 44, under + 10, { face: 'modernBold', size: 9 })
        sheet.write(String(count), 395, under + 10, { face: 'modernBold', size: 9, align: 'right' })
        sheet.write(fr(kg, 2, ' '), 551, under + 10, { face: 'modernBold', size: 9, align: 'right' })
        sheet.write('Contrôlez l’état des emballages en présence du livreur. Casse non signalée sous 48 h : aucune reprise.', 40, 742, { face: 'modern', size: 7.5, color: '#555' })
        sheet.write('Signature :', 330, 764, { face: 'modern', size: 8.5 })
      },
    }
  },
)
