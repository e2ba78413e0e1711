import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, smallPrint } from './heath-print.ts'
import { tileWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly weighed: boolean }[] = [
  { seed: 413160, take: [[2, 14], [4, 6], [5, 2]], weighed: true },
  { seed: 413161, take: [[0, 30], [3, 42]], weighed: true },
  { seed: 413162, take: [[1, 12], [5, 3]], weighed: false },
]

/** An open suite's delivery slip; the shipping weight is one of the facts, where the module is there. */
export const freeSuiteTransferHeath = layout('free-suite-transfer-heath', variants, ({ seed, take, weighed }) => {
  const { lines, kg } = consigned(tileWares, take)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const { number, date, hour, order, client, site, siteTown, street, town, phone } = heathParties(seed)
      headLines(sheet, ['Modèle Carrelage', street, town], 46, 40, 14, { face: 'modern', size: 8.5, color: '#555' }, { face: 'modernBold', size: 13, color: '#714b67' })
      sheet.rule(46, 88, 549, 88, 1, '#714b67')
      headLines(sheet, [client, site, siteTown, 'France'], 330, 104, 14, { face: 'modern', size: 9.5 })
      sheet.write(`EX/OUT/${number}`, 46, 176, { face: 'modern', size: 20, color: '#714b67' })
      const facts = [['Commande', `S${order}`], ['Date d’expédition', `${date} ${hour}`], ...(weighed ? [['Poids d’expédition', `${fr(kg, 2)} kg`]] : [['Mode de livraison', 'Chantier']])]
      facts.forEach(([caption, value], at) => headLines(sheet, [`${caption} :`, value!], 46 + at * 170, 212, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 }))
      const foot = table(sheet, {
        x: 46, y: 256, lines: 'rows', rowHeight: 22, style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 9 },
        columns: [{ title: 'Produit', width: 323 }, { title: 'Commandé', width: 90, align: 'right' }, { title: 'Livré', width: 90, align: 'right' }],
        rows: lines.map(({ code, words, count }) => [`[${code}] ${words}`, `${fr(count, 2)} Unité(s)`, `${fr(count, 2)} Unité(s)`]),
      })
      sheet.write('Déposer devant le garage si absent.', 46, foot + 18, { face: 'modern', size: 9 })
      smallPrint(sheet, [`${phone}   bonjour@modele.example   http://modele.example   TVA : FR00000000000`, 'Page : 1 / 1'], 'modern')
    },
  }
})
