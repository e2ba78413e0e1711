import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, timber } from './trade-wares.ts'

/** A timber and panel importer: volume and weight of the load in a sentence, in tonnes. */
export const panelMerchantTonnes = layout(
  'panel-merchant-tonnes-grove',
  [
    { seed: 307478, taken: '0:30 1:12 2:8', cubic: 3.214, unit: 'T' },
    { seed: 307479, taken: '5:80 6:24 3:40', cubic: 4.02, unit: 'tonnes' },
  ],
  ({ seed, taken, cubic, unit }) => {
    const goods = basket(timber, taken, 1)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, account } = particulars(seed)
        const style = { face: 'serif' as const, size: 10 }
        sheet.box(36, 30, 523, 60, '#e9f0e1', '#55713a')
        sheet.write('BOIS & PANNEAUX DE L’EXEMPLE', 298, 40, { face: 'serifBold', size: 17, color: '#55713a', align: 'center' })
        sheet.write(`${street} – ${town}`, 298, 66, { ...style, size: 9, align: 'center' })
        lines(sheet, [`BON D’EXPÉDITION N° ${number}`, `du ${date}`, `Commande ${order} – client ${account}`], 36, 106, 15, style)
        lines(sheet, ['Destinataire : Ébénisterie Exemple', site, siteTown], 330, 106, 15, style)
        const columns = [{ title: 'Désignation', width: 300 }, { title: 'Colis', width: 68, align: 'center' as const }, { title: 'Nombre', width: 75, align: 'right' as const }, { title: 'Unité', width: 80, align: 'center' as const }]
        const rows = goods.lines.map((line, at) => [line.words, `N° ${at + 1}`, String(line.count), line.unit])
        const foot = table(sheet, { x: 36, y: 175, columns, rows, rowHeight: 20, lines: 'grid', style, headStyle: { face: 'serifBold', size: 10 } })
        sheet.write(`Soit ${goods.lines.length} colis, ${fr(cubic, 3)} m³, poids total ${fr(goods.kg / 1000, 4)} ${unit}`, 36, foot + 16, { face: 'serifBold', size: 11 })
        lines(sheet, ['Produits certifiés sur demande. Humidité 12 % ± 2.', 'Bois à stocker à l’abri, sur cales, sangles desserrées.'], 36, foot + 48, 14, { ...style, size: 9 })
        sheet.write('Le chauffeur :', 36, 640, style)
        sheet.write('Le client (nom lisible) :', 330, 640, style)
      },
    }
  },
)
