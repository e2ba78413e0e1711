import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'
import { stack } from './stack.ts'

/** A tile showroom: square metres and baths of colour, prices, and a small logistics table beside the totals. */
export const tileShowroom = layout('tile-showroom', [
  { seed: 8191, nearKg: 1180, lines: 4, pallets: 2 },
  { seed: 8192, nearKg: 345, lines: 5, pallets: 1 },
], ({ seed, nearKg, lines, pallets }) => {
  const goods = consignment(seed, 'tiles', { lines, nearKg })
  const kg = Number((goods.kg + pallets * 18).toFixed(2))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, siret } = marks(seed)
      const set = { face: 'modern', size: 7.5 } as const
      const bold = { face: 'modernBold', size: 7.5 } as const
      sheet.write('carreaux exemple', 36, 30, { face: 'modernBold', size: 20, color: '#0b7285' })
      sheet.write('Carrelage • Pierre • Bain', 36, 56, { ...set, color: '#0b7285' })
      stack(sheet, ['Bon de livraison', `${slip} du ${date}`, `Commande ${order}`, 'Conseillère : showroom 2'], 559, 30, { ...set, align: 'right', first: { face: 'modernBold', size: 12 }, step: 15 })
      sheet.box(36, 100, 256, 62, '#f1f6f7', '#f1f6f7', 4)
      stack(sheet, ['Adresse de facturation', client, '1 rue de l’Exemple', siteTown], 44, 107, { ...set, first: bold, step: 13 })
      sheet.box(303, 100, 256, 62, '#f1f6f7', '#f1f6f7', 4)
      stack(sheet, ['Adresse de livraison', client, site, siteTown], 311, 107, { ...set, first: bold, step: 13 })
      const columns = [{ title: 'Réf.', width: 62 }, { title: 'Produit', width: 200 }, { title: 'Bain / calibre', width: 62, align: 'center' }, { title: 'Qté', width: 32, align: 'right' }, { title: 'Cond.', width: 36, align: 'center' }, { title: 'PU net HT', width: 60, align: 'right' }, { title: 'Total HT', width: 71, align: 'right' }] as const
      const rows = goods.lines.map((line, at) => [line.code, line.words, at < 2 ? `B${seed % 90}${at} / 9` : '', String(line.count), line.unit, fr(line.price, 2), fr(line.total, 2, ' ')])
      const foot = table(sheet, { x: 36, y: 180, columns, rows, style: set, headStyle: { ...bold, color: '#fff' }, headFill: '#0b7285', rowHeight: 20 }) + 16
      const logistic = [['Palettes', String(pallets)], ['Cartons', String(goods.lines.reduce((sum, line) => sum + line.count, 0))], ['Poids brut total', `${fr(kg, 2, ' ')} kg`], ['Départ entrepôt', date]] as const
      sheet.write('Logistique', 36, foot, bold)
      logistic.forEach(([words, value], at) => {
        sheet.write(words, 36, foot + 16 + at * 15, set)
        sheet.write(value, 230, foot + 16 + at * 15, { ...set, align: 'right' })
        sheet.rule(36, foot + 27 + at * 15, 230, foot + 27 + at * 15, 0.3, '#bbb')
      })
      const money = [['Total HT', goods.total], ['Écocontribution PMCB', 4.12], ['TVA 20 %', goods.total * 0.2], ['Total TTC', goods.total * 1.2 + 4.12]] as const
      money.forEach(([words, euros], at) => {
        sheet.write(words, 380, foot + 16 + at * 15, at === 3 ? bold : set)
        sheet.write(`${fr(euros, 2, ' ')} €`, 559, foot + 16 + at * 15, { ...(at === 3 ? bold : set), align: 'right' })
      })
      sheet.flow('Vérifiez le bain et le calibre avant la pose : aucune réclamation ne sera admise après. Prévoyez 10 % de chute. Palettes perdues. Dépose au hayon en bord de rue : 1 000 kg au plus par palette.', 36, foot + 104, 523, { ...set, color: '#555' })
      sheet.write(`Carreaux Exemple SARL – SIRET ${siret} – 1 / 1`, 297, 815, { ...set, size: 6.5, align: 'center' })
    },
  }
})
