import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

type Turn = readonly [number: string, hour: string, tonnes: number]

export const tipperRotations = layout(
  'tipper-rotations',
  [
    { seed: 11_231, product: 'Terre végétale criblée', turns: [['4411', '08:05', 7.92], ['4419', '10:40', 8.14]] as readonly Turn[] },
    { seed: 11_232, product: 'Tout-venant 0/80', turns: [['5102', '07:50', 6.88], ['5107', '09:35', 7.06], ['5115', '11:20', 6.94]] as readonly Turn[] },
  ],
  ({ seed, product, turns }) => {
    const tonnes = turns.reduce((sum, turn) => sum + turn[2], 0)
    return {
      expectedKg: Math.round(tonnes * 1000),
      paper: { size: 'A5' },
      draw(sheet) {
        const { date, slip } = marks(seed)
        const face = 'slab'
        const bold = 'slabBold'
        sheet.write('Terrassements Exemple', 26, 26, { face: bold, size: 16 })
        sheet.write(`Bon de transport ${slip.slice(3)}`, 394, 28, { face, size: 12, align: 'right' })
        const [client, site, siteTown] = addressOf(seed)
        captionsAndValues(sheet, [['Date', date], ['Client', client], ['Lieu', site], ['', siteTown], ['Camion', '8x4 – XX-000-XX']], 26, 86, 62, 16, { face, size: 10.5 })
        const columns = [{ title: 'Ticket', width: 70 }, { title: 'Heure', width: 60 }, { title: 'Produit', width: 148 }, { title: 'Tonnes', width: 90, align: 'right' }] as const
        const foot = table(sheet, { x: 26, y: 154, columns, rows: turns.map(([number, hour, each]) => [number, hour, product, fr(each, 2)]), lines: 'grid', rowHeight: 22, style: { face, size: 10.5 }, headStyle: { face: bold, size: 10.5 } })
        sheet.box(26, foot, 368, 24, '#efe9dd')
        sheet.write('Total tonnes', 30, foot + 7, { face: bold, size: 11 })
        sheet.write(fr(tonnes, 2), 390, foot + 7, { face: bold, size: 11, align: 'right' })
        sheet.write(`Nombre de tours : ${turns.length}`, 26, foot + 40, { face, size: 10.5 })
        sheet.write('Attente sur chantier : ......... h', 26, foot + 58, { face, size: 10.5 })
        sheet.write('Chauffeur', 40, 470, { face, size: 10 })
        sheet.write('Chef de chantier', 280, 470, { face, size: 10 })
      },
    }
  },
)
