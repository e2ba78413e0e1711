import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { plumbingWares } from './east-wares.ts'

/** Two leaves of the same slip one above the other, to be cut. */
export const twinLeafPlumbing = layout(
  'twin-leaf-plumbing-east',
  [
    { seed: 9536, weighed: true, take: [[12, 1], [13, 1], [6, 6], [9, 1]] as const },
    { seed: 9537, weighed: true, take: [[2, 1], [3, 1], [10, 1], [8, 4], [11, 2]] as const },
    { seed: 9542, weighed: false, take: [[0, 1], [1, 1], [7, 1]] as const },
  ],
  ({ seed, weighed, take }) => {
    const goods = consigned(plumbingWares, take)
    return {
      expectedKg: weighed ? goods.kg : null,
      draw(sheet) {
        leaf(sheet, 0, 'Exemplaire client', seed, goods, weighed)
        sheet.rule(0, 421, sheet.width, 421, 0.5, '#777', 4)
        leaf(sheet, 421, 'Exemplaire à retourner signé', seed, goods, weighed)
      },
    }
  },
)

function leaf(sheet: Sheet, top: number, words: string, seed: number, goods: ReturnType<typeof consigned>, weighed: boolean): void {
  const { client, clientStreet, clientTown, number, date, phone, town } = parties(seed)
  const plain = { size: 8.5 } as const
  const bold = { face: 'sansBold', size: 8.5 } as const
  sheet.write('Modèle Sanitaire Service', 30, top + 22, { face: 'sansBold', size: 13 })
  sheet.write(`${town} – ${phone}`, 30, top + 40, plain)
  sheet.write(`BL n° ${number} – ${date}`, 565, top + 22, { face: 'sansBold', size: 11, align: 'right' })
  sheet.write(words, 565, top + 38, { ...plain, color: '#777', align: 'right' })
  writtenLines(sheet, [client, clientStreet, clientTown], 360, top + 58, 12, plain, bold)
  const foot = table(sheet, {
    x: 30, y: top + 104, lines: 'grid', style: plain, headStyle: bold, headFill: '#eee', downTo: top + 270,
    columns: [{ title: 'Référence', width: 80 }, { title: 'Désignation', width: 300 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'U', width: 35, align: 'center' }, { title: weighed ? 'Kg' : 'Reste', width: 60, align: 'right' }],
    rows: goods.lines.map(({ code, words: name, unit, count, kg }) => [code, name, String(count), unit, weighed ? fr(kg, 2) : '0']),
  })
  sheet.write(`Nombre de pièces : ${goods.count}`, 30, foot + 10, plain)
  if (weighed) sheet.write(`Poids total : ${fr(goods.kg, 2)} kg`, 565, foot + 10, { ...bold, align: 'right' })
  sheet.box(330, foot + 30, 235, 70)
  sheet.write('Date, nom et signature', 336, foot + 35, { ...plain, size: 7 })
  sheet.write('Port compris – livraison au rez-de-chaussée', 30, foot + 35, plain)
}
