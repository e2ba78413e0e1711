import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, pairs } from './moor-print.ts'

const variants = [
  { seed: 14361, lines: [['A', 'Fenêtre 2 vantaux OB 1250 x 1200 – blanc', 3, 318, 45.2], ['B', 'Porte-fenêtre 2 vantaux 2150 x 1400', 1, 612, 83.4], ['C', 'Châssis fixe 600 x 900', 2, 164, 18.5]] },
  { seed: 14362, lines: [['1', 'Coulissant alu 2400 x 2150 gris 7016', 2, 1180, 121.5], ['2', 'Porte d’entrée alu 2150 x 900', 1, 1644, 76.8]] },
] as const

/** A window works' order confirmation sent with the goods: prices first, the shipment's estimated kilos among the delivery terms. */
export const joineryOrderConfirmed = layout('joinery-order-confirmed-moor', variants, ({ seed, lines }) => {
  const kg = Math.round(lines.reduce((sum, line) => sum + line[2] * line[4], 0))
  const net = lines.reduce((sum, line) => sum + line[2] * line[3], 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const face = 'modern'
      const who = moorParties(seed, ['Fenêtres Modèle Industrie', 'Spécimen Menuiseries'])
      sheet.box(40, 34, 515, 30, '#eef3f7', '#eef3f7')
      sheet.write(who.sender, 50, 41, { face: 'modernBold', size: 13, color: '#1f4e6b' })
      sheet.write('Confirmation de commande', 546, 43, { face: 'modernBold', size: 11, color: '#1f4e6b', align: 'right' })
      pairs(sheet, [['ARC n°', who.slip], ['Date', who.date], ['Votre référence', who.site], ['Interlocuteur', 'ADV secteur Ouest']], 40, 84, 90, 14, { face, size: 8.5 }, { face: 'modernBold', size: 8.5 })
      addressFrame(sheet, 'Adresse de livraison', shipTo(who), [330, 78, 225, 78], { face, bold: 'modernBold', line: '#9ab' })
      const end = table(sheet, {
        x: 40, y: 178, lines: 'rows', rowHeight: 24, style: { face, size: 8.5 }, headStyle: { face: 'modernBold', size: 8.5 }, headFill: '#dfe9f0',
        columns: [{ title: 'Rep.', width: 40 }, { title: 'Désignation', width: 275 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'PU HT €', width: 75, align: 'right' }, { title: 'Total HT €', width: 85, align: 'right' }],
        rows: lines.map(([mark, words, count, price]) => [mark, words, String(count), fr(price, 2, ' '), fr(count * price, 2, ' ')]),
      })
      sheet.write(`Total HT   ${fr(net, 2, ' ')} €`, 551, end + 10, { face: 'modernBold', size: 9, align: 'right' })
      sheet.write(`Total TTC (TVA 20 %)   ${fr(net * 1.2, 2, ' ')} €`, 551, end + 26, { face, size: 9, align: 'right' })
      sheet.write('Conditions de livraison', 40, end + 54, { face: 'modernBold', size: 9.5, color: '#1f4e6b' })
      pairs(sheet, [['Date de livraison', `${who.date}, camion ${who.carrier}`], ['Nombre de pièces', String(lines.reduce((sum, line) => sum + line[2], 0))], ['Poids total estimé', `${fr(kg)} kg`], ['Conditionnement', '1 chevalet consigné (250,00 €)'], ['Port', 'franco à partir de 1 500 € HT']], 40, end + 74, 110, 15, { face, size: 8.5 })
      sheet.flow('Toute modification doit nous parvenir sous 24 h. Vitrages 4/16/4 : 20 kg/m². Manutention : pièces de plus de 80 kg à décharger avec ventouse ou à quatre personnes.', 40, end + 170, 515, { face, size: 8, color: '#555' })
    },
  }
})
