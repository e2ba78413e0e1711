import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['EX7710', 'Mastic silicone sanitaire translucide 310 ml – carton de 12', 'CAR', 4.86, 49],
  ['EX7722', 'Mastic acrylique blanc 310 ml – carton de 25', 'CAR', 13.1, 52],
  ['EX7804', 'Mousse PU pistolable 750 ml – carton de 12', 'CAR', 11.4, 78],
  ['EX7911', 'Colle néoprène gel 5 kg', 'POT', 5.6, 61],
  ['EX8002', 'Mastic-colle MS polymère gris 290 ml – carton de 12', 'CAR', 5.9, 84],
]

/** A maker of sealants: the article and its numbers over two lines, a summary of the dispatch at the end. */
export const sealantMaker = layout('sealant-maker', [
  { seed: 9301, take: [[0, 20], [1, 16], [4, 10]] as Take },
  { seed: 9302, take: [[2, 24], [3, 12], [1, 30]] as Take },
], ({ seed, take }) => {
  const { lines, kg, count } = consigned(wares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, account } = marks(seed)
      const face = { face: 'sans', size: 9 } as const
      const bold = { face: 'sansBold', size: 9 } as const
      sheet.write('Exemple Chimie Bâtiment', 40, 34, { face: 'sansBold', size: 16, color: '#283593' })
      sheet.write('AVIS D’EXPÉDITION VALANT BON DE LIVRAISON', 40, 58, bold)
      sheet.rule(40, 76, 555, 76, 2, '#283593')
      writtenLines(sheet, [`Expédition : ${slip}`, `Date de départ : ${date}`, `Commande client : ${order}`, `Donneur d’ordre : ${account}`], 40, 86, 14, face)
      writtenLines(sheet, [client, site, siteTown], 330, 86, 14, { ...face, size: 10 }, { ...bold, size: 10 })
      sheet.box(40, 152, 515, 18, '#e8eaf6', '#e8eaf6')
      ;['Article / Lot / DLU', 'Quantité', 'Unité'].forEach((words, at) => sheet.write(words, [46, 480, 548][at]!, 157, { ...bold, align: at === 0 ? 'left' : 'right' }))
      let y = 178
      lines.forEach((line, at) => {
        sheet.write(`${line.code}   ${line.words}`, 46, y, face)
        sheet.write(`Lot 26C${seed}${at} – DLU 09/2027`, 88, y + 12, { ...face, size: 8, color: '#555' })
        sheet.write(String(line.count), 480, y, { ...face, align: 'right' })
        sheet.write(line.unit, 548, y, { ...face, align: 'right' })
        y += 32
        sheet.rule(40, y - 4, 555, y - 4, 0.3, '#999')
      })
      sheet.write('Récapitulatif de l’expédition', 40, y + 14, { ...bold, size: 10 })
      ;[['Nombre de palettes', '1'], ['Nombre de colis', String(count)], ['Poids brut total', `${fr(kg, 1, ' ')} kg`], ['Matières dangereuses', 'Quantités limitées']].forEach(([name, value], at) => {
        sheet.write(name!, 40, y + 34 + at * 15, face)
        sheet.write(value!, 180, y + 34 + at * 15, bold)
      })
      sheet.write('Réserves : ……………………………………………………………………', 40, y + 120, face)
    },
  }
})
