import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { steelWares } from './marsh-wares.ts'

/** A steel stockist's note: the kilos of each line, never added up. */
export const linesWeighedUnsummed = layout<{ seed: number; take: Take; decimals: number }>('lines-weighed-unsummed-marsh', [
  { seed: 303490, take: [[0, 2], [3, 5], [6, 1]], decimals: 1 },
  { seed: 303491, take: [[1, 3], [4, 10]], decimals: 1 },
], ({ seed, take, decimals }) => {
  const { lines, kg } = consigned(steelWares, take, decimals)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.box(36, 30, 523, 44, '#24323f', '#24323f')
      sheet.write('ACIERS MODÈLE', 48, 43, { face: 'condensedBold', size: 20, color: '#fff' })
      sheet.write(`BON DE LIVRAISON  ${who.number}`, 547, 46, { face: 'condensedBold', size: 14, color: '#fff', align: 'right' })
      writtenLines(sheet, ['Parc de l’Exemple, quai n° 3', '83480 PUGET-SUR-ARGENS', `Tél. ${who.phone}`], 36, 88, 13, { face: 'condensed', size: 11 })
      writtenLines(sheet, [who.client, who.site, `${who.siteStreet} – ${who.siteTown}`], 310, 88, 13, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 11 })
      sheet.write(`Départ parc le ${who.day} – commande ${who.order} – tournée ${who.round}`, 36, 142, { face: 'condensed', size: 11 })
      const columns = [{ title: 'Repère', width: 60 }, { title: 'Produit', width: 263 }, { title: 'Nombre', width: 60, align: 'right' as const }, { title: 'Unité', width: 50, align: 'center' as const }, { title: 'Poids kg', width: 90, align: 'right' as const }]
      const rows = lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, decimals, ' ')])
      const foot = table(sheet, { x: 36, y: 166, columns, rows, lines: 'grid', rowHeight: 24, headFill: '#dfe5ea', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 } })
      sheet.write('Certificats matière 2.2 sur demande. Poids théoriques selon barème usine.', 36, foot + 12, { face: 'condensed', size: 10 })
      sheet.box(36, foot + 46, 255, 74)
      sheet.box(304, foot + 46, 255, 74)
      sheet.write('Visa du magasin', 42, foot + 50, { face: 'condensed', size: 9 })
      sheet.write('Reçu conforme, le client', 310, foot + 50, { face: 'condensed', size: 9 })
    },
  }
})
