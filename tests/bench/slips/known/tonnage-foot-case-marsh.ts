import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { rounded, smallPrint } from './marsh-print.ts'
import { masonryWares } from './marsh-wares.ts'

/** A cooperative's note on preprinted paper: the load in tonnes in the last case, money kept for the invoice. */
export const tonnageFootCase = layout<{ seed: number; take: Take; unit: string; caption: string }>('tonnage-foot-case-marsh', [
  { seed: 303550, take: [[3, 3], [0, 32], [1, 90], [2, 10]], unit: 'T', caption: 'TONNAGE' },
  { seed: 303551, take: [[4, 40], [7, 60], [6, 5]], unit: 't', caption: 'Tonnage livré' },
], ({ seed, take, unit, caption }) => {
  const { lines, kg } = consigned(masonryWares, take, 0)
  const tonnes = rounded(kg / 1000, 3)
  return {
    expectedKg: rounded(tonnes * 1000, 1),
    draw(sheet) {
      const who = marshParties(seed)
      const face = 'printer'
      sheet.write('COOPÉRATIVE EXEMPLE', 297, 30, { face: 'slabBold', size: 18, align: 'center', color: '#1c5b34' })
      sheet.write('Matériaux – Agriculture – Bricolage – 83440 FAYENCE', 297, 54, { face: 'slab', size: 9, align: 'center', color: '#1c5b34' })
      sheet.rule(36, 70, 559, 70, 1.2, '#1c5b34')
      writtenLines(sheet, [`BON DE LIVRAISON ${who.number}`, `DATE       ${who.day}`, `ADHÉRENT   ${who.account}`, `DÉPÔT      014`], 40, 86, 15, { face, size: 9.5 }, { face: 'printerBold', size: 10.5 })
      writtenLines(sheet, [who.client.toUpperCase(), who.siteStreet.toUpperCase(), who.siteTown], 320, 100, 15, { face, size: 9.5 })
      const columns = [{ title: 'ARTICLE', width: 70 }, { title: 'LIBELLÉ', width: 263 }, { title: 'UN', width: 50, align: 'center' as const }, { title: 'QUANTITÉ', width: 70, align: 'right' as const }, { title: 'KG', width: 70, align: 'right' as const }]
      const rows = lines.map((line) => [line.code, line.words, line.unit, fr(line.count), fr(line.kg)])
      table(sheet, { x: 36, y: 164, columns, rows, lines: 'columns', rowHeight: 18, downTo: 600, style: { face, size: 9 }, headStyle: { face: 'slabBold', size: 9, color: '#1c5b34' } })
      captionedBoxes(sheet, [['Palettes remises', '4'], ['Palettes reprises', '1'], ['Heure de départ', who.hour], [caption, `${fr(tonnes, 3)} ${unit}`]], 36, 608, [120, 120, 130, 153], { face, size: 11 })
      sheet.box(36, 652, 523, 90)
      sheet.write('ÉMARGEMENT', 42, 657, { face: 'slab', size: 8, color: '#1c5b34' })
      smallPrint(sheet, 'Benne : PTRA 44 t. Le livreur ne quitte pas la voie carrossable sans l’accord écrit du client.', 36, 752, 523, 'slab')
    },
  }
})
