import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { smallPrint } from './marsh-print.ts'
import { finishingWares } from './marsh-wares.ts'

/** A large merchant's note: a kilos column, its sum under the last line. */
export const merchantWeightColumn = layout<{ seed: number; take: Take; words: string; group: string; ordered: readonly number[] }>('merchant-weight-column-marsh', [
  { seed: 303430, take: [[0, 30], [2, 44], [3, 18], [6, 2], [5, 6]], words: 'POIDS TOTAL', group: ' ', ordered: [30, 50, 18, 2, 6] },
  { seed: 303431, take: [[1, 14], [4, 8], [8, 25], [9, 10]], words: 'Poids total livré', group: '', ordered: [14, 12, 25, 10] },
  { seed: 303432, take: [[0, 56], [1, 12], [2, 80], [3, 40], [4, 15], [5, 10], [7, 4]], words: 'TOTAL POIDS', group: ' ', ordered: [56, 12, 80, 40, 15, 10, 6] },
], ({ seed, take, words, group, ordered }) => {
  const { lines, kg } = consigned(finishingWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.box(0, 0, 595, 8, '#b3261e', '#b3261e')
      sheet.write('MODÈLE NÉGOCE', 36, 26, { face: 'narrowBold', size: 24, color: '#b3261e' })
      writtenLines(sheet, ['Agence de l’Exemple', 'ZI du Spécimen – 06510 CARROS', `Tél. ${who.phone}`], 36, 56, 11, { face: 'narrow', size: 9 })
      writtenLines(sheet, [`BON DE LIVRAISON N° ${who.number}`, `Date de livraison : ${who.day}`, `Commande n° ${who.order}`, 'Page 1 / 1'], 340, 26, 17, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 13 })
      writtenLines(sheet, ['Client', who.client, who.clientStreet, who.clientTown], 36, 112, 12, { face: 'narrow', size: 9.5 }, { face: 'narrowBold', size: 9 })
      writtenLines(sheet, ['Lieu de livraison', who.site, who.siteStreet, who.siteTown], 340, 112, 12, { face: 'narrow', size: 9.5 }, { face: 'narrowBold', size: 9 })
      const columns = [{ title: 'Article', width: 62 }, { title: 'Libellé', width: 211 }, { title: 'Qté\ncdée', width: 50, align: 'right' as const }, { title: 'Qté\nlivrée', width: 50, align: 'right' as const }, { title: 'UV', width: 34, align: 'center' as const }, { title: 'Reliquat', width: 50, align: 'right' as const }, { title: 'Poids\nkg', width: 66, align: 'right' as const }]
      const rows = lines.map((line, at) => [line.code, line.words, String(ordered[at]), String(line.count), line.unit, ordered[at] === line.count ? '' : String(ordered[at]! - line.count), fr(line.kg, 2, group)])
      const foot = table(sheet, { x: 36, y: 176, columns, rows, lines: 'rows', headFill: '#f3d9d7', headHeight: 28, style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 } })
      sheet.write(words, 430, foot + 10, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.write(`${fr(kg, 2, group)} kg`, 555, foot + 10, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.write('Véhicule : porteur grue 19 t – hauteur de dépose maxi 12 m – accès chantier à vérifier', 36, 690, { face: 'narrow', size: 9 })
      sheet.box(300, 708, 259, 70, undefined, '#999')
      sheet.write('Cachet et signature du client', 306, 713, { face: 'narrow', size: 8, color: '#666' })
      smallPrint(sheet, 'Toute réserve doit être portée sur le présent bon au moment de la livraison. Le client assure la direction des manœuvres sur son chantier.', 36, 712, 240, 'narrow')
    },
  }
})
