import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'

type Kit = readonly [code: string, words: string, each: string]
const variants: readonly { seed: number; kit: readonly Kit[]; filled: boolean }[] = [
  { seed: 412_661, filled: true, kit: [['RG', 'Robinetterie de chaufferie', ''], ['CL', 'Collecteur 8 départs', ''], ['CR', 'Circulateur classe A', '']] },
  { seed: 412_662, filled: false, kit: [['BT500', 'Ballon tampon 500 L', '92 kg'], ['BS300', 'Ballon sanitaire 300 L', '78 kg'], ['VX80', 'Vase 80 L', '14 kg']] },
]

/** A branch's pick-up form: delivered goods without weights; or the blank form, unit weights given and no quantity filled in. */
export const boilerRoomKit = layout('boiler-room-kit-creek', variants, ({ seed, kit, filled }) => ({
  expectedKg: null,
  draw(sheet) {
    const top = ruledHead(sheet, { seed, name: 'Chaufferie Modèle', trade: 'Grossiste en chauffage', title: filled ? 'Bon de livraison' : 'Bon d’enlèvement à compléter', face: 'slab', bold: 'slabBold', color: '#5c3d99' })
    table(sheet, {
      x: 36, y: top, lines: 'grid', rowHeight: 26, downTo: 480, headFill: '#eae4f5', style: { face: 'slab', size: 10.5 }, headStyle: { face: 'slabBold', size: 10 },
      rows: kit.map(([code, words, each], at) => (filled ? [code, words, String(at + 1), ''] : [code, words, '', each])),
      columns: [{ title: 'Code', width: 80 }, { title: 'Matériel', width: 263 }, { title: 'Quantité', width: 90, align: 'center' }, { title: filled ? 'Observation' : 'Poids unitaire', width: 90, align: 'right' }],
    })
    sheet.write('Colis : ......      Palettes : ......      Heure : ......', 36, 500, { face: 'slab', size: 10 })
    signatures(sheet, 700, 'slab')
  },
}))
