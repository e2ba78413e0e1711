import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['41200', 'Bordure P1 grise 100 cm', 'U', 39, 0],
  ['41215', 'Bordure T2 grise 100 cm', 'U', 85, 0],
  ['41300', 'Pavé autobloquant 6 cm', 'm²', 132, 0],
  ['41420', 'Caniveau CS1 100 cm', 'U', 77, 0],
  ['41800', 'Dalle gravillonnée 50 × 50 × 4', 'U', 23, 0],
]

/** A concrete works: the pallets lent and those taken back stand under the weight delivered. */
export const returnedPallets = layout('returned-pallets', [
  { seed: 7191, take: [[0, 54], [2, 10]] as Take, lent: 5, back: 3 },
  { seed: 7192, take: [[1, 18], [3, 12]] as Take, lent: 3, back: 0 },
  { seed: 7193, take: [[4, 40]] as Take, lent: 1, back: 6 },
], ({ seed, take, lent, back }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, number, day, plate, account } = parties(seed)
      const text = { face: 'sans', size: 9.5 } as const
      sheet.write('PRÉFA-BÉTON SPÉCIMEN', 36, 36, { face: 'sansBold', size: 15 })
      sheet.write('Usine de l’Exemple – 44270 MACHECOUL – Départ : dépôt 1', 36, 56, { size: 8.5 })
      sheet.box(380, 32, 179, 52)
      writtenLines(sheet, [`BON DE LIVRAISON ${number}`, `${day} – client ${account}`, `Camion ${plate}`], 388, 38, 14, text, { face: 'sansBold', size: 10 })
      writtenLines(sheet, [client, site, siteStreet, siteTown], 36, 92, 14, text, { face: 'sansBold', size: 10 })
      const y = table(sheet, {
        x: 36, y: 164, lines: 'grid', style: text, headStyle: { face: 'sansBold', size: 9.5 },
        columns: [{ title: 'Code', width: 60 }, { title: 'Produit', width: 263 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'U', width: 40, align: 'center' }, { title: 'Poids kg', width: 90, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 0, ' ')]),
      })
      sheet.box(369, y, 190, 20, '#ddd')
      sheet.write('Poids livré', 375, y + 6, { face: 'sansBold', size: 9.5 })
      sheet.write(fr(kg, 0, ' '), 555, y + 6, { face: 'sansBold', size: 9.5, align: 'right' })
      const under = table(sheet, {
        x: 36, y: y + 44, lines: 'grid', style: text, headStyle: { face: 'sansBold', size: 9.5 },
        columns: [{ title: 'Consignes', width: 180 }, { title: 'Livrées', width: 70, align: 'right' }, { title: 'Reprises', width: 70, align: 'right' }, { title: 'Solde', width: 70, align: 'right' }],
        rows: [['Palette bois consignée 100 × 100', String(lent), String(back), String(lent - back)]],
      })
      sheet.write('Palette consignée 18,50 € HT, reprise 15,00 € HT si bon état et sous 6 mois.', 36, under + 8, { size: 8 })
      ;['Visa usine', 'Visa chauffeur', 'Visa client'].forEach((words, at) => {
        sheet.box(36 + at * 176, under + 34, 170, 60)
        sheet.write(words, 42 + at * 176, under + 39, { size: 8 })
      })
    },
  }
})
