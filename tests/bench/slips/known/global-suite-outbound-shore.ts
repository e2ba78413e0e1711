import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { facts } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { joinery } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly packing: number }[] = [
  { seed: 11526, take: [[3, 8], [5, 8], [4, 2]], packing: 64 },
  { seed: 11527, take: [[0, 14], [1, 9], [10, 3]], packing: 41.5 },
]

/** A manufacturer's large suite: the weights stand among the facts of the delivery, the items under each other without any. */
export const globalSuiteOutbound = layout('global-suite-outbound-shore', variants, ({ seed, take, packing }) => {
  const { lines, kg } = consigned(joinery, take, 3)
  const gross = kg + packing
  return {
    expectedKg: gross,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, slip, order, account, date, after } = shore(seed)
      sheet.write('Menuiseries Exemple Industrie', 559, 34, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write('Usine du Modèle – 85000 LA ROCHE-SUR-YON', 559, 50, { size: 8, align: 'right' })
      sheet.write('Menuiseries Exemple Industrie – 85000 LA ROCHE-SUR-YON', 42, 112, { size: 6 })
      sheet.rule(42, 120, 240, 120, 0.4)
      writtenLines(sheet, [client, site, siteStreet, siteTown], 42, 126, 14, { size: 10 })
      sheet.write('Bon de livraison', 42, 220, { face: 'sansBold', size: 15 })
      sheet.box(320, 100, 239, 148)
      sheet.write('Informations', 328, 106, { face: 'sansBold', size: 9 })
      facts(sheet, [['N° de livraison', `8000${slip}`], ['Date', date.replaceAll('/', '.')], ['N° de commande', `45000${order}`], ['N° client', `10${account}`], ['Conditions', 'DAP chantier'], ['Poids total', `${fr(gross, 3, '.')} KG`], ['Poids net', `${fr(kg, 3, '.')} KG`], ['Volume', `${fr(gross / 160, 3)} M3`], ['Date de livraison', after.replaceAll('/', '.')]], 328, 122, 112, { size: 9 })
      sheet.rule(42, 270, 559, 270)
      ;[['Poste', 42], ['Article', 90], ['Description', 170]].forEach(([words, x]) => sheet.write(words as string, x as number, 276, { face: 'sansBold' }))
      sheet.write('Quantité', 559, 276, { face: 'sansBold', align: 'right' })
      sheet.rule(42, 290, 559, 290)
      lines.forEach(({ code, words, count }, at) => {
        const y = 300 + at * 42
        sheet.write(String((at + 1) * 10).padStart(6, '0'), 42, y)
        sheet.write(code, 90, y)
        sheet.write(words, 170, y)
        sheet.write(`${count} PCE`, 559, y, { align: 'right' })
        sheet.write(`Votre poste de commande ${at + 1} – lot ${order}/${at + 1}`, 170, y + 13, { size: 8, color: '#444' })
      })
      sheet.rule(42, 300 + lines.length * 42, 559, 300 + lines.length * 42)
      sheet.flow('La marchandise reste notre propriété jusqu’au paiement complet. Les vitrages sont à contrôler avant signature ; toute casse doit être notée sur le document du transporteur.', 42, 314 + lines.length * 42, 517, { size: 8 })
      sheet.write('Page 1 / 1', 559, 806, { size: 8, align: 'right' })
    },
  }
})
