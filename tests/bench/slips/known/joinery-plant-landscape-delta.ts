import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, exact, facts, stacked, underColumns } from './delta-print.ts'

const columns = columnsOf(['Colis\nPackage', 50, 'c'], ['Contenu / Contents', 250], ['Qté\nQty', 44, 'r'], ['Dimensions (mm)', 110, 'c'], ['Poids net\nNet weight (kg)', 90, 'r'], ['Poids brut\nGross weight (kg)', 96, 'r'], ['Emballage\nPacking', 110])

/** A joinery plant's packing list in two languages, lying, English decimal points: net and gross by package. */
export const joineryPlantLandscape = layout(
  'joinery-plant-landscape-delta',
  [
    {
      seed: 18856,
      goods: [['Portes intérieures prépeintes / Interior doors', 12, '2150 x 1000 x 700', 264, 291], ['Huisseries / Door frames', 12, '2200 x 800 x 600', 138.5, 152], ['Quincaillerie / Hardware', 4, '600 x 400 x 300', 31.2, 33.5]] as const,
    },
    {
      seed: 18857,
      goods: [['Lames de parquet chêne / Oak floor boards', 60, '2200 x 1100 x 800', 906, 938], ['Plinthes / Skirting', 80, '2300 x 600 x 500', 152, 166.5]] as const,
    },
  ],
  ({ seed, goods }) => {
    const p = partiesOf(seed)
    const net = exact(goods.reduce((all, one) => all + one[3], 0))
    const gross = exact(goods.reduce((all, one) => all + one[4], 0))
    const point = (kg: number) => kg.toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ',')
    return {
      expectedKg: gross,
      paper: { landscape: true },
      draw(sheet) {
        sheet.write('MENUISERIES MODÈLE EXPORT', 40, 34, { face: 'narrowBold', size: 16 })
        sheet.write('LISTE DE COLISAGE / PACKING LIST', 800, 34, { face: 'narrowBold', size: 14, align: 'right' })
        stacked(sheet, [p.street, p.town, p.phone], 40, 56, 12, { face: 'narrow', size: 9 })
        facts(sheet, [['N° / No.', `PL-${p.number}`], ['Date', p.date], ['Commande / Order', p.order], ['Camion / Truck', p.plate]], 620, 60, 13, 90, { face: 'narrow', size: 9.5 })
        stacked(sheet, ['Livré à / Ship to', p.client, p.site, `${p.clientStreet} – ${p.clientTown}`], 300, 60, 13, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 9 })
        const rows = goods.map(([words, count, size, one, all], at) => [`${at + 1}/${goods.length}`, words, String(count), size, point(one), point(all), at === 2 ? 'Carton / Carton' : 'Palette bois / Pallet'])
        const foot = table(sheet, { x: 40, y: 132, columns, rows, lines: 'grid', style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 9 }, headFill: '#e8ecef', headHeight: 30, rowHeight: 22 })
        sheet.box(40, foot, 750, 24)
        underColumns(sheet, columns, 40, foot + 7, ['', 'TOTAL', String(goods.reduce((all, one) => all + one[1], 0)), '', point(net), point(gross), ''], { face: 'narrowBold', size: 10.5 })
        stacked(sheet, ['Marchandise d’origine France / Goods of French origin.', 'Ne pas gerber plus de 2 palettes / Do not stack more than 2 pallets. Rayonnage / Racking: 1,200 kg max.'], 40, foot + 44, 14, { face: 'narrow', size: 9 })
        sheet.box(560, foot + 40, 230, 70, undefined, '#888')
        sheet.write('Signature', 566, foot + 45, { face: 'narrow', size: 9 })
      },
    }
  },
)
