import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** An aluminium extruder: bars with their kg a metre, and the total row. */
export const profileBars = layout('profile-bars', [
  { seed: 9071, bars: [['TR4020', 'Tube rectangulaire 40 × 20 × 2', 0.605, 6, 12], ['CO3030', 'Cornière égale 30 × 30 × 3', 0.462, 6, 20], ['PL4005', 'Plat 40 × 5', 0.54, 4, 8]] },
  { seed: 9072, bars: [['RAILH', 'Rail haut coulissant laqué 9016', 1.184, 6.5, 10], ['MONTD', 'Montant dormant 65 à rupture', 1.422, 6.5, 24], ['TRAVI', 'Traverse intermédiaire 78', 1.63, 6.5, 8], ['PARC', 'Parclose 22', 0.236, 6.5, 40]] },
] as const, ({ seed, bars }) => {
  const lines = bars.map(([code, words, perMetre, metres, count]) => ({ code, words, perMetre, metres, count, kg: Number((perMetre * metres * count).toFixed(1)) }))
  const kg = Number(lines.reduce((all, line) => all + line.kg, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, account, siret } = marks(seed)
      const face = { face: 'sans', size: 8.5 } as const
      sheet.box(28, 28, 260, 70)
      writtenLines(sheet, ['EXEMPLE PROFILÉS SAS', 'Extrusion et laquage aluminium', 'ZI de l’Exemple – BP 12', `SIRET ${siret}`], 36, 36, 14, face, { face: 'sansBold', size: 13 })
      sheet.box(300, 28, 267, 70)
      writtenLines(sheet, ['BON DE LIVRAISON', `Numéro ${slip}    Date ${date}`, `Client ${account}`, `Commande ${order}    Page 1 / 1`], 308, 36, 14, face, { face: 'sansBold', size: 13 })
      sheet.box(300, 106, 267, 56)
      writtenLines(sheet, [client, site, siteTown], 308, 114, 14, { face: 'sans', size: 9.5 }, { face: 'sansBold', size: 9.5 })
      const y = table(sheet, {
        x: 28, y: 176, lines: 'grid', headHeight: 26, style: face, headStyle: { face: 'sansBold', size: 8 }, headFill: '#dfe6ee',
        columns: [{ title: 'Profil', width: 55 }, { title: 'Désignation', width: 190 }, { title: 'Kg/m', width: 50, align: 'right' }, { title: 'Long.\n(m)', width: 45, align: 'right' }, { title: 'Barres', width: 50, align: 'right' }, { title: 'Mètres', width: 59, align: 'right' }, { title: 'Poids\n(kg)', width: 90, align: 'right' }],
        rows: [
          ...lines.map((line) => [line.code, line.words, fr(line.perMetre, 3), fr(line.metres, 2), String(line.count), fr(line.metres * line.count, 2), fr(line.kg, 1)]),
          ['', 'Total', '', '', String(lines.reduce((all, { count }) => all + count, 0)), fr(lines.reduce((all, { metres, count }) => all + metres * count, 0), 2), fr(kg, 1)],
        ],
      })
      writtenLines(sheet, ['Tolérances dimensionnelles selon NF EN 755-9. Alliage EN AW-6060 T5.', 'Longueur des colis : 6,70 m – prévoir un moyen de déchargement adapté.', 'Nos conditions générales de vente figurent au verso.'], 28, y + 16, 12, face)
      sheet.box(367, y + 60, 200, 70)
      sheet.write('Cachet du client', 375, y + 66, face)
    },
  }
})
