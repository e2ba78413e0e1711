import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

const machines = [
  ['Plaque vibrante 50 cm', 'PV-0418', '350 €'],
  ['Bétonnière électrique 160 L', 'BT-1120', '200 €'],
  ['Échafaudage roulant 6 m, 200 kg/m²', 'EC-0077', '600 €'],
  ['Groupe électrogène 6 kVA', 'GE-0303', '800 €'],
  ['Marteau piqueur 27 kg, burins', 'MP-0915', '300 €'],
] as const

/**
 * A hirer's note: machines with their park number, hours and deposit; what is carried stands in a margin on the left,
 * words over figures.
 */
export const toolHire = layout(
  'tool-hire',
  [
    {
      seed: 5610,
      color: '#f2b705',
      margin: [
        ['Durée', '5 jours'],
        ['Retour prévu', 'vendredi 17 h'],
        ['Masse totale', '412 kg'],
        ['Caution', '2 250 €'],
      ],
      kg: 412,
    },
    {
      seed: 5620,
      color: '#7fb069',
      margin: [
        ['Contrat', 'LC-40718'],
        ['Poids du\nmatériel livré', '386,5 kg'],
        ['Compteur', '1 204 h'],
        ['Caution', '2 250 €'],
      ],
      kg: 386.5,
    },
    {
      seed: 5630,
      color: '#e07a5f',
      margin: [
        ['Remorque', 'PTAC 750 kg'],
        ['À vide', '180 kg'],
        ['Charge max.', '570 kg'],
        ['Caution', '2 250 €'],
      ],
      kg: null,
    },
  ],
  ({ seed, color, margin, kg }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, date, phone } = marks(seed)
      sheet.box(0, 0, 150, sheet.height, color, color)
      sheet.write('LOCATION', 20, 40, { face: 'narrowBold', size: 25 })
      sheet.write('de matériel', 20, 68, { face: 'narrow', size: 16 })
      margin.forEach(([name = '', value = ''], at) => {
        name
          .split('\n')
          .forEach((line, row, all) =>
            sheet.write(line, 20, 150 + at * 74 + (row + 1 - all.length) * 13, { face: 'narrow', size: 12 }),
          )
        sheet.write(value, 20, 166 + at * 74, { face: 'narrowBold', size: 19 })
      })
      sheet.write(phone, 20, 790, { face: 'narrow', size: 12 })
      sheet.write(`Bon de mise à disposition ${slip}`, 180, 44, { face: 'narrowBold', size: 18 })
      ;[`${supplier}, le ${date}`, `Locataire : ${client}`, `${site}, ${siteTown}`].forEach((line, at) =>
        sheet.write(line, 180, 76 + at * 17, { face: 'narrow', size: 12.5 }),
      )
      machines.forEach(([name, park, deposit], at) => {
        sheet.box(180, 150 + at * 58, 380, 48, undefined, '#999', 5)
        sheet.write(name, 192, 158 + at * 58, { face: 'narrowBold', size: 14 })
        sheet.write(`n° de parc ${park} – caution ${deposit}`, 192, 177 + at * 58, {
          face: 'narrow',
          size: 11.5,
          color: '#444',
        })
      })
      sheet.write('Carburant non compris. Port du casque obligatoire. CMU du treuil : 150 kg.', 180, 452, {
        face: 'narrow',
        size: 11,
      })
      sheet.write('Signature du locataire', 180, 500, { face: 'narrow', size: 11 })
      sheet.rule(180, 580, 420, 580, 0.5)
    },
  }),
)
