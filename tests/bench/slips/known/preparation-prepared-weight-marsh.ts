import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { finishingWares } from './marsh-wares.ts'

/** A warehouse's picking sheet: what was prepared and its kilos filled in, or a sheet printed before anyone picked. */
export const preparationPreparedWeight = layout<{ seed: number; take: Take; picked: boolean }>('preparation-prepared-weight-marsh', [
  { seed: 303560, take: [[0, 20], [2, 36], [8, 15], [5, 4]], picked: true },
  { seed: 303561, take: [[4, 12], [9, 24], [1, 10]], picked: true },
  { seed: 303562, take: [[0, 18], [3, 20], [7, 3]], picked: false },
], ({ seed, take, picked }) => {
  const { lines, kg } = consigned(finishingWares, take)
  return {
    expectedKg: picked ? kg : null,
    draw(sheet) {
      const who = marshParties(seed)
      const face = 'condensed'
      sheet.write('BON DE PRÉPARATION', 36, 30, { face: 'condensedBold', size: 20 })
      sheet.write(`PR ${who.number}`, 559, 30, { face: 'condensedBold', size: 20, align: 'right' })
      sheet.rule(36, 58, 559, 58, 1.5)
      writtenLines(sheet, ['Plate-forme Spécimen – cellule B', `À livrer le ${who.day} avant ${who.hour}`, `Camion ${who.plate} – PTAC 26 t`], 36, 68, 15, { face, size: 11 })
      writtenLines(sheet, [who.client, who.site, who.siteTown], 340, 68, 15, { face, size: 11 }, { face: 'condensedBold', size: 11 })
      const columns = [{ title: 'Allée', width: 55 }, { title: 'Code', width: 65 }, { title: 'Article', width: 213 }, { title: 'À prép.', width: 50, align: 'right' as const }, { title: 'Préparé', width: 60, align: 'right' as const }, { title: picked ? 'Poids kg' : 'Lot', width: 80, align: 'right' as const }]
      const rows = lines.map((line, at) => [`B${at + 2}-${at * 3 + 11}`, line.code, line.words, String(line.count), picked ? String(line.count) : '', picked ? fr(line.kg, 2, ' ') : `30${who.account}${at}`])
      const foot = table(sheet, { x: 36, y: 126, columns, rows, lines: 'grid', rowHeight: 24, headFill: '#e4e4e4', style: { face, size: 11 }, headStyle: { face: 'condensedBold', size: 10.5 } })
      sheet.write(`Poids préparé : ${picked ? `${fr(kg, 2, ' ')} kg` : '................ kg'}`, 36, foot + 18, { face: 'condensedBold', size: 13 })
      sheet.write(`Palettes : ${picked ? lines.length - 1 : '........'}`, 300, foot + 18, { face, size: 13 })
      sheet.write('Préparé par : ............      Contrôlé par : ............      Film : oui / non', 36, foot + 46, { face, size: 11 })
      sheet.write('Charge maxi par palette : 1 200 kg. Sacs de 25 kg : 40 par palette au plus.', 36, foot + 72, { face, size: 10 })
    },
  }
})
