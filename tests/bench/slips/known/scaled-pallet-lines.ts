import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Pallet = readonly [content: string, layers: number, grossKg: number, tareKg: number]

interface Variant {
  readonly seed: number
  readonly pallets: readonly Pallet[]
}

/** Each pallet weighed on leaving: gross, pallet and net a line, three sums under the lines. */
export const scaledPalletLines = layout<Variant>(
  'scaled-pallet-lines',
  [
    { seed: 12301, pallets: [['Dalles pierre 60 × 40 × 3', 8, 1124, 26], ['Dalles pierre 60 × 40 × 3', 8, 1131, 26], ['Margelles droites 50 × 33', 5, 618, 22]] },
    { seed: 12302, pallets: [['Briquettes de parement', 10, 742, 24], ['Colle et joint', 4, 388, 24]] },
  ],
  ({ seed, pallets }) => {
    const gross = together(pallets.map((pallet) => pallet[2]))
    const tare = together(pallets.map((pallet) => pallet[3]))
    const { client, site, siteTown, slip, order, date } = marks(seed)
    return {
      expectedKg: gross,
      draw(sheet) {
        sheet.write('PIERRES DU MODÈLE', 44, 38, { face: 'bookBold', size: 18, color: '#6b4f2a' })
        sheet.write('Carrière et taille – 06 – France', 44, 62, { face: 'book', size: 9 })
        captioned(sheet, [['Bon d’expédition', slip], ['Commande', order], ['Date', date]], [370, 40], 90, 15, { face: 'book', size: 9.5 })
        sheet.write(`À livrer : ${client}, ${site}, ${siteTown}`, 44, 104, { face: 'book', size: 9.5 })
        const columns = [{ title: 'Pal.', width: 40, align: 'center' as const }, { title: 'Contenu', width: 187 }, { title: 'Rangs', width: 50, align: 'center' as const }, { title: 'Brut kg', width: 77, align: 'right' as const }, { title: 'Tare kg', width: 77, align: 'right' as const }, { title: 'Net kg', width: 77, align: 'right' as const }]
        const under = table(sheet, { x: 44, y: 132, columns, lines: 'rows', rowHeight: 20, style: { face: 'book', size: 9.5 }, headStyle: { face: 'bookBold', size: 9 }, rows: pallets.map(([content, layers, one, other], at) => [String(at + 1), content, String(layers), fr(one), fr(other), fr(one - other)]) })
        sheet.write('Totaux', 88, under + 6, { face: 'bookBold', size: 9.5 })
        ;[[394, gross], [471, tare], [548, gross - tare]].forEach(([x, value]) => sheet.write(fr(value!), x!, under + 6, { face: 'bookBold', size: 9.5, align: 'right' }))
        sheet.rule(321, under + 20, 552, under + 20, 1.2, '#6b4f2a')
        stacked(sheet, ['Pierre naturelle : nuances et veinages non contractuels. Masse volumique apparente 2 450 kg/m³.', 'Palettes filmées et cerclées, chargement latéral, chariot 1 500 kg minimum au déchargement.'], 44, under + 44, 15, { face: 'book', size: 8.5, color: '#555' })
        sheet.write('Le transporteur reconnaît le nombre de palettes ci-dessus.', 44, 600, { face: 'book', size: 9 })
      },
    }
  },
)
