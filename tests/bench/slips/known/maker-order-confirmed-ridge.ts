import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { caseStrip, columns, figure } from './ridge-print.ts'
import { paintShelf } from './ridge-wares.ts'

const list = columns(['N°', 28, 'center'], ['Réf.', 44], ['Désignation', 218], ['Qté', 44, 'right'], ['P.U. net', 62, 'right'], ['Montant HT', 72, 'right'], ['Délai', 50, 'center'])

/** A maker's acknowledgement of order: the weight of the order in a case, or only the weight from which carriage is free. */
export const makerOrderConfirmedRidge = layout('maker-order-confirmed-ridge', [{ seed: 16355, lines: 5, told: true }, { seed: 16356, lines: 7, told: true }, { seed: 16357, lines: 4, told: false }], ({ seed, lines, told }) => {
  const goods = stocked(paintShelf, seed, lines, { times: 1.5, decimals: 1 })
  const on = ridgeParties(seed)
  const cases = [['Livraison', `S${10 + (seed % 40)}`, 80], ['Port', 'Franco', 80], ...(told ? [['Poids commande', `${figure(goods.kg, 1)} kg`, 110] as const] : [['Représentant', 'Secteur 06', 110] as const]), ['Total HT', `${figure(goods.total, 2)} €`, 120], ['Total TTC', `${figure(cents(goods.total * 1.2), 2)} €`, 128]] as const
  return {
    expectedKg: told ? goods.kg : null,
    draw(sheet) {
      sheet.write('COULEURS DE L’EXEMPLE', 40, 36, { face: 'modernBold', size: 15, color: '#386641' })
      sheet.write('Fabricant de peintures et enduits – 38000 GRENOBLE', 40, 58, { face: 'modern', size: 8 })
      sheet.write('CONFIRMATION DE COMMANDE', 40, 88, { face: 'modernBold', size: 12 })
      sheet.write(`AR ${on.slip} du ${on.date} – votre commande ${on.order}`, 40, 106, { face: 'modern', size: 8.5 })
      ;[on.client, on.street, on.town].forEach((line, at) => sheet.write(line, 350, 84 + at * 14, { face: at === 0 ? 'modernBold' : 'modern', size: 9 }))
      sheet.write(`À livrer : ${on.site}, ${on.siteStreet}, ${on.siteTown}`, 40, 140, { face: 'modern', size: 8.5 })
      const rows = goods.lines.map((line, at) => [String(at + 1), line.code, line.words, String(line.count), figure(line.price, 2), figure(line.total, 2), `S${10 + (seed % 40)}`])
      const foot = table(sheet, { x: 38, y: 164, columns: list, rows, style: { face: 'modern', size: 8 }, headStyle: { face: 'modernBold', size: 7.5 }, headFill: '#e3efe5', rowHeight: 19 })
      caseStrip(sheet, cases, 38, foot + 24, { head: '#e3efe5', style: { face: 'modern', size: 7.5 }, value: { face: 'modernBold', size: 9 } })
      sheet.flow('Franco de port à partir de 400 kg ou 900 € HT en une seule livraison ; en deçà, forfait de 65 €. Palette complète : 33 seaux de 15 L. Sans observation de votre part sous 24 h, la commande part en fabrication.', 38, foot + 76, 500, { face: 'modern', size: 8, color: '#444' })
      sheet.write('Bon pour accord :', 38, 740, { face: 'modern', size: 9 })
    },
  }
})
