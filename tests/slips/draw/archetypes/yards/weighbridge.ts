import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** A weighbridge ticket: gross is truck and load, tare the truck; the load is the net. */
export const weighbridge = layout(
  'weighbridge',
  [
    { seed: 121, gross: 4280, tare: 3020, unit: 'kg', group: ' ', labels: ['POIDS BRUT', 'TARE', 'POIDS NET'] },
    { seed: 122, gross: 3460, tare: 2615, unit: 'kg', group: '', labels: ['Brut', 'Tare véhicule', 'Net'] },
    {
      seed: 123,
      gross: 12480,
      tare: 11860,
      unit: 'KG',
      group: ' ',
      labels: ['Pesée 1 (brut)', 'Pesée 2 (tare)', 'Poids net chargé'],
    },
  ],
  ({ seed, gross, tare, unit, group, labels }) => ({
    expectedKg: gross - tare,
    paper: { size: 'A5' },
    draw(sheet) {
      const { supplier, client, date, slip, town } = marks(seed)
      sheet.write(supplier, 210, 30, { face: 'sansBold', size: 14, align: 'center' })
      sheet.write(`Carrière de l’Exemple – ${town}`, 210, 50, { align: 'center' })
      sheet.write('TICKET DE PESÉE / BON DE LIVRAISON', 210, 76, { face: 'sansBold', size: 11, align: 'center' })
      const facts = [
        `Ticket n° ${slip}`,
        `Date ${date}   Heure 09:42`,
        `Client : ${client}`,
        'Produit : Gravillon 6/20 lavé',
        'Véhicule : AA-000-AA   PTAC 19 000 kg',
        'Bascule n° 2   DSD 00042',
      ]
      facts.forEach((line, at) => sheet.write(line, 40, 110 + at * 18, { size: 10 }))
      ;[gross, tare, gross - tare].forEach((weight, at) => {
        sheet.box(40, 240 + at * 34, 340, 30, at === 2 ? '#e6e6e6' : undefined)
        sheet.write(labels[at]!, 50, 249 + at * 34, { face: at === 2 ? 'sansBold' : 'sans', size: 12 })
        sheet.write(`${fr(weight, 0, group)} ${unit}`, 370, 249 + at * 34, {
          face: at === 2 ? 'sansBold' : 'sans',
          size: 12,
          align: 'right',
        })
      })
      sheet.write('Signature du chauffeur', 40, 370, { size: 8 })
      sheet.box(40, 384, 340, 70)
    },
  }),
)
