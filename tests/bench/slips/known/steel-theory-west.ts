import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'

type Bar = readonly [words: string, length: number, count: number, kgPerMetre: number]
const variants: readonly { seed: number; bars: readonly Bar[]; foot: (kg: number) => string; group: string }[] = [
  { seed: 9541, bars: [['IPE 200 S275JR', 6, 4, 22.4], ['HEA 140 S275JR', 6.5, 2, 24.7], ['Tube carré 80x80x4', 6, 8, 9.41], ['Cornière 50x50x5', 6, 6, 3.77]], foot: (kg) => `Poids total théorique : ${fr(kg, 2, ' ')} kg`, group: ' ' },
  { seed: 9542, bars: [['Plat 100x10 S235', 6, 5, 7.85], ['UPN 160 S275JR', 12, 3, 18.8], ['IPE 300 S275JR', 12.1, 3, 42.2]], foot: (kg) => `TOTAL KG ${fr(kg, 2, '.')}`, group: '.' },
]

/** A steel merchant's note: bars, metres, kilograms a metre and what each lot weighs. */
export const steelTheory = layout('steel-theory-west', variants, ({ seed, bars, foot, group }) => {
  const weights = bars.map(([, length, count, linear]) => Number((length * count * linear).toFixed(2)))
  const kg = sumOf(weights, 2)
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.box(30, 28, 535, 62)
      sheet.write('ACIERS EXEMPLE', 40, 38, { face: 'narrowBold', size: 18 })
      sheet.write(`Produits longs – Tubes – Tôles   ${who.street} ${who.town}`, 40, 66, { face: 'narrow', size: 9 })
      sheet.write('BON D’EXPÉDITION', 556, 40, { face: 'narrowBold', size: 14, align: 'right' })
      sheet.write(`${who.slip} du ${who.date}`, 556, 62, { face: 'narrow', size: 11, align: 'right' })
      writtenLines(sheet, ['Livré à :', who.client, who.siteStreet, who.siteTown], 330, 104, 14, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 9 })
      writtenLines(sheet, [`Commande : ${who.order}`, `Votre réf. : ${who.site}`, `Tournée : ${who.luck.whole(1, 9)}   Véhicule : ${who.plate}`], 40, 104, 14, { face: 'narrow', size: 10 })
      const rows = bars.map(([words, length, count, linear], at) => [String(at + 1), words, fr(length, 2), String(count), fr(length * count, 2), fr(linear, 2), fr(weights[at]!, 2, group)])
      const y = table(sheet, {
        x: 30, y: 178, rows, lines: 'grid', rowHeight: 22, headHeight: 32, style: { face: 'narrow', size: 10.5 }, headStyle: { face: 'narrowBold', size: 9.5 },
        columns: [
          { title: 'Pos.', width: 34, align: 'center' }, { title: 'Désignation', width: 175 }, { title: 'Longueur\n(m)', width: 60, align: 'right' }, { title: 'Nb\nbarres', width: 50, align: 'right' },
          { title: 'Métrage\n(ml)', width: 66, align: 'right' }, { title: 'kg/m', width: 60, align: 'right' }, { title: 'Poids\n(kg)', width: 90, align: 'right' },
        ],
      })
      sheet.write(foot(kg), 560, y + 14, { face: 'narrowBold', size: 12, align: 'right' })
      sheet.write('Tolérance de laminage selon EN 10034. Certificats matière 2.2 joints.', 34, y + 16, { face: 'narrow', size: 8.5 })
      sheet.write('Élingage à la charge du client – prévoir un moyen de levage de 2 t minimum.', 34, 770, { face: 'narrow', size: 9 })
      sheet.write('Visa chauffeur', 360, 700, { face: 'narrow', size: 9 })
      sheet.write('Visa client', 480, 700, { face: 'narrow', size: 9 })
    },
  }
})
