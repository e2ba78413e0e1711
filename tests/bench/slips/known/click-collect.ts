import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { consignment, rounded } from './consignment.ts'
import { stack } from './stack.ts'

/** A building store's order prepared for delivery: a large order number, tick boxes, aisle places, and what the preparer has to lift. */
export const clickCollect = layout('click-collect', [
  { seed: 8351, nearKg: 262, lines: 5, trolleys: 2, shelf: 'drywall' },
  { seed: 8352, nearKg: 73, lines: 6, trolleys: 1, shelf: 'plumbing' },
] as const, ({ seed, nearKg, lines, trolleys, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg, decimals: 1 })
  const kg = rounded(goods.kg, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, siteTown, date, phone } = marks(seed)
      const luck = chance(seed)
      const set = { face: 'modern', size: 9 } as const
      const bold = { face: 'modernBold', size: 10 } as const
      sheet.box(36, 30, 523, 74, undefined, '#111', 8)
      sheet.write('Commande à livrer', 50, 40, { ...set, size: 11 })
      sheet.write(`${luck.digits(4)} ${luck.digits(4)}`, 50, 56, { face: 'modernBold', size: 28 })
      stack(sheet, [client, siteTown, phone, `Livraison le ${date} matin`], 545, 40, { ...set, align: 'right', step: 15, first: bold })
      sheet.write('Magasin Exemple Nice – Préparation bâti-drive', 36, 118, set)
      sheet.write(`${lines} références – ${goods.lines.reduce((sum, line) => sum + line.count, 0)} articles`, 36, 138, bold)
      sheet.write(`Poids total : ${fr(kg, 1)} kg – ${trolleys} chariot${trolleys > 1 ? 's' : ''}`, 559, 138, { ...bold, align: 'right' })
      goods.lines.forEach((line, at) => {
        const y = 164 + at * 58
        sheet.rule(36, y, 559, y, 0.4, '#999')
        sheet.box(40, y + 16, 18, 18)
        sheet.write(line.words, 72, y + 10, bold)
        sheet.write(`Réf. ${luck.digits(8)}   EAN ${luck.digits(13)}`, 72, y + 25, { ...set, color: '#555' })
        sheet.write(`Allée ${luck.whole(1, 42)} – travée ${luck.whole(1, 18)} – niveau ${luck.whole(0, 3)}`, 72, y + 39, { ...set, color: '#555' })
        sheet.write(`x ${line.count}`, 559, y + 16, { face: 'modernBold', size: 16, align: 'right' })
      })
      const under = 172 + lines * 58
      sheet.rule(36, under, 559, under, 0.4, '#999')
      stack(sheet, ['Préparé par : ____________   Contrôlé par : ____________', 'Article manquant : proposer un remplacement avant départ du camion.', 'Montant déjà réglé en ligne. Remettre ce bon au client, faire signer le second exemplaire.'], 36, under + 16, { ...set, step: 18 })
    },
  }
})
