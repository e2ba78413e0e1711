import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/**
 * A roofing merchant: the truck and what it carries in a frame at the top right, each fact after a colon; slates and
 * tiles with their own weights below.
 */
export const roofMerchant = layout(
  'roof-merchant',
  [
    { seed: 7110, tiles: 240, line: 'Poids chargé', kg: 1146 },
    { seed: 7120, tiles: 160, line: 'Poids marchandise', kg: 872 },
    { seed: 7130, tiles: 200, line: 'Poids chargé', kg: null },
  ],
  ({ seed, tiles, line, kg }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { supplier, street, town, phone, client, site, siteTown, slip, date, siret } = marks(seed)
      sheet.write(supplier, 44, 40, { face: 'bookBold', size: 17, color: '#7a1f12' })
      ;[
        'Tuiles – ardoises – zinguerie – écrans de sous-toiture',
        street,
        town,
        `Tél. ${phone} – SIRET ${siret}`,
      ].forEach((words, at) => sheet.write(words, 44, 66 + at * 14, { face: 'book', size: 8.5 }))
      sheet.box(340, 40, 212, 108, '#fbf3f1', '#7a1f12')
      sheet.write('Chargement', 350, 46, { face: 'bookBold', size: 10.5, color: '#7a1f12' })
      ;[
        'Camion-grue : AA-000-AA',
        'PTAC : 19 000 kg',
        `${line} : ${kg === null ? '............ kg' : `${fr(kg, 0, ' ')} kg`}`,
        'Hauteur de grue : 14 m',
        'Départ dépôt : 7 h 15',
      ].forEach((words, at) => sheet.write(words, 350, 64 + at * 16, { face: 'book', size: 9.5 }))
      sheet.write(`Bon de livraison ${slip} du ${date}`, 44, 170, { face: 'bookBold', size: 13 })
      ;[client, site, siteTown].forEach((words, at) =>
        sheet.write(words, 44, 192 + at * 14, { face: 'book', size: 10 }),
      )
      const under = table(sheet, {
        x: 44,
        y: 250,
        lines: 'columns',
        rowHeight: 22,
        style: { face: 'book', size: 9.5 },
        headStyle: { face: 'bookBold', size: 9 },
        downTo: 470,
        columns: [
          { title: 'Quantité', width: 70, align: 'right' },
          { title: 'Désignation', width: 290 },
          { title: 'Conditionnement', width: 148 },
        ],
        rows: [
          [String(tiles), 'Tuile mécanique grand moule, 45 kg/m²', 'palettes'],
          ['24', 'Tuile faîtière à emboîtement, pièce de 3,4 kg', 'vrac'],
          ['3', 'Écran HPV 3 couches, rouleau 75 m²', 'rouleaux'],
          ['60', 'Liteau 27 × 40 longueur 4 m', 'bottes de 10'],
          ['4', 'Gouttière zinc de 25, 4 m', 'fagot'],
          ['2', 'Crochets inox, boîte de 500', 'boîtes'],
        ],
      })
      sheet.write(
        'Déchargement au sol, au plus près du camion. Reprise des palettes vides au prochain passage (15,00 € pièce).',
        44,
        under + 16,
        { face: 'book', size: 8.5 },
      )
      sheet.write('Le client', 44, under + 50, { face: 'book', size: 10 })
      sheet.write('Le chauffeur', 340, under + 50, { face: 'book', size: 10 })
    },
  }),
)
