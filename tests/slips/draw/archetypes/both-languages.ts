import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** A supplier from across the border: Italian before French in every label. */
export const bothLanguages = layout(
  'both-languages',
  [
    { seed: 3510, labels: ['Peso netto / Poids net', 'Peso lordo / Poids brut'], unit: ' kg' },
    { seed: 3520, labels: ['Peso netto kg / Poids net kg', 'Peso lordo kg / Poids brut kg'], unit: '' },
    { seed: 3530, labels: ['Colli / Colis', 'Peso totale / Poids total'], unit: ' kg' },
  ],
  ({ seed, labels: [first = '', second = ''], unit }) => {
    const goods = load(seed, { lines: 6, decimals: 1 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, client, site, siteTown, slip, date } = marks(seed)
        sheet.write('DOCUMENTO DI TRASPORTO', 40, 36, { face: 'sansBold', size: 13 })
        sheet.write('Document de transport / Bon de livraison', 40, 53, { face: 'sans', size: 10 })
        sheet.write(`${slip} – ${date}`, 555, 36, { face: 'sansBold', size: 13, align: 'right' })
        ;[
          ['Mittente / Expéditeur', supplier],
          ['Destinatario / Destinataire', `${client}, ${site}, ${siteTown}`],
          ['Causale / Motif', 'Vendita / Vente'],
        ].forEach(([name = '', value = ''], at) => {
          sheet.write(name, 40, 84 + at * 30, { size: 7.5, color: '#444' })
          sheet.write(value, 40, 95 + at * 30, { size: 10.5 })
        })
        const under = table(sheet, {
          x: 40,
          y: 188,
          lines: 'grid',
          rowHeight: 24,
          style: { size: 10 },
          headHeight: 30,
          columns: [
            { title: 'Descrizione dei beni\nDésignation', width: 375 },
            { title: 'Quantità\nQuantité', width: 70, align: 'right' },
            { title: 'U.M.\nUnité', width: 70, align: 'center' },
          ],
          rows: goods.lines.map(({ words, count, unit: each }) => [words, String(count), each]),
        })
        const other = first.startsWith('Colli') ? String(goods.parcels) : `${fr(goods.netKg, 1)}${unit}`
        ;[
          [first, other],
          [second, `${fr(goods.kg, 1)}${unit}`],
          ['Porto / Port', 'Franco'],
        ].forEach(([name = '', value = ''], at) => {
          sheet.box(40 + at * 172, under + 14, 171, 40)
          sheet.write(name, 46 + at * 172, under + 18, { size: 8 })
          sheet.write(value, 46 + at * 172, under + 34, { face: 'sansBold', size: 12 })
        })
      },
    }
  },
)
