import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, pairs, headed } from './moor-print.ts'
import { plumbingWares } from './moor-wares.ts'

const variants = [
  { seed: 14110, take: [[0, 1], [1, 2], [2, 2], [8, 12], [7, 20]], left: [0, 1, 0, 4, 0] },
  { seed: 14111, take: [[3, 1], [6, 4], [5, 2], [4, 10]], left: [1, 0, 0, 10] },
] as const

/** A plumbing wholesaler's branch: ordered, delivered and to follow; the weight of what leaves in a line under the table. */
export const plumbingBranchRemainder = layout('plumbing-branch-remainder-moor', variants, ({ seed, take, left }) => {
  const goods = consigned(plumbingWares, take, 3)
  const kg = Number(goods.lines.reduce((sum, line) => sum + line.kg, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const face = 'narrow'
      const who = moorParties(seed, ['Sanitaire Spécimen Distribution', 'Modèle Chauffage Sanitaire'])
      sheet.write(who.sender.toUpperCase(), 34, 30, { face: 'narrowBold', size: 17, color: '#0b5d7a' })
      sheet.write(`Agence de ${who.town.slice(6)} – ${who.street} – ${who.town} – ${who.phone}`, 34, 52, { face, size: 8.5 })
      sheet.rule(34, 66, 561, 66, 1.6, '#0b5d7a')
      sheet.write('BORDEREAU DE LIVRAISON', 34, 78, { face: 'narrowBold', size: 14 })
      pairs(sheet, [['N° bordereau', who.slip], ['Date', who.date], ['Votre réf.', who.site], ['N° client', who.account], ['Tournée', `T${who.luck.whole(10, 40)}`]], 34, 102, 75, 13, { face, size: 9 }, { face: 'narrowBold', size: 9 })
      addressFrame(sheet, 'DESTINATAIRE', shipTo(who), [310, 84, 251, 82], { face, bold: 'narrowBold', size: 10 })
      const end = table(sheet, {
        x: 34, y: 186, lines: 'grid', rowHeight: 20, style: { face, size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 }, headHeight: 26, headFill: '#dcebf0',
        columns: [{ title: 'Code', width: 60 }, { title: 'Désignation', width: 257 }, { title: 'Un.', width: 35, align: 'center' }, { title: 'Qté\ncommandée', width: 60, align: 'right' }, { title: 'Qté\nlivrée', width: 55, align: 'right' }, { title: 'Reste\nà livrer', width: 60, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit, count }, at) => [code, words, unit, String(count + left[at]!), String(count), left[at] === 0 ? '' : String(left[at])]),
      })
      sheet.write('Poids de la livraison :', 34, end + 14, { face: 'narrowBold', size: 11 })
      sheet.write(`${fr(kg, 1)} Kg`, 150, end + 14, { face: 'narrowBold', size: 11 })
      sheet.write(`Nombre de colis : ${who.luck.whole(2, 8)}`, 250, end + 14, { face, size: 10 })
      sheet.write(`Reliquat : ${left.filter((rest) => rest > 0).length} ligne(s), livraison à suivre sans nouvel avis.`, 34, end + 34, { face, size: 9, color: '#a02020' })
      headed(sheet, ['Vérifiez l’état des colis en présence du chauffeur.', 'Réserves à confirmer au transporteur sous 3 jours par lettre recommandée (art. L133-3).'], 34, 700, 11, { face, size: 8 })
      ;['Chauffeur', 'Client : nom, date, signature'].forEach((words, at) => {
        sheet.box(34 + at * 180, 730, at === 0 ? 170 : 347, 60, undefined, '#888')
        sheet.write(words, 40 + at * 180, 734, { face, size: 8, color: '#555' })
      })
    },
  }
})
