import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { rounded } from './consignment.ts'
import { stack } from './stack.ts'

/** An Italian bathroom maker's packing list, in Italian and French: dimensions and weights of each package, a last row TOTALE / TOTAL. */
export const packingList = layout('packing-list', [
  { seed: 8331, packages: [['1', 'Baignoire îlot 170', '175 x 85 x 65', 62, 81], ['2', 'Meuble vasque 120', '128 x 55 x 60', 47.5, 56.5], ['3', 'Miroir LED 120', '130 x 80 x 12', 17, 22]] },
  { seed: 8332, packages: [['1-4', 'Receveur résine 120 x 90', '125 x 95 x 40', 168, 192], ['5', 'Paroi de douche 8 mm', '210 x 30 x 14', 46, 53], ['6', 'Robinetterie', '60 x 40 x 40', 11.2, 12.6]] },
] as const, ({ seed, packages }) => {
  const net = rounded(packages.reduce((sum, [, , , kg]) => sum + kg, 0), 2)
  const gross = rounded(packages.reduce((sum, [, , , , kg]) => sum + kg, 0), 2)
  return {
    expectedKg: gross,
    paper: { landscape: true },
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const set = { face: 'serif', size: 10.5 } as const
      const bold = { face: 'serifBold', size: 10.5 } as const
      sheet.write('Bagno Esempio s.r.l.', 40, 32, { face: 'serifBold', size: 20 })
      sheet.write('Via dell’Esempio 7 – 33080 ESEMPIO (PN) – Italia – P.IVA IT00000000000', 40, 58, { ...set, size: 9 })
      sheet.write('DISTINTA COLLI / LISTE DE COLISAGE', 802, 36, { face: 'serifBold', size: 14, align: 'right' })
      sheet.write(`DDT ${slip.slice(2)} del / du ${date}`, 802, 58, { ...set, align: 'right' })
      stack(sheet, ['Destinatario / Destinataire', client, site, `${siteTown} – FRANCE`], 40, 90, { ...set, step: 15, first: bold })
      stack(sheet, ['Riferimento / Référence', order, 'Causale : vendita / Motif : vente', 'Porto franco / Franco de port'], 500, 90, { ...set, step: 15, first: bold })
      const foot = table(sheet, {
        x: 40, y: 176, style: set, headStyle: { ...bold, size: 9.5 }, headHeight: 34, rowHeight: 26, lines: 'grid',
        columns: [{ title: 'Collo n.\nColis n°', width: 70, align: 'center' }, { title: 'Descrizione\nDésignation', width: 292 }, { title: 'Dimensioni\nDimensions (cm)', width: 150, align: 'center' }, { title: 'Peso netto\nPoids net (kg)', width: 125, align: 'right' }, { title: 'Peso lordo\nPoids brut (kg)', width: 125, align: 'right' }],
        rows: [...packages.map(([mark, words, size, netKg, grossKg]) => [mark, words, size, fr(netKg, 2), fr(grossKg, 2)]), ['', 'TOTALE / TOTAL', '', fr(net, 2), fr(gross, 2)]],
      })
      stack(sheet, ['Aspetto esteriore dei beni / Aspect extérieur : cartone e legno / carton et bois', 'Vettore / Transporteur : TRANSPORTS EXEMPLE', 'Fragile – Ne pas gerber – Non sovrapporre'], 40, foot + 22, { ...set, step: 18 })
      sheet.write('Firma conducente / Signature du chauffeur', 40, 500, set)
      sheet.write('Firma destinatario / Signature du destinataire', 500, 500, set)
    },
  }
})
