import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'
import { masonryShelf } from './ridge-wares.ts'

const goodsList = columns(['Code', 60], ['Livré', 250], ['Qté', 56, 'right'], ['U', 40, 'center'], ['Poids kg', 108, 'right'])
const backList = columns(['Code', 60], ['Repris (consignes)', 250], ['Qté', 56, 'right'], ['P.U.', 60, 'right'], ['Avoir HT', 88, 'right'])

/** A merchant's note with the deposits taken back: the delivered goods alone have a total of kilos. */
export const packagingReturnedWithLoadRidge = layout('packaging-returned-with-load-ridge', [{ seed: 16360, lines: 4, back: 6 }, { seed: 16361, lines: 7, back: 11 }], ({ seed, lines, back }) => {
  const goods = stocked(masonryShelf, seed, lines, { decimals: 0 })
  const on = ridgeParties(seed)
  const bags = 2 + (seed % 3)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const style = { face: 'serif', size: 10 } as const
      sheet.write('LES MATÉRIAUX DU MODÈLE', 40, 36, { face: 'serifBold', size: 15 })
      sheet.write('Adhérent groupement Exemple – 83300 DRAGUIGNAN', 40, 56, style)
      sheet.write(`Bon de livraison ${on.slip}`, 554, 36, { face: 'serifBold', size: 13, align: 'right' })
      sheet.write(`Tournée du ${on.date}, ${on.time}`, 554, 56, { ...style, align: 'right' })
      pairs(sheet, [['Client :', `${on.client} (compte ${on.account})`], ['Livré à :', `${on.site}, ${on.siteStreet}, ${on.siteTown}`], ['Camion :', `${on.plate}, grue arrière`]], 40, 96, 84, 15, style)
      const under = table(sheet, { x: 40, y: 144, columns: goodsList, style, headStyle: { face: 'serifBold', size: 10 }, headFill: '#ececec', lines: 'grid', rowHeight: 18, rows: goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, figure(line.kg, 0)]) })
      sheet.write('Poids total livré', 440, under + 8, { face: 'serifBold', size: 11, align: 'right' })
      sheet.write(figure(goods.kg, 0), 550, under + 8, { face: 'serifBold', size: 11, align: 'right' })
      const rows = [['CONS01', 'Palette consignée 100 x 120', String(-back), '24,00', `-${figure(cents(back * 24), 2)}`], ['CONS04', 'Big bag consigné', String(-bags), '12,00', `-${figure(cents(bags * 12), 2)}`]]
      const foot = table(sheet, { x: 40, y: under + 40, columns: backList, rows, style, headStyle: { face: 'serifBold', size: 10 }, headFill: '#ececec', lines: 'grid', rowHeight: 18 })
      sheet.write(`Avoir sur consignes : ${figure(cents(back * 24 + bags * 12), 2)} € HT`, 550, foot + 8, { ...style, align: 'right' })
      sheet.flow('Palettes reprises en bon état uniquement (environ 22 kg pièce à vide). Sable et gravier en big bag : poids moyen selon humidité.', 40, foot + 36, 500, { ...style, size: 8.5, color: '#444' })
      sheet.write('Signature du chauffeur', 60, 740, style)
      sheet.write('Signature du client', 400, 740, style)
    },
  }
})
