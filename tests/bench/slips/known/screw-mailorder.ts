import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A mail-order hardware firm: the sheet slipped into the parcel, which says what the parcel weighs. */
export const screwMailorder = layout('screw-mailorder', [
  { seed: 8161, lines: 6, from: 8, upTo: 24, words: 'Poids du colis' },
  { seed: 8162, lines: 9, from: 25, upTo: 60, words: 'Poids de l’expédition' },
  { seed: 8163, lines: 3, from: 5, upTo: 9, words: 'Poids du colis' },
], ({ seed, lines, from, upTo, words }) => {
  const goods = stock('fixing', seed, { lines, from, upTo, most: 8 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      sheet.write('vis-exemple', 40, 36, { face: 'modernBold', size: 20, color: '#e65100' })
      sheet.write('La quincaillerie en ligne des professionnels', 40, 62, { face: 'modern', size: 8, color: '#555' })
      sheet.write('Bon de livraison', 555, 40, { face: 'modern', size: 16, align: 'right' })
      cells(sheet, [['Commande', order], ['Expédition', slip], ['Date', date], [words, `${fr(goods.kg, 3)} kg`], ['Colis', '1/1']], { x: 40, y: 92, width: 103, line: '#ddd', caption: { face: 'modern', size: 7, color: '#777' }, value: { face: 'modernBold', size: 9 } })
      under(sheet, ['Destinataire', client, site, siteTown], 40, 146, 13, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8 })
      under(sheet, ['Expéditeur', 'Vis-Exemple SAS', 'ZA de l’Exemple', '83600 FRÉJUS'], 330, 146, 13, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8 })
      const y = table(sheet, {
        x: 40, y: 214, lines: 'rows', rowHeight: 22, headStyle: { face: 'modernBold', size: 8 }, style: { face: 'modern', size: 8.5 },
        columns: [{ title: 'Qté', width: 40, align: 'center' }, { title: 'Article', width: 300 }, { title: 'Réf.', width: 85 }, { title: 'Emplacement', width: 90 }],
        rows: goods.lines.map((line, at) => [`${line.count}`, line.words, line.code, `A${at + 1}-${(seed + at * 7) % 60}`]),
      })
      sheet.flow('Un souci avec la commande ? Réponds à l’e-mail d’expédition dans les 14 jours avec une photo du colis. Retour gratuit en point relais jusqu’à 30 kg.', 40, y + 20, 515, { face: 'modern', size: 8, color: '#444' })
    },
  }
})
