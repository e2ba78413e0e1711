import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** An importer of northern timber: packs with their volume and weight, ruled by hand. */
export const timberImporter = layout('timber-importer', [
  { seed: 9191, packs: [['R4471', 'Sapin du Nord raboté 27 × 145 – 4,20 m', '180', 2.958, 1420], ['R4472', 'Sapin du Nord raboté 27 × 145 – 4,80 m', '180', 3.381, 1623]] },
  { seed: 9192, packs: [['D118', 'Douglas lame de terrasse 27 × 145 – 4,00 m', '60', 0.94, 508], ['D121', 'Douglas lambourde 45 × 70 – 4,00 m', '40', 0.504, 272], ['V009', 'Pin traité classe 4 – 70 × 70 – 2,40 m', '30', 0.353, 205]] },
] as const, ({ seed, packs }) => {
  const volume = packs.reduce((all, [, , , cubic]) => all + cubic, 0)
  const kg = packs.reduce((all, [, , , , weight]) => all + weight, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const face = { face: 'slab', size: 9.5 } as const
      const bold = { face: 'slabBold', size: 9.5 } as const
      sheet.write('BOIS DU NORD EXEMPLE', 46, 42, { face: 'slabBold', size: 18 })
      sheet.write('Importation – Rabotage – Traitement', 46, 66, face)
      writtenLines(sheet, [`BON DE LIVRAISON ${slip}`, `le ${date}`, `V/réf. ${order}`], 549, 42, 15, { ...face, align: 'right' }, { ...bold, align: 'right' })
      sheet.rule(46, 96, 549, 96, 1.5)
      writtenLines(sheet, ['Livraison :', client, site, siteTown], 46, 108, 14, face, bold)
      const stops = [46, 104, 390, 462, 549] as const
      let y = 190
      ;['Colis n°', 'Produit', 'Pièces', 'Vol. m³', 'Poids kg'].forEach((words, at) => sheet.write(words, stops[at]!, y, { ...bold, align: at < 2 ? 'left' : 'right' }))
      sheet.rule(46, y + 15, 549, y + 15)
      for (const [code, words, pieces, cubic, weight] of packs) {
        y += 22
        ;[code, words, pieces, fr(cubic, 3), fr(weight, 0, ' ')].forEach((cell, at) => sheet.write(cell, stops[at]!, y, { ...face, align: at < 2 ? 'left' : 'right' }))
      }
      y += 24
      sheet.rule(46, y - 5, 549, y - 5)
      ;['', `Total ${packs.length} colis`, '', fr(volume, 3), fr(kg, 0, ' ')].forEach((cell, at) => sheet.write(cell, stops[at]!, y, { ...bold, align: at < 2 ? 'left' : 'right' }))
      sheet.flow('Bois certifiés PEFC 10-00-0000. Humidité à la livraison 18 % ± 2. Le bois est un matériau vivant : fentes et gerces ne constituent pas un défaut. Déchargement par le client, chariot élévateur de 3 T minimum.', 46, y + 40, 503, { ...face, size: 8.5 })
      sheet.write('Visa du destinataire', 46, y + 100, bold)
    },
  }
})
