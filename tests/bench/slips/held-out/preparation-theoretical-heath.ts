import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'
import { dryWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413200, take: [[1, 24], [3, 40], [4, 16], [8, 4]] },
  { seed: 413201, take: [[0, 30], [5, 24], [6, 10], [7, 8], [9, 6]] },
]

/** A picking slip by aisle, its theoretical weight at the top right. */
export const preparationTheoreticalHeath = layout('preparation-theoretical-heath', variants, ({ seed, take }) => {
  const { lines, kg } = consigned(dryWares, take)
  return {
    expectedKg: Math.round(kg),
    draw(sheet) {
      const { number, date, hour, order, client, site, siteTown } = heathParties(seed)
      const mono = { face: 'mono', size: 9 } as const
      sheet.write('DEPOT SPECIMEN 02', 36, 34, mono)
      sheet.write('BON DE PREPARATION', 297, 32, { face: 'mono', size: 13, align: 'center' })
      sheet.write(`Edité ${date} ${hour}`, 559, 34, { ...mono, align: 'right' })
      sheet.rule(36, 54, 559, 54)
      headLines(sheet, [`Préparation . : ${number}`, `Commande .... : ${order}`, `Client ...... : ${client}`, `Livraison ... : ${site}`, `                ${siteTown}`], 36, 64, 14, mono)
      headLines(sheet, [`Nb lignes ....... : ${lines.length}`, 'Nb supports ..... : 2', `Poids théorique . : ${fr(Math.round(kg))} KG`, 'Quai ............ : 4'], 370, 64, 14, mono)
      const foot = table(sheet, {
        x: 36, y: 146, lines: 'grid', rowHeight: 26, style: mono, headStyle: { face: 'mono', size: 8.5 },
        columns: [{ title: 'Empl.', width: 66 }, { title: 'Article', width: 80 }, { title: 'Désignation', width: 217 }, { title: 'A prép.', width: 55, align: 'right' }, { title: 'Un', width: 35, align: 'center' }, { title: 'Préparé', width: 70, align: 'center' }],
        rows: lines.map(({ code, words, count, unit }, at) => [`A${at + 1}.0${at + 3}.${10 + at}`, code, words, String(count), unit, '......']),
      })
      headLines(sheet, ['Préparateur : ........   Heure début : ......   Heure fin : ......', 'Ne pas dépasser 800 kg par support.'], 36, foot + 20, 18, mono)
    },
  }
})
