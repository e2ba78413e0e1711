import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

const goods = [
  ['400218', 'Radiateur acier type 22 600 × 1200', 3, 3, 0, 184.5],
  ['731004', 'Tube cuivre écroui Ø 22 – 5 m', 10, 10, 0, 31.2],
  ['118730', 'WC suspendu + bâti 1,12 m', 2, 1, 1, 268],
  ['905116', 'Ballon 200 L vertical 2 400 W', 1, 1, 0, 412.9],
  ['640052', 'Siphon 1"1/4 Ø 32', 12, 12, 0, 4.75],
  ['220871', 'Mitigeur lavabo C3 bec fixe', 4, 4, 0, 79.9],
] as const

/** A wholesaler's priced note, ordered against delivered; how it was packed is one small line under the signatures. */
export const plumbingCounter = layout(
  'plumbing-counter',
  [
    {
      seed: 5310,
      kg: 196.4,
      packing: (kg: string) => `Préparé par JM – 4 colis, 1 palette – Poids global ${kg} kg – Tournée 12`,
    },
    {
      seed: 5320,
      kg: 231,
      packing: (kg: string) => `Emballage : 2 palettes 80 × 120   Poids brut global : ${kg} Kg   Volume : 1,84 m3`,
    },
    {
      seed: 5330,
      kg: null,
      packing: () => 'Emballage : 2 palettes 80 × 120   Hauteur : 1,60 m   Volume : 1,84 m3   Tournée 12',
    },
  ],
  ({ seed, kg, packing }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { supplier, street, town, phone, siret, client, site, siteTown, slip, order, date, account } = marks(seed)
      sheet.write(supplier, 36, 30, { face: 'modernBold', size: 17, color: '#00509d' })
      sheet.write('Sanitaire · Chauffage · Plomberie', 36, 52, { face: 'modern', size: 8.5, color: '#00509d' })
      sheet.write(`${street}, ${town} · ${phone}`, 559, 32, { face: 'modern', size: 8, align: 'right' })
      sheet.write(`SIRET ${siret} · APE 4674B`, 559, 44, { face: 'modern', size: 8, align: 'right' })
      ;[
        ['Bon de livraison', slip],
        ['Date', date],
        ['Compte', account],
        ['Votre référence', `${order} / 2750`],
      ].forEach(([name = '', value = ''], at) => {
        sheet.write(name, 36, 84 + at * 15, { face: 'modern', size: 8.5, color: '#666' })
        sheet.write(value, 130, 84 + at * 15, { face: 'modernBold', size: 9 })
      })
      ;[client, site, siteTown].forEach((line, at) =>
        sheet.write(line, 320, 92 + at * 15, { face: at === 0 ? 'modernBold' : 'modern', size: 9.5 }),
      )
      const under = table(sheet, {
        x: 36,
        y: 160,
        lines: 'rows',
        zebra: '#f1f6fb',
        rowHeight: 24,
        style: { face: 'modern', size: 8.5 },
        headStyle: { face: 'modernBold', size: 8 },
        columns: [
          { title: 'Code', width: 55 },
          { title: 'Désignation', width: 205 },
          { title: 'Cdé', width: 40, align: 'right' },
          { title: 'Livré', width: 45, align: 'right' },
          { title: 'Reliquat', width: 55, align: 'right' },
          { title: 'PU net', width: 55, align: 'right' },
          { title: 'Montant HT', width: 68, align: 'right' },
        ],
        rows: goods.map(([code, words, ordered, given, left, price]) => [
          code,
          words,
          String(ordered),
          String(given),
          left === 0 ? '' : String(left),
          fr(price, 2),
          fr(price * given, 2, ' '),
        ]),
      })
      const total = goods.reduce((sum, [, , , given, , price]) => sum + price * given, 0)
      ;[
        ['Total HT', total],
        ['TVA 20 %', total * 0.2],
        ['Total TTC', total * 1.2],
      ].forEach(([name, value], at) => {
        sheet.write(String(name), 440, under + 14 + at * 15, { face: 'modern', size: 9 })
        sheet.write(`${fr(Number(value), 2, ' ')} €`, 555, under + 14 + at * 15, {
          face: 'modernBold',
          size: 9,
          align: 'right',
        })
      })
      ;['Le chauffeur', 'Le client (nom, date, cachet)'].forEach((words, at) => {
        sheet.box(36 + at * 265, 470, 255, 84, undefined, '#b7c6d6', 4)
        sheet.write(words, 44 + at * 265, 477, { face: 'modern', size: 8, color: '#666' })
      })
      sheet.write(packing(fr(kg ?? 0, 1)), 36, 568, { face: 'modern', size: 9 })
      sheet.write('Réserves sous 3 jours par lettre recommandée. Marchandise payable à 30 jours.', 36, 800, {
        face: 'modern',
        size: 7,
        color: '#777',
      })
    },
  }),
)
