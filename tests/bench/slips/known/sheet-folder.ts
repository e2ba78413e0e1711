import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A sheet-metal folder's slip: pieces by mark, girth and length, and what they weigh on one line. */
export const sheetFolder = layout('sheet-folder', [
  { seed: 9041, kg: 86.4, area: '13,6', colour: 'RAL 7016', pieces: [['1', 'Couvertine alu 15/10', '420', '3000', '9'], ['2', 'Bavette d’appui alu 15/10', '210', '2400', '6'], ['3', 'Éclisse', '420', '150', '8']] },
  { seed: 9042, kg: 34.8, area: '7,0', colour: 'Zinc naturel', pieces: [['A', 'Bande de rive zinc 0,65', '250', '2000', '10'], ['B', 'Noquet zinc 0,65', '200', '330', '30']] },
  { seed: 9043, kg: 212, area: '26,9', colour: 'RAL 9006', pieces: [['P1', 'Habillage acrotère acier 10/10', '640', '4000', '8'], ['P2', 'Coiffe d’angle', '640', '600', '4'], ['P3', 'Goutte d’eau', '160', '3000', '10'], ['P4', 'Closoir', '120', '2500', '4']] },
], ({ seed, kg, area, colour, pieces }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, date, phone } = marks(seed)
    sheet.write('PLIAGE EXEMPLE', 48, 44, { face: 'modernBold', size: 20, color: '#b35c00' })
    sheet.write(`Façonnage de tôles sur mesure – ${phone}`, 48, 70, { face: 'modern', size: 8.5 })
    sheet.rule(48, 86, 547, 86, 2, '#b35c00')
    sheet.write(`Bon de livraison ${slip}`, 48, 100, { face: 'modernBold', size: 13 })
    writtenLines(sheet, [`Édité le ${date}`, 'Délai : 5 jours ouvrés', `Teinte : ${colour}`], 48, 122, 13, { face: 'modern', size: 9 })
    writtenLines(sheet, [client, site, siteTown], 340, 108, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 })
    const y = table(sheet, {
      x: 48, y: 180, lines: 'grid', style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 8 },
      columns: [{ title: 'Rep.', width: 40, align: 'center' }, { title: 'Désignation', width: 219 }, { title: 'Dév. (mm)', width: 80, align: 'right' }, { title: 'Long. (mm)', width: 80, align: 'right' }, { title: 'Qté', width: 80, align: 'right' }],
      rows: pieces,
    })
    sheet.write(`Surface totale : ${area} m²`, 48, y + 14, { face: 'modern', size: 10 })
    sheet.write(`Poids total : ${fr(kg, kg % 1 === 0 ? 0 : 1)} kg`, 48, y + 30, { face: 'modernBold', size: 10 })
    sheet.flow('Film de protection à retirer dans les 15 jours suivant la livraison. Toute pièce façonnée sur croquis du client ne peut être reprise. Marchandise transportée sous la responsabilité de l’acheteur en cas d’enlèvement.', 48, y + 58, 499, { face: 'modern', size: 8, color: '#555' })
    sheet.write('Signature :', 360, y + 110, { face: 'modern', size: 9 })
    sheet.write('Pliage Exemple – EURL au capital de 8 000 € – SIRET 000 000 000 00000 – APE 2550B', 297, 800, { face: 'modern', size: 7, align: 'center', color: '#777' })
  },
}))
