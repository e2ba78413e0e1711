import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['4410', 'Dalle gravillonnee 50x50', 'PCE', 28.5, 6.2],
  ['4425', 'Bordure P1 gris 1M', 'PCE', 32, 4.4],
  ['4502', 'Gravier concasse 10/14', 'SAC', 25, 4.9],
  ['4510', 'Geotextile 25x1M', 'RLX', 3.2, 29],
  ['4601', 'Beton pret a gacher', 'SAC', 30, 6.6],
]

/** A yard's half sheet from an old program: plain letters, a point for decimals. */
export const yardHalfSheet = layout('yard-half-sheet', [
  { seed: 9161, take: [[0, 24], [4, 6]] as Take },
  { seed: 9162, take: [[1, 18], [2, 20], [3, 1]] as Take },
  { seed: 9163, take: [[4, 3], [2, 2]] as Take },
], ({ seed, take }) => {
  const { lines, kg, count } = consigned(wares, take)
  return {
    expectedKg: kg,
    paper: { size: 'A5' },
    draw(sheet) {
      const { supplier, town, client, site, siteTown, slip, date, account, phone } = marks(seed)
      const face = { face: 'mono', size: 8 } as const
      let y = writtenLines(sheet, [supplier, `${town}  Tel ${phone}`, '', `BON DE LIVRAISON  ${slip}`, `du ${date}        Compte ${account}`, '', `Livre a : ${client}`, `          ${site.slice(0, 48)}`, `          ${siteTown}`], 26, 26, 11, face)
      sheet.rule(26, y + 4, 394, y + 4, 0.7)
      y += 10
      ;[['Code', 26], ['Designation', 66], ['Quantite', 300], ['Un', 350]].forEach(([words, x]) => sheet.write(String(words), Number(x), y, face))
      sheet.rule(26, y + 12, 394, y + 12, 0.7)
      y += 18
      for (const line of lines) {
        sheet.write(line.code, 26, y, face)
        sheet.write(line.words, 66, y, face)
        sheet.write(line.count.toFixed(2), 340, y, { ...face, align: 'right' })
        sheet.write(line.unit, 350, y, face)
        y += 14
      }
      sheet.rule(26, 320, 394, 320, 0.7)
      sheet.write(`Total articles : ${count.toFixed(2)}`, 26, 328, face)
      sheet.write(`Poids total : ${kg.toFixed(2)} Kg`, 394, 328, { ...face, align: 'right' })
      writtenLines(sheet, ['Mode de livraison : camion plateau', 'Marchandise voyageant aux risques du destinataire.', 'Aucune reclamation apres 48 heures.'], 26, 350, 11, { face: 'mono', size: 7 })
      sheet.write('Recu par :', 26, 410, face)
      sheet.write('Le :', 250, 410, face)
    },
  }
})
