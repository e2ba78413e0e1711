import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'

type Item = readonly [code: string, words: string, count: number, net: number, gross: number, size: string]

const variants: readonly { readonly seed: number; readonly items: readonly Item[] }[] = [
  { seed: 11537, items: [['7736-EX11', 'Pompe à chaleur air/eau 11 kW – unité ext.', 1, 116, 131, '1120 × 480 × 1510'], ['7736-EX12', 'Module hydraulique 190 L', 1, 128, 142.5, '700 × 720 × 2010'], ['7738-EX90', 'Kit raccordement hydraulique', 1, 8.4, 9.6, '600 × 400 × 250']] },
  { seed: 11538, items: [['7731-EX24', 'Chaudière gaz condensation 24 kW', 4, 36.5, 40.2, '520 × 430 × 830'], ['7739-EX60', 'Conduit ventouse 60/100', 4, 4.1, 4.8, '1100 × 200 × 200'], ['7737-EX01', 'Thermostat d’ambiance radio', 4, 0.3, 0.5, '180 × 150 × 80'], ['7735-EX50', 'Ballon tampon 50 L', 2, 27, 30.4, '520 × 520 × 700']] },
]

/** A boiler works prints lying: net and gross of one piece, gross of the line, one total at the far right. */
export const boilerWorksWide = layout('boiler-works-wide-shore', variants, ({ seed, items }) => {
  const grossOf = ([, , count, , gross]: Item) => Number((count * gross).toFixed(1))
  const kg = Number(items.reduce((sum, item) => sum + grossOf(item), 0).toFixed(1))
  return {
    paper: { landscape: true },
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, slip, order, date, luck } = shore(seed)
      sheet.write('CHAUDIÈRES EXEMPLE', 36, 28, { face: 'sansBold', size: 16, color: '#004f8a' })
      writtenLines(sheet, ['Plateforme logistique', '67000 STRASBOURG', 'service.livraison@chaudieres-exemple.example'], 36, 50, 12, { size: 8 })
      writtenLines(sheet, ['Avis de livraison / Lieferschein', `N° ${slip} – ${date}`, `Votre commande ${order}`, 'Page 1 sur 1'], 330, 28, 15, { size: 9.5 }, { face: 'sansBold', size: 12 })
      writtenLines(sheet, ['Livré à', client, site, siteStreet, siteTown], 620, 28, 13, { size: 9 }, { size: 7.5, color: '#555' })
      const rows = items.map((item, at) => {
        const [code, words, count, net, gross, size] = item
        return [String((at + 1) * 10), code, words, count > 1 ? 'voir étiquettes' : `SN ${luck.digits(8)}`, String(count), size, fr(net, 1), fr(gross, 1), fr(grossOf(item), 1)]
      })
      const foot = table(sheet, {
        x: 36, y: 116, style: { size: 8.5 }, headHeight: 30, headFill: '#dbe8f3', lines: 'grid', rowHeight: 21,
        columns: cols(['Pos.', 35, 'center'], ['Référence', 80], ['Désignation', 220], ['N° de série', 95], ['Qté', 40, 'right'], ['L × P × H (mm)', 110, 'center'], ['Net\nunit. kg', 58, 'right'], ['Brut\nunit. kg', 58, 'right'], ['Brut\ntotal kg', 73, 'right']),
        rows,
      })
      sheet.box(620, foot, 185, 24)
      sheet.write('Total brut kg', 628, foot + 7, { face: 'sansBold', size: 9.5 })
      sheet.write(fr(kg, 1, ' '), 801, foot + 7, { face: 'sansBold', size: 10.5, align: 'right' })
      sheet.write('Fluide R290 : 0,62 kg par unité extérieure (le cas échéant). Transporter debout. Pression maxi 3 bar, charge au sol 250 kg/m².', 36, foot + 40, { size: 8, color: '#555' })
      ;['Départ plateforme', 'Transporteur', 'Destinataire'].forEach((who, at) => {
        sheet.box(36 + at * 260, 460, 249, 80)
        sheet.write(who, 43 + at * 260, 465, { size: 8 })
      })
    },
  }
})
