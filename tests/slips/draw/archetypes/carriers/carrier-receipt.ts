import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/**
 * A parcel carrier's receipt of half a page: cells with a small caption on top, real weight beside the weight that is
 * charged.
 */
export const carrierReceipt = layout(
  'carrier-receipt',
  [
    {
      seed: 5410,
      cells: [
        ['Nbre colis', '6'],
        ['Poids réel (kg)', '184'],
        ['Poids taxable (kg)', '250'],
        ['Volume (m³)', '1,000'],
        ['C/Remb.', '0,00'],
      ],
      kg: 184,
    },
    {
      seed: 5420,
      cells: [
        ['UM', '2 PAL'],
        ['Nbre colis', '14'],
        ['Poids taxable', '640 kg'],
        ['Poids brut total', '517,5 kg'],
        ['Mètre plancher', '0,80'],
      ],
      kg: 517.5,
    },
    {
      seed: 5430,
      cells: [
        ['Nbre colis', '3'],
        ['Poids réel', '–'],
        ['Poids taxable (kg)', '96'],
        ['Volume (m³)', '0,384'],
        ['Val. déclarée', '1 250,00'],
      ],
      kg: null,
    },
  ],
  ({ seed, cells, kg }) => ({
    expectedKg: kg,
    paper: { size: [595, 420] },
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, date, phone, order } = marks(seed)
      sheet.write('MESSAGERIE DE L’EXEMPLE', 24, 20, { face: 'sansBold', size: 14, color: '#b03a2e' })
      sheet.write('RÉCÉPISSÉ DE LIVRAISON', 571, 20, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write(`Récépissé 07 ${slip.slice(2)} 4 – Agence 069 – Rgpt 2 – ${date}`, 571, 36, {
        size: 8.5,
        align: 'right',
      })
      ;[
        ['EXPÉDITEUR', supplier, street, town],
        ['DESTINATAIRE', client, site, siteTown, `Tél. ${phone}`],
      ].forEach(([title = '', ...lines], column) => {
        sheet.box(24 + column * 276, 56, 271, 84)
        sheet.box(24 + column * 276, 56, 271, 14, '#b03a2e', '#b03a2e')
        sheet.write(title, 30 + column * 276, 59, { face: 'sansBold', size: 8, color: '#ffffff' })
        lines.forEach((line, at) => sheet.write(line, 30 + column * 276, 76 + at * 15, { size: 10 }))
      })
      cells.forEach(([name = '', value = ''], at) => {
        sheet.box(24 + at * 109.4, 150, 109.4, 42)
        sheet.write(name, 29 + at * 109.4, 154, { size: 7.5, color: '#444' })
        sheet.write(value, 78 + at * 109.4, 168, { face: 'sansBold', size: 14, align: 'center' })
      })
      sheet.box(24, 192, 547, 62)
      sheet.write('Nature : matériaux de construction – Port payé – Livraison avec hayon (capacité 750 kg)', 29, 198, {
        size: 9,
      })
      sheet.write(`Réf. expéditeur : ${order} / 3100 – Contre-remboursement : néant`, 29, 214, { size: 9 })
      sheet.write(
        `Matières dangereuses : non. Frais de port : ${fr(86.4, 2)} € HT, dont taxe gazole 12,40 %`,
        29,
        230,
        { size: 9 },
      )
      sheet.box(24, 262, 270, 96)
      sheet.box(300, 262, 271, 96)
      sheet.write('Réserves du destinataire (précises et motivées)', 29, 266, { size: 7.5 })
      sheet.write('Reçu en bon état, date, heure, nom et signature', 305, 266, { size: 7.5 })
      sheet.write(
        'Délai de réclamation : 3 jours (art. L. 133-3 du code de commerce). Responsabilité limitée à 33 € par kg, 1 000 € par colis.',
        24,
        366,
        { size: 6.5 },
      )
    },
  }),
)
