import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { tileWares } from './inland-wares.ts'

const variants = [{ seed: 15201, lines: 5, lineKg: 560, pallets: 3 }, { seed: 15202, lines: 4, lineKg: 210, pallets: 1 }]

/** A tile agency's slip: goods, then pallets, then what is to be loaded, one under the other at the right. */
export const tileAgencyPacksInland = layout('tile-agency-packs-inland', variants, ({ seed, lines, lineKg, pallets }) => {
  const { client, clientStreet, clientTown, site, siteTown, account, note, reference, date, luck } = parties(seed)
  const goods = inlandLoad(tileWares, seed, { lines, lineKg, decimals: 1 })
  const wood = pallets * 25
  const kg = Number((goods.kg + wood).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.box(0, 0, sheet.width, 70, '#eef3f1', '#eef3f1')
      sheet.write('CARRÉ MODÈLE', 45, 20, { face: 'book', size: 22, spacing: 3 })
      sheet.write('carrelage · pierre · salle de bains', 45, 48, { face: 'book', size: 8.5 })
      writtenLines(sheet, ['Bon de livraison', `${note} – ${date}`], 550, 20, 20, { face: 'book', size: 10, align: 'right' }, { face: 'bookBold', size: 13, align: 'right' })
      writtenLines(sheet, [client, clientStreet, clientTown, `Compte ${account}`], 45, 90, 13, { face: 'book', size: 9 }, { face: 'bookBold', size: 9 })
      writtenLines(sheet, ['À livrer', site, siteTown, `Réf. ${reference}`], 330, 90, 13, { face: 'book', size: 9 }, { face: 'bookBold', size: 9 })
      const foot = table(sheet, {
        x: 45, y: 160, zebra: '#f5f8f7', style: { face: 'book', size: 8.5 }, headStyle: { face: 'bookBold', size: 8 }, rowHeight: 19, headHeight: 28,
        columns: [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 200 }, { title: 'Bain /\nCalibre', width: 62, align: 'center' }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Cond.', width: 50, align: 'center' }, { title: 'Poids\n(kg)', width: 78, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit, count, kg: one }) => [code, words, /^(GC|FA)/.test(code) ? `${luck.digits(3)} / ${luck.whole(1, 9)}` : '', `${count}`, unit, fr(one, 1, ' ')]),
      })
      const sums: [string, number][] = [['Poids marchandise', goods.kg], [`Palettes (${pallets} x 25 kg)`, wood], ['Poids total à charger', kg]]
      sums.forEach(([words, weight], at) => {
        const style = { face: at === 2 ? 'bookBold' : 'book', size: 9.5, align: 'right' } as const
        sheet.write(words, 460, foot + 16 + at * 17, style)
        sheet.write(fr(weight, 1, ' '), 546, foot + 16 + at * 17, style)
      })
      sheet.rule(340, foot + 47, 550, foot + 47, 0.5)
      sheet.flow('Vérifiez les bains et calibres avant la pose : aucun retour n’est accepté après coupe. Les sacs de colle de 25 kg sont à tenir au sec.', 45, 690, 505, { face: 'book', size: 8, color: '#555' })
      sheet.write('Reçu conforme, le', 45, 730, { face: 'book', size: 9 })
    },
  }
})
