import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { addressBox } from './inland-print.ts'
import { roofWares } from './inland-wares.ts'

const variants = [{ seed: 15191, lines: 6, lineKg: 900, upTo: 640 }, { seed: 15192, lines: 8, lineKg: 300, upTo: 120 }]

/** A roofing merchant's lying leaf: weight of one and of the line, the sum at the foot of its own column. */
export const roofingColumnsInland = layout('roofing-columns-inland', variants, ({ seed, lines, lineKg, upTo }) => {
  const { client, clientStreet, clientTown, site, siteStreet, siteTown, note, order, reference, date } = parties(seed)
  const goods = inlandLoad(roofWares, seed, { lines, lineKg, upTo })
  return {
    paper: { landscape: true },
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.write('Modèle Toitures', 40, 32, { face: 'narrowBold', size: 20, color: '#8d2f1d' })
      sheet.write('Comptoir et livraison toiture – 36000 CHÂTEAUROUX', 40, 58, { face: 'narrow', size: 9 })
      sheet.write('BON DE LIVRAISON VALORISÉ', 802, 34, { face: 'narrowBold', size: 14, align: 'right' })
      writtenLines(sheet, [`N° ${note} du ${date}`, `Commande ${order} – ${reference}`], 802, 56, 13, { face: 'narrow', size: 10, align: 'right' })
      addressBox(sheet, 'CLIENT', [client, clientStreet, clientTown], 40, 90, 240, { face: 'narrow', size: 10 })
      addressBox(sheet, 'CHANTIER', [site, siteStreet, siteTown], 300, 90, 240, { face: 'narrow', size: 10 })
      addressBox(sheet, 'TRANSPORT', ['Camion-grue 19 t', 'Dépose sur toiture : non', 'Rendez-vous 7 h 30'], 560, 90, 242, { face: 'narrow', size: 10 })
      const pieces = goods.lines.reduce((sum, { count }) => sum + count, 0)
      const foot = table(sheet, {
        x: 40, y: 168, lines: 'rows', rowHeight: 19, headFill: '#f6e4df', style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 9.5 }, headHeight: 28,
        columns: [{ title: 'Article', width: 90 }, { title: 'Libellé', width: 262 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Poids\nunit. kg', width: 70, align: 'right' }, { title: 'Poids\nligne kg', width: 80, align: 'right' }, { title: 'PU net HT', width: 70, align: 'right' }, { title: 'Montant HT', width: 85, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit, count, unitKg, kg, price, total }) => [code, words, `${count}`, unit, fr(unitKg, 2), fr(kg, 2, ' '), fr(price, 2), fr(total, 2, ' ')]),
      })
      const style = { face: 'narrowBold', size: 10.5, align: 'right' } as const
      sheet.write('Totaux', 130, foot + 7, { face: 'narrowBold', size: 10.5 })
      sheet.write(`${pieces}`, 443, foot + 7, style)
      sheet.write(fr(goods.kg, 2, ' '), 643, foot + 7, style)
      sheet.write(fr(goods.total, 2, ' '), 798, foot + 7, style)
      sheet.rule(40, foot + 25, 802, foot + 25, 1)
      sheet.write('TVA en sus. Poids donnés par nos fabricants. Nos liteaux sont vendus en bottes.', 40, foot + 34, { face: 'narrow', size: 8.5 })
      sheet.box(560, 490, 242, 64)
      sheet.write('Bon pour réception', 568, 496, { face: 'narrow', size: 9 })
    },
  }
})
