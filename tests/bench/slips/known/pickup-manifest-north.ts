import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { barcode } from './paper-marks.ts'

interface Variant {
  readonly seed: number
  /** Kind, contents, count, cm, kg all together. */
  readonly units: readonly (readonly [kind: string, goods: string, count: number, size: readonly [number, number, number], kg: number])[]
}

const variants: readonly Variant[] = [
  { seed: 9605, units: [['PAL', 'Enduits et mortiers', 2, [120, 80, 95], 1468], ['PAL', 'Accessoires façade', 1, [120, 80, 140], 236], ['FAG', 'Profils aluminium', 1, [305, 20, 20], 41]] },
  { seed: 9606, units: [['PAL', 'Fenêtres de toit', 1, [120, 100, 160], 187], ['CAR', 'Raccords d’étanchéité', 4, [120, 40, 15], 36.5]] },
]

/** A groupage carrier's pick-up sheet for one consignment, its handling units added underneath. */
export const pickupManifest = layout('pickup-manifest-north', variants, ({ seed, units }) => {
  const kg = units.reduce((sum, unit) => sum + unit[4], 0)
  const count = units.reduce((sum, unit) => sum + unit[2], 0)
  const cubic = units.map(([, , many, [long, wide, high]]) => Number(((many * long * wide * high) / 1e6).toFixed(2)))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order, phone } = marks(seed)
      const plain = { face: 'modern', size: 8.5 } as const
      const bold = { face: 'modernBold', size: 8.5 } as const
      sheet.write('Messageries Modèle', 36, 32, { face: 'modernBold', size: 18, color: '#0b6e4f' })
      sheet.write('Bordereau d’enlèvement', 36, 56, { face: 'modern', size: 11 })
      barcode(sheet, 390, 30, 168, 34, seed)
      sheet.write(`Récépissé ${slip.slice(2)}`, 474, 68, { ...plain, align: 'center' })
      sheet.box(36, 90, 256, 76, undefined, '#0b6e4f', 6)
      writtenLines(sheet, ['EXPÉDITEUR', 'Négoce Exemple Façade', 'Z.I. de l’Exemple, quai B', '06510 CARROS'], 46, 99, 16, plain, { ...bold, color: '#0b6e4f' })
      sheet.box(303, 90, 256, 76, undefined, '#0b6e4f', 6)
      writtenLines(sheet, ['DESTINATAIRE', client, site, siteTown], 313, 99, 16, plain, { ...bold, color: '#0b6e4f' })
      captionedBoxes(sheet, [['Date d’enlèvement', date], ['Référence expéditeur', order], ['Port', 'Payé'], ['Prise de rendez-vous', phone]], 36, 178, [120, 140, 80, 183], plain)
      const foot = table(sheet, {
        x: 36, y: 226, rowHeight: 24, lines: 'grid', headFill: '#dcefe8', style: plain, headStyle: bold,
        columns: [
          { title: 'UM', width: 42 }, { title: 'Nature de la marchandise', width: 176 }, { title: 'Nombre', width: 55, align: 'center' },
          { title: 'L × l × h (cm)', width: 110, align: 'center' }, { title: 'Volume m³', width: 70, align: 'right' }, { title: 'Poids kg', width: 70, align: 'right' },
        ],
        rows: units.map(([kind, goods, many, size, weight], at) => [kind, goods, String(many), size.join(' × '), fr(cubic[at]!, 2), fr(weight, 1, ' ')]),
      })
      captionedBoxes(sheet, [
        ['TOTAL UM', String(count)], ['TOTAL POIDS', `${fr(kg, 1, ' ')} kg`], ['TOTAL VOLUME', `${fr(cubic.reduce((sum, each) => sum + each, 0), 2)} m³`], ['PALETTES EUROPE ÉCHANGÉES', '0'],
      ], 36, foot + 14, [90, 150, 130, 153], { face: 'modernBold', size: 11 })
      writtenLines(sheet, ['Options : hayon (charge maximale 750 kg par levée) – transpalette – prise de rendez-vous', 'UM : PAL palette, CAR carton, FAG fagot', 'Transport soumis au contrat type applicable aux envois de moins de trois tonnes ou, au-delà, au contrat type général.'], 36, foot + 66, 15, { face: 'modern', size: 7.5 })
      ;['Remis par', 'Conducteur', 'Reçu conforme'].forEach((words, at) => {
        sheet.box(36 + at * 178, foot + 130, 167, 70, undefined, '#888', 6)
        sheet.write(words, 44 + at * 178, foot + 136, plain)
      })
    },
  }
})
