import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'

const products = [
  ['C0135', 'CEM II/B-LL 32,5 R sac 35 kg', 'NF EN 197-1', 35, 40],
  ['C0142', 'CEM I 52,5 N PM-CP sac 25 kg', 'NF EN 197-1', 25, 56],
  ['C0160', 'Ciment à maçonner MC 12,5 sac 35 kg', 'NF EN 413-1', 35, 40],
  ['C0171', 'Liant routier HRB E3 sac 25 kg', 'NF EN 13282', 25, 56],
] as const

/** The despatch note of a cement works: pallets of bags, lorry in and out, and a total row. */
export const cementWorks = layout('cement-works', [
  { seed: 9011, take: [[0, 1]], carrier: 'Enlèvement client' },
  { seed: 9012, take: [[0, 2], [1, 1]], carrier: 'Transports Exemple' },
  { seed: 9013, take: [[1, 2], [2, 1], [3, 1]], carrier: 'Transports Exemple' },
] as const, ({ seed, take, carrier }) => {
  const lines = take.map(([at, pallets]) => ({ product: products[at], pallets, bags: pallets * products[at][4], kg: pallets * products[at][3] * products[at][4] }))
  const sum = (what: 'pallets' | 'bags' | 'kg') => lines.reduce((all, line) => all + line[what], 0)
  return {
    expectedKg: sum('kg'),
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, account } = marks(seed)
      sheet.write('CIMENTERIE EXEMPLE', 36, 34, { face: 'narrowBold', size: 18, color: '#333' })
      writtenLines(sheet, ['Usine de production – Dépôt ensachés', 'Route de l’Exemple – 06440 BLAUSASC', 'Expéditions : 04 00 00 12 40 (6 h – 15 h)'], 36, 58, 11, { face: 'narrow', size: 9 })
      sheet.box(340, 32, 219, 58)
      sheet.write('BORDEREAU D’EXPÉDITION', 449, 40, { face: 'narrowBold', size: 13, align: 'center' })
      sheet.write(`N° ${slip}   du ${date}`, 449, 62, { face: 'narrow', size: 10, align: 'center' })
      writtenLines(sheet, [`Client ${account}`, client, site, siteTown], 340, 104, 12, { face: 'narrow', size: 9.5 })
      let y = captionedBoxes(sheet, [['Transporteur', carrier], ['Immatriculation', 'AA-000-AA'], ['Entrée', '07:12'], ['Sortie', '07:48'], ['V/commande', order]], 36, 166, [150, 110, 70, 70, 123], { face: 'narrow', size: 9.5 })
      y = table(sheet, {
        x: 36, y: y + 14, lines: 'grid', style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 }, headFill: '#e6e6e6',
        columns: [{ title: 'Code', width: 55 }, { title: 'Produit', width: 205 }, { title: 'Norme', width: 88 }, { title: 'Palettes', width: 50, align: 'right' }, { title: 'Sacs', width: 50, align: 'right' }, { title: 'Poids (kg)', width: 75, align: 'right' }],
        rows: [
          ...lines.map(({ product: [code, words, norm], pallets, bags, kg }) => [code, words, norm, String(pallets), String(bags), fr(kg, 0, ' ')]),
          ['', 'TOTAL', '', String(sum('pallets')), String(sum('bags')), fr(sum('kg'), 0, ' ')],
        ],
      })
      writtenLines(sheet, ['Palettes 100 × 120 consignées, reprises en bon état sur présentation du présent bordereau.', 'Ciment à faible teneur en chromates (Cr VI < 2 ppm) pendant 6 mois à compter de la date d’ensachage.', 'Porter des gants et des lunettes. Conserver à l’abri de l’humidité.'], 36, y + 14, 11, { face: 'narrow', size: 8, color: '#444' })
      ;['Chargeur', 'Chauffeur', 'Réception'].forEach((words, at) => {
        sheet.box(36 + at * 178, 690, 167, 60)
        sheet.write(words, 42 + at * 178, 695, { face: 'narrow', size: 8 })
      })
      sheet.write('Cimenterie Exemple SA au capital de 1 000 000 € – RCS Nice 000 000 000 – TVA FR00000000000', 297, 790, { face: 'narrow', size: 7.5, align: 'center', color: '#555' })
    },
  }
})
