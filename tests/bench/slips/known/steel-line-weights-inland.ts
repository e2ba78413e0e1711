import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'
import { facts } from './inland-print.ts'

type Steel = readonly [code: string, words: string, count: string, kg: number]

const variants: readonly { readonly seed: number; readonly steels: readonly Steel[] }[] = [
  { seed: 15271, steels: [['HEB160', 'Poutrelle HEB 160 S275 – 6 m', '4 B', 1022], ['IPE180', 'Poutrelle IPE 180 S275 – 5 m', '6 B', 564], ['PL200', 'Platine 200 x 200 x 10 percée', '20 P', 63]] },
  { seed: 15272, steels: [['ST25C', 'Treillis ST25C 2,40 x 6,00', '24 PN', 1044], ['HA12-6', 'Rond béton HA12 – 6 m', '60 B', 320], ['HA08-6', 'Rond béton HA8 – 6 m', '100 B', 237], ['CAD15', 'Cadre 15 x 15 (paquet 50)', '2 PQ', 38]] },
]

/** A steel stockholder's slip: what each line weighs, and no sum of it. */
export const steelLineWeightsInland = layout('steel-line-weights-inland', variants, ({ seed, steels }) => {
  const { client, clientStreet, clientTown, site, siteTown, account, note, order, dottedDate, plate } = parties(seed)
  return {
    expectedKg: steels.reduce((sum, steel) => sum + steel[3], 0),
    draw(sheet) {
      sheet.write('ACIERS MODÈLE', 45, 40, { face: 'sansBold', size: 19, color: '#1a237e' })
      sheet.write('Produits sidérurgiques – 37000 TOURS', 45, 64, { size: 8.5 })
      sheet.box(350, 36, 200, 74)
      sheet.write('BON D’EXPÉDITION', 450, 42, { face: 'sansBold', size: 11, align: 'center' })
      facts(sheet, [['Numéro', note], ['Date', dottedDate], ['Camion', plate]], 360, 62, 70, { face: 'mono', size: 10 }, 15)
      writtenLines(sheet, ['Vendu à', client, clientStreet, clientTown], 45, 130, 13, { size: 9.5 }, { size: 8, color: '#555' })
      writtenLines(sheet, ['Expédié à', site, siteTown, `Votre commande ${order}`], 350, 130, 13, { size: 9.5 }, { size: 8, color: '#555' })
      const foot = table(sheet, {
        x: 45, y: 208, lines: 'rows', rowHeight: 30, headFill: '#e8eaf6', style: { size: 9.5 }, headStyle: { face: 'sansBold', size: 9 },
        columns: [{ title: 'Pos', width: 35 }, { title: 'Article', width: 75 }, { title: 'Désignation', width: 220 }, { title: 'Quantité', width: 75, align: 'right' }, { title: 'Poids livré', width: 100, align: 'right' }],
        rows: steels.map(([code, words, count, kg], at) => [`${at + 1}`, code, words, count, `${fr(kg, 0, ' ')} kg`]),
      })
      writtenLines(sheet, [`Compte ${account}`, 'Certificats 3.1 à télécharger sur notre portail.', 'Déchargement à la charge du client ; élinguer chaque botte séparément.'], 45, foot + 24, 14, { size: 9 })
      sheet.box(300, 690, 250, 70)
      sheet.write('Reçu conforme – signature et cachet', 308, 696, { size: 8 })
    },
  }
})
