import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

type Pack = readonly [mark: string, words: string, section: string, pieces: number, metres: number, cube: number]

/** A timber merchant's note: pieces, metres and cubic metres are summed; the weight is an estimate in tonnes under them. */
export const timberPackages = layout('timber-packages', [
  { seed: 7131, weight: 2.35, packs: [['0412', 'Sapin C24 traité cl. 2', '63 × 175', 48, 4.5, 2.381], ['0418', 'Sapin C24 traité cl. 2', '38 × 75', 120, 4, 1.368], ['0431', 'Douglas brut', '27 × 200', 60, 3, 0.972]] as readonly Pack[] },
  { seed: 7132, weight: 0.86, packs: [['0502', 'Épicéa raboté', '45 × 145', 64, 4, 1.67], ['0507', 'Liteaux traités', '27 × 40', 100, 4, 0.432]] as readonly Pack[] },
], ({ seed, weight, packs }) => {
  const sum = (what: (pack: Pack) => number) => packs.reduce((all, pack) => all + what(pack), 0)
  return {
    expectedKg: Math.round(weight * 1000),
    draw(sheet) {
      const { client, site, siteStreet, siteTown, number, day, order, plate } = parties(seed)
      const text = { face: 'serif', size: 10 } as const
      sheet.write('Scierie & Négoce du Modèle', 50, 42, { face: 'serifBold', size: 19 })
      sheet.write('Bois de charpente – Bois d’importation – Dérivés', 50, 66, text)
      sheet.write('88250 LA BRESSE', 50, 80, text)
      writtenLines(sheet, [`BORDEREAU DE LIVRAISON ${number}`, `du ${day}`, `Commande n° ${order}`], 545, 46, 16, { ...text, align: 'right' }, { face: 'serifBold', size: 12, align: 'right' })
      sheet.rule(50, 100, 545, 100, 1)
      writtenLines(sheet, [client, site, siteStreet, siteTown], 320, 112, 14, text, { face: 'serifBold', size: 10 })
      const y = table(sheet, {
        x: 50, y: 186, lines: 'columns', downTo: 420, style: text, headStyle: { face: 'serifBold', size: 10 },
        columns: [{ title: 'Colis', width: 45 }, { title: 'Essence – qualité', width: 160 }, { title: 'Section mm', width: 75, align: 'center' }, { title: 'Pièces', width: 50, align: 'right' }, { title: 'Long. m', width: 50, align: 'right' }, { title: 'ml', width: 55, align: 'right' }, { title: 'm³', width: 60, align: 'right' }],
        rows: packs.map(([mark, words, section, pieces, metres, cube]) => [mark, words, section, String(pieces), fr(metres, 2), fr(pieces * metres, 1), fr(cube, 3)]),
      })
      const total = { face: 'serifBold', size: 10, align: 'right' } as const
      sheet.write('Totaux', 99, y + 8, { face: 'serifBold', size: 10 })
      sheet.write(String(sum((pack) => pack[3])), 376, y + 8, total)
      sheet.write(fr(sum((pack) => pack[3] * pack[4]), 1), 481, y + 8, total)
      sheet.write(fr(sum((pack) => pack[5]), 3), 541, y + 8, total)
      sheet.write(`Poids estimé du chargement : ${fr(weight, 2)} tonnes`, 50, y + 34, { face: 'serif', size: 11 })
      sheet.write(`Camion plateau grue – ${plate}`, 50, y + 52, text)
      sheet.write('Certification : 70 % PEFC – chaîne de contrôle 00-00-0000', 50, y + 70, { face: 'serif', size: 9 })
      ;['Chargé par', 'Livré par', 'Reçu par'].forEach((words, at) => sheet.write(`${words} :`, 50 + at * 170, y + 104, text))
    },
  }
})
