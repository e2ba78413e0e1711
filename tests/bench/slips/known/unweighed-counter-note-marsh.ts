import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { framed, smallPrint } from './marsh-print.ts'
import { joineryWares, masonryWares, plumbingWares } from './marsh-wares.ts'

/** The commonest note of all: goods and prices, and nothing that says what they weigh. */
export const unweighedCounterNote = layout<{ seed: number; wares: readonly Ware[]; take: Take; note: string }>('unweighed-counter-note-marsh', [
  { seed: 303480, wares: masonryWares, take: [[0, 10], [1, 40], [2, 3], [9, 1]], note: 'Livraison par porteur 19 t PTAC – déchargement hayon 1 500 kg maxi.' },
  { seed: 303481, wares: plumbingWares, take: [[1, 1], [3, 3], [4, 12], [7, 2]], note: 'Port 25,00 € HT pour toute commande inférieure à 350 kg.' },
  { seed: 303482, wares: joineryWares, take: [[0, 4], [1, 1], [3, 5]], note: 'Prévoir deux personnes : les menuiseries de plus de 50 kg ne sont pas montées à l’étage.' },
], ({ seed, wares, take, note }) => {
  const { lines, total } = consigned(wares, take)
  return {
    expectedKg: null,
    draw(sheet) {
      const who = marshParties(seed)
      writtenLines(sheet, ['Dépôt de l’Exemple', '44 boulevard du Modèle', '06130 GRASSE', `Tél. ${who.phone}`], 40, 32, 18, { face: 'serif', size: 9.5 }, { face: 'serifBold', size: 15 })
      sheet.write(`Bon de livraison ${who.number}`, 555, 36, { face: 'serifBold', size: 14, align: 'right' })
      sheet.write(`Le ${who.day}`, 555, 56, { face: 'serif', size: 10, align: 'right' })
      framed(sheet, 'Livraison', [who.client, who.site, who.siteStreet, who.siteTown], [315, 92, 240, 70], { face: 'serif', bold: 'serifBold' })
      const columns = [{ title: 'Réf.', width: 65 }, { title: 'Désignation', width: 240 }, { title: 'Qté', width: 50, align: 'right' as const }, { title: 'P.U. HT', width: 75, align: 'right' as const }, { title: 'Montant HT', width: 85, align: 'right' as const }]
      const rows = lines.map((line) => [line.code, line.words, String(line.count), fr(line.price, 2), fr(line.total, 2, ' ')])
      const foot = table(sheet, { x: 40, y: 184, columns, rows, lines: 'grid', rowHeight: 20, style: { face: 'serif', size: 9.5 }, headStyle: { face: 'serifBold', size: 9.5 } })
      const sums = [['Total HT', total], ['TVA 20 %', total * 0.2], ['Total TTC', total * 1.2]] as const
      sums.forEach(([caption, euros], at) => {
        sheet.write(caption, 400, foot + 12 + at * 16, { face: at === 2 ? 'serifBold' : 'serif', size: 10 })
        sheet.write(`${fr(euros, 2, ' ')} €`, 551, foot + 12 + at * 16, { face: at === 2 ? 'serifBold' : 'serif', size: 10, align: 'right' })
      })
      sheet.write(`Nombre d’articles : ${lines.reduce((sum, line) => sum + line.count, 0)}`, 44, foot + 12, { face: 'serif', size: 10 })
      sheet.write(note, 40, 700, { face: 'serif', size: 9.5 })
      sheet.write('Signature du client :', 40, 724, { face: 'serif', size: 9.5 })
      smallPrint(sheet, `RCS Exemple ${who.siret} – Aucun retour sans accord préalable.`, 40, 806, 515, 'serif')
    },
  }
})
