import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

type Case = readonly [words: string, size: string, netKg: number, grossKg: number]

/** 1250.5 → 1'250.50, as in Switzerland. */
function swiss(value: number): string {
  return value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '’')
}

export const borderPacking = layout(
  'border-packing',
  [
    { seed: 11_291, cases: [['Chevilles et fixations lourdes', '120 x 80 x 95', 742.5, 768], ['Rails de montage 2 m', '205 x 80 x 60', 611, 640.5]] as readonly Case[] },
    { seed: 11_292, cases: [['Pompe de relevage DN80', '80 x 60 x 110', 128, 141], ['Coffret de commande', '60 x 40 x 80', 36.4, 40.2], ['Tubes de guidage', '310 x 30 x 30', 52, 57]] as readonly Case[] },
  ],
  ({ seed, cases }) => {
    const net = cases.reduce((sum, each) => sum + each[2], 0)
    const gross = cases.reduce((sum, each) => sum + each[3], 0)
    return {
      expectedKg: Number(gross.toFixed(2)),
      draw(sheet) {
        const { date, order } = marks(seed)
        const face = 'narrow'
        const bold = 'narrowBold'
        sheet.write('MUSTER-MODÈLE TECHNIQUE SA', 40, 38, { face: bold, size: 15 })
        sheet.write('CH-1200 Genève', 40, 58, { face, size: 10 })
        sheet.write('BULLETIN D’EXPÉDITION / PACKING LIST', 555, 40, { face: bold, size: 12, align: 'right' })
        sheet.write(`No ${order.slice(3)} / ${date}`, 555, 58, { face, size: 10, align: 'right' })
        sheet.rule(40, 76, 555, 76, 1.4, '#d62828')
        writtenLines(sheet, ['Destinataire / Consignee', ...addressOf(seed), 'FRANCE'], 40, 88, 14, { face, size: 10.5 }, { face, size: 8.5, color: '#666' })
        writtenLines(sheet, ['Incoterm : DAP', 'Origine : CH', 'N° tarif douanier : 8479.00'], 380, 102, 14, { face, size: 10 })
        const columns = [{ title: 'Caisse\nCase', width: 50, align: 'center' }, { title: 'Contenu\nContents', width: 205 }, { title: 'Dimensions cm', width: 110, align: 'center' }, { title: 'Net kg', width: 75, align: 'right' }, { title: 'Brut / Gross kg', width: 75, align: 'right' }] as const
        const foot = table(sheet, { x: 40, y: 176, columns, rows: cases.map(([words, size, netKg, grossKg], at) => [String(at + 1), words, size, swiss(netKg), swiss(grossKg)]), headHeight: 30, rowHeight: 22, style: { face, size: 10.5 }, headStyle: { face: bold, size: 9.5 }, lines: 'rows' })
        ;[['Nombre de caisses / Number of cases', String(cases.length)], ['Poids net total / Total net weight', `${swiss(net)} kg`], ['Poids brut total / Total gross weight', `${swiss(gross)} kg`]].forEach(([caption, value], at) => {
          sheet.write(caption!, 40, foot + 18 + at * 18, { face, size: 10.5 })
          sheet.write(value!, 330, foot + 18 + at * 18, { face: bold, size: 10.5, align: 'right' })
        })
        sheet.write('Marchandise d’origine préférentielle suisse, sauf indication contraire.', 40, foot + 90, { face, size: 9.5, color: '#444' })
      },
    }
  },
)
