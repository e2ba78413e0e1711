import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stocked } from './ridge-load.ts'
import { precastShelf } from './ridge-more-wares.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'

const list = columns(['Repère', 56], ['Élément', 220], ['Nb', 44, 'right'], ['Poids unit. (t)', 88, 'right'], ['Poids total (t)', 92, 'right'])

/** A precast works' loading slip in tonnes, with the lorry's own limits beside the load. */
export const concreteUnitsTonnageRidge = layout('concrete-units-tonnage-ridge', [{ seed: 16340, lines: 4 }, { seed: 16341, lines: 6 }], ({ seed, lines }) => {
  const goods = stocked(precastShelf, seed, lines, { times: 1.5, decimals: 0 })
  const on = ridgeParties(seed)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.box(38, 36, 8, 44, '#e85d04', '#e85d04')
      sheet.write('PRÉFA SPÉCIMEN', 56, 38, { face: 'narrowBold', size: 18 })
      sheet.write('Produits béton pour réseaux et voirie', 56, 62, { face: 'narrow', size: 10 })
      sheet.write('BON DE CHARGEMENT / LIVRAISON', 556, 40, { face: 'narrowBold', size: 13, align: 'right' })
      sheet.write(`n° ${on.slip} du ${on.date}`, 556, 58, { face: 'narrow', size: 10, align: 'right' })
      pairs(sheet, [['Client', on.client], ['Chantier', `${on.site}, ${on.siteTown}`], ['Marché', `M-${on.order}`]], 44, 110, 104, 16, { face: 'narrow', size: 10.5 })
      sheet.box(362, 98, 194, 56, undefined, '#777')
      pairs(sheet, [['Camion', on.plate], ['PTRA', '40 t'], ['Charge utile', '24,5 t']], 370, 440, 104, 16, { face: 'narrow', size: 10.5 })
      const rows = goods.lines.map((line) => [line.code, line.words, String(line.count), figure(line.unitKg / 1000, 3), figure(line.kg / 1000, 3)])
      const foot = table(sheet, { x: 44, y: 172, columns: list, rows, style: { face: 'narrow', size: 10.5 }, headStyle: { face: 'narrowBold', size: 10 }, headFill: '#fbe3d3', lines: 'grid', rowHeight: 20 })
      sheet.write('Tonnage chargé', 448, foot + 9, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.write(`${figure(goods.kg / 1000, 3)} t`, 540, foot + 9, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.flow('Levage par élingues à 4 brins, capacité minimale 2 t par ancre, angle 60° maximum. Résistance des éléments au départ d’usine supérieure à 30 MPa. Le client assure le déchargement à la pelle ou à la grue.', 44, foot + 40, 490, { face: 'narrow', size: 9, color: '#444' })
      sheet.write(`Total : ${goods.count} éléments, ${lines} références`, 44, foot + 9, { face: 'narrow', size: 10 })
      ;['Chargeur', 'Chauffeur', 'Réception chantier'].forEach((words, at) => sheet.write(words, 60 + at * 180, 700, { face: 'narrow', size: 10 }))
    },
  }
})
