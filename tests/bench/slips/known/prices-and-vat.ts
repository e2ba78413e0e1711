import { fr } from '../drawing/french-number.ts'
import { plainHead } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** A priced slip: a TOTAL of money with VAT, and the weight small among the marks. */
export const pricesAndVat = layout('prices-and-vat', [
  { seed: 111, label: 'Poids', unit: ' kg', column: false },
  { seed: 112, label: 'Poids total (kg)', unit: '', column: false },
  { seed: 113, label: 'Poids brut total', unit: ' kg', column: true },
], ({ seed, label, unit, column }) => {
  const goods = load(seed, { lines: 6, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = plainHead(sheet, { seed, title: 'BON DE LIVRAISON VALORISÉ' })
      const under = table(sheet, {
        x: 40, y, lines: 'grid', headFill: '#dfe7ef', style: { size: 8.5 },
        columns: [{ title: 'Désignation', width: 235 }, { title: 'Qté', width: 40, align: 'right' }, { title: column ? 'Poids' : 'Remise', width: 55, align: 'right' }, { title: 'PU HT', width: 60, align: 'right' }, { title: 'TVA', width: 45, align: 'right' }, { title: 'Total HT', width: 80, align: 'right' }],
        rows: goods.lines.map(({ words, count, kg, price, total }) => [words, String(count), column ? fr(kg, 1) : '5 %', fr(price, 2), '20,00', fr(total, 2, ' ')]),
      })
      const money = [['Total HT', goods.total], ['TVA 20 %', goods.total * 0.2], ['TOTAL TTC', goods.total * 1.2], ['Dont éco-participation', goods.total * 0.011]] as const
      money.forEach(([words, euros], at) => {
        sheet.write(words, 395, under + 12 + at * 16, { face: at === 2 ? 'sansBold' : 'sans' })
        sheet.write(`${fr(euros, 2, ' ')} €`, 551, under + 12 + at * 16, { face: at === 2 ? 'sansBold' : 'sans', align: 'right' })
      })
      sheet.write(`${label} : ${fr(goods.kg, 1, ' ')}${unit}`, 40, under + 12)
      sheet.write(`Colis : ${goods.parcels}`, 40, under + 28)
      sheet.write('Bilan carbone du transport : 12,4 kg CO2e', 40, under + 44, { size: 7.5, color: '#3a6b35' })
      sheet.write('Exemple Matériaux – SARL au capital de 8 000 € – TVA FR00 000 000 000', 297, 800, { size: 7, align: 'center' })
    },
  }
})
