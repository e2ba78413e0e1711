import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** A photovoltaic kit on a landscape sheet: pallets with size, net and gross weight and a total row; serial numbers on the second page. */
export const solarKit = layout('solar-kit', [
  { seed: 10_301, pallets: [['Modules 425 Wc full black × 31', '178 × 115 × 128', 666.5, 702], ['Rails, étriers, crochets tuile', '330 × 60 × 45', 148.2, 161.5], ['Onduleur, coffret AC/DC, câbles', '80 × 60 × 70', 42.6, 51]] },
  { seed: 10_302, pallets: [['Modules 425 Wc × 12', '178 × 115 × 60', 258, 281], ['Fixations et micro-onduleurs', '120 × 80 × 50', 61.8, 79.4]] },
] as const, ({ seed, pallets }) => {
  const net = pallets.reduce((sum, [, , kg]) => sum + kg, 0)
  const gross = Number(pallets.reduce((sum, [, , , kg]) => sum + kg, 0).toFixed(1))
  return {
    expectedKg: gross,
    paper: { landscape: true },
    draw(sheet) {
      const luck = chance(seed)
      const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
      const head = (page: number) => {
        sheet.write('exemple solaire distribution', 40, 32, { face: 'modernBold', size: 15, color: '#c2410c' })
        sheet.write(`Liste de colisage / bon de livraison ${slip}`, 802, 34, { face: 'modernBold', size: 11, align: 'right' })
        sheet.write(`page ${page} sur 2`, 802, 560, { face: 'modern', size: 8, align: 'right' })
      }
      head(1)
      block(sheet, ['Expéditeur', street, town], 40, 66, 12, { face: 'modern', size: 8.5 })
      block(sheet, ['Livraison', client, `${site}, ${siteTown}`], 300, 66, 12, { face: 'modern', size: 8.5 })
      block(sheet, [`Commande ${order}`, `Expédié le ${date}`, 'Hayon demandé : oui'], 640, 66, 12, { face: 'modern', size: 8.5 })
      const rows = pallets.map(([words, size, netKg, grossKg], at) => [`${at + 1}`, words, size, '1', fr(netKg, 1, ' '), fr(grossKg, 1, ' ')])
      const y = table(sheet, { x: 40, y: 124, lines: 'grid', rowHeight: 24, headHeight: 28, headFill: '#fde6d5', style: { face: 'modern', size: 9.5 }, headStyle: { face: 'modernBold', size: 8.5 }, columns: [{ title: 'Palette', width: 60, align: 'center' }, { title: 'Contenu', width: 310 }, { title: 'Dimensions (cm)', width: 130, align: 'center' }, { title: 'Qté', width: 50, align: 'center' }, { title: 'Poids net (kg)', width: 105, align: 'right' }, { title: 'Poids brut (kg)', width: 107, align: 'right' }], rows: [...rows, ['', 'Total', '', `${pallets.length}`, fr(net, 1, ' '), fr(gross, 1, ' ')]] })
      sheet.write('Modules fragiles : ne pas gerber, ne pas poser à plat hors palette. Contrôler les indicateurs de choc à réception.', 40, y + 14, { face: 'modern', size: 8 })
      sheet.write('Reçu par (nom, date, signature) :', 560, y + 44, { face: 'modern', size: 8.5 })
      sheet.nextPage()
      head(2)
      sheet.write('Numéros de série des modules', 40, 66, { face: 'modernBold', size: 9.5 })
      for (let at = 0; at < 24; at++) sheet.write(`EX425${luck.digits(9)}`, 40 + (at % 4) * 190, 88 + Math.floor(at / 4) * 18, { face: 'printer', size: 8.5 })
    },
  }
})
