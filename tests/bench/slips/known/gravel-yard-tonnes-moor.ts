import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, headed, scrawl } from './moor-print.ts'

const variants = [
  { seed: 14236, lines: [['Sable 0/4 roulé', 3.2, 24.5], ['Gravillon 6/14 calcaire', 4.85, 22], ['Terre végétale criblée', 2.5, 19]] },
  { seed: 14237, lines: [['Mélange à béton 0/20', 6.4, 23.8], ['Tout-venant 0/31,5', 5.75, 14.2]] },
] as const

/** An aggregates dealer's half sheet: quantities are tonnes, added up under the column. */
export const gravelYardTonnes = layout('gravel-yard-tonnes-moor', variants, ({ seed, lines }) => {
  const tonnes = Number(lines.reduce((sum, line) => sum + line[1], 0).toFixed(2))
  return {
    expectedKg: Math.round(tonnes * 1000),
    paper: { size: 'A5' },
    draw(sheet) {
      const who = moorParties(seed, ['Sables et Graviers Exemple', 'Le Dépôt du Modèle'])
      headed(sheet, [who.sender, 'Sables – Graviers – Terre – Location de bennes', `${who.street} – ${who.town}`], 24, 24, 12, { face: 'narrow', size: 9 }, { face: 'narrowBold', size: 15, color: '#7a5a10' })
      sheet.write(`BON DE LIVRAISON n° ${who.slip}`, 24, 78, { face: 'narrowBold', size: 12 })
      sheet.write(`le ${who.date}`, 396, 78, { face: 'narrow', size: 11, align: 'right' })
      addressFrame(sheet, 'Client', shipTo(who), [180, 98, 216, 76], { face: 'narrow', bold: 'narrowBold', size: 10 })
      sheet.write(`Camion : ${who.plate}`, 24, 112, { face: 'narrow', size: 10 })
      sheet.write('Benne 6x4', 24, 126, { face: 'narrow', size: 10 })
      const end = table(sheet, {
        x: 24, y: 190, lines: 'grid', rowHeight: 24, downTo: 360, style: { face: 'narrow', size: 10.5 }, headStyle: { face: 'narrowBold', size: 10 }, headFill: '#f3e8cc',
        columns: [{ title: 'Produit', width: 170 }, { title: 'Quantité (t)', width: 72, align: 'right' }, { title: 'Prix / t', width: 60, align: 'right' }, { title: 'Montant HT', width: 70, align: 'right' }],
        rows: lines.map(([name, quantity, price]) => [name, fr(quantity, 2), fr(price, 2), fr(quantity * price, 2)]),
      })
      sheet.box(24, end, 372, 24)
      sheet.write('TOTAL', 32, end + 7, { face: 'narrowBold', size: 11 })
      sheet.write(`${fr(tonnes, 2)} t`, 262, end + 7, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.write(`${fr(lines.reduce((sum, line) => sum + Number((line[1] * line[2]).toFixed(2)), 0), 2)} €`, 392, end + 7, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.write('Densité apparente indicative : 1,5 t/m³ selon humidité.', 24, end + 36, { face: 'narrow', size: 9, color: '#555' })
      sheet.write('Signature client', 250, 480, { face: 'narrow', size: 10 })
      scrawl(sheet, 270, 505)
    },
  }
})
