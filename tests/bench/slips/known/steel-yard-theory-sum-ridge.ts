import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stocked } from './ridge-load.ts'
import { steelShelf } from './ridge-more-wares.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'

const list = columns(['Poste', 36, 'center'], ['Produit', 56], ['Désignation / nuance', 190], ['Nb', 36, 'right'], ['Coulée', 60, 'center'], ['Kg théo. unit.', 66, 'right'], ['Kg théo.', 71, 'right'])

/** A steel yard's dispatch note in printer type: theoretical kilos by item and their sum. */
export const steelYardTheorySumRidge = layout('steel-yard-theory-sum-ridge', [{ seed: 16250, lines: 5 }, { seed: 16251, lines: 8 }], ({ seed, lines }) => {
  const goods = stocked(steelShelf, seed, lines, { decimals: 1 })
  const on = ridgeParties(seed)
  const style = { face: 'printer', size: 8 } as const
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.write('ACIERS DE L’EXEMPLE', 40, 36, { face: 'printerBold', size: 15 })
      sheet.write('Négoce de produits sidérurgiques', 40, 56, style)
      pairs(sheet, [['BORDEREAU D’EXPÉDITION', on.slip], ['DATE', on.date], ['CLIENT', on.account], ['V/REF', `CDE ${on.order}`]], 316, 444, 38, 13, style, { face: 'printerBold', size: 8 })
      ;[on.client, on.siteStreet, on.siteTown].forEach((line, at) => sheet.write(line, 316, 104 + at * 13, { face: 'printer', size: 9 }))
      const rows = goods.lines.map((line, at) => [String(at + 1).padStart(3, '0'), line.code, line.words, `${line.count}`, `Z${4100 + ((seed * 7 + at * 13) % 900)}`, figure(line.unitKg, 2, 'plain'), figure(line.kg, 1)])
      const foot = table(sheet, { x: 40, y: 164, columns: list, rows, style, headStyle: { face: 'printerBold', size: 7.5 }, lines: 'rows', rowHeight: 18 })
      sheet.rule(440, foot + 3, 555, foot + 3, 1)
      sheet.write('POIDS TOTAL THÉORIQUE', 440, foot + 10, { face: 'printerBold', size: 9, align: 'right' })
      sheet.write(`${figure(goods.kg, 1)} KG`, 555, foot + 10, { face: 'printerBold', size: 9, align: 'right' })
      sheet.write(`${lines} postes - ${goods.count} barres et feuilles - camion plateau, arrimage par sangles 5 t`, 40, foot + 34, style)
      sheet.write('Masse volumique retenue : 7,85 kg/dm³. Tolérance de laminage +/- 4 %.', 40, foot + 50, style)
      sheet.write('Certificat matière 2.2 sur demande', 40, 780, style)
    },
  }
})
