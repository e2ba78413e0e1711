import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

const rolls = [['Laine de verre à dérouler 300 mm', '7,50', 9, 3.24, 10.4], ['Panneau laine de bois 145 mm', '3,80', 6, 2.76, 31.2], ['Laine de roche semi-rigide 100 mm', '2,85', 12, 4.05, 15.3], ['Polyuréthane à languette 120 mm', '5,55', 4, 4.32, 18.6], ['Ouate de cellulose en sac', '–', 14, 0, 12.5]] as const

/** An insulation wholesaler counts in square metres; the last line of its wide table sums packs, surface, volume and weight, each under its column. */
export const insulationStock = layout('insulation-stock', [
  { from: 0, upTo: 4, seed: 7010, caption: 'Total expédition', weight: 'Poids', units: true },
  { from: 0, upTo: 5, seed: 7020, caption: 'TOTAUX', weight: 'Poids (kg)', units: false },
  { from: 1, upTo: 5, seed: 7030, caption: 'Total du bon', weight: 'Pds kg', units: false },
], ({ from, upTo, seed, caption, weight, units }) => {
  const goods = rolls.slice(from, upTo).map(([words, r, packs, surface, each]) => ({ words, r, packs, surface: packs * surface, volume: packs * 0.41, kg: Number((packs * each).toFixed(1)) }))
  const sum = (what: 'packs' | 'surface' | 'volume' | 'kg') => goods.reduce((all, line) => all + line[what], 0)
  const unit = (word: string) => (units ? ` ${word}` : '')
  const cells = (line: { readonly packs: number; readonly surface: number; readonly volume: number; readonly kg: number }) => [`${line.packs}${unit('pqt')}`, line.surface === 0 ? '–' : `${fr(line.surface, 2)}${unit('m²')}`, `${fr(line.volume, 2)}${unit('m³')}`, `${fr(line.kg, 1)}${unit('kg')}`]
  return {
    expectedKg: Number(sum('kg').toFixed(1)),
    paper: { landscape: true },
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, date } = marks(seed)
      sheet.write('ISOLATION & ÉTANCHÉITÉ', 36, 30, { face: 'condensedBold', size: 11, color: '#8a5a00', spacing: 1 })
      sheet.write(supplier, 36, 44, { face: 'condensedBold', size: 22 })
      sheet.write(`${street} – ${town}`, 36, 72, { face: 'condensed', size: 10 })
      sheet.box(480, 30, 326, 62, '#fff4d6', '#d9a400')
      ;[`Bon de livraison n° ${slip} – ${date}`, client, `${site}, ${siteTown}`].forEach((line, at) => sheet.write(line, 490, 38 + at * 17, { face: at === 0 ? 'condensedBold' : 'condensed', size: 11 }))
      const under = table(sheet, {
        x: 36, y: 116, lines: 'grid', rowHeight: 24, headFill: '#fff4d6', style: { face: 'condensed', size: 12 }, headStyle: { face: 'condensedBold', size: 11.5 },
        columns: [{ title: 'Désignation', width: 330 }, { title: 'R (m².K/W)', width: 80, align: 'center' }, { title: 'Paquets', width: 80, align: 'right' }, { title: 'Surface', width: 95, align: 'right' }, { title: 'Volume', width: 85, align: 'right' }, { title: weight, width: 100, align: 'right' }],
        rows: [...goods.map((line) => [line.words, line.r, ...cells(line)]), [caption, '', ...cells({ packs: sum('packs'), surface: sum('surface'), volume: sum('volume'), kg: sum('kg') })]],
      })
      sheet.write('Livraison sur camion bâché 19 t. Produits à stocker à l’abri de l’humidité. Palettes non consignées.', 36, under + 16, { face: 'condensed', size: 10 })
      sheet.write('Nom et signature du réceptionnaire :', 36, under + 44, { face: 'condensed', size: 11 })
    },
  }
})
