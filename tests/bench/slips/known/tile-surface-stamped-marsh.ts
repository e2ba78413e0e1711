import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { tileWares } from './marsh-wares.ts'

/** A tile depot's note in square metres, stamped at the gate; the totals in a corner, one of them sometimes left empty. */
export const tileSurfaceStamped = layout<{ seed: number; take: Take; weighed: boolean }>('tile-surface-stamped-marsh', [
  { seed: 303720, take: [[0, 57.6], [3, 12], [4, 2]], weighed: true },
  { seed: 303721, take: [[1, 22.5], [2, 36], [3, 10]], weighed: true },
  { seed: 303722, take: [[0, 28.8], [5, 1]], weighed: false },
], ({ seed, take, weighed }) => {
  const { lines, kg } = consigned(tileWares, take, 1)
  const surface = lines.filter(({ unit }) => unit === 'm²').reduce((sum, { count }) => sum + count, 0)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const who = marshParties(seed)
      const style = { face: 'narrow' as const, size: 10 }
      sheet.write('Exemple Céramique', 36, 32, { face: 'bookBold', size: 19 })
      writtenLines(sheet, ['Dépôt du Modèle, hall 2', `06800 CAGNES-SUR-MER – Tél. ${who.phone}`], 36, 60, 13, style)
      writtenLines(sheet, ['Bon d’expédition', `N° ${who.number}`, who.day], 420, 34, 17, style, { face: 'narrowBold', size: 13 })
      writtenLines(sheet, ['Livraison :', who.client, who.site, `${who.siteStreet}, ${who.siteTown}`], 36, 102, 14, style, { face: 'narrowBold', size: 10 })
      const columns = [{ title: 'Référence', width: 80 }, { title: 'Désignation', width: 223 }, { title: 'Quantité', width: 70, align: 'right' as const }, { title: 'Unité', width: 50, align: 'center' as const }, { title: 'Bain', width: 50, align: 'center' as const }, { title: 'Calibre', width: 50, align: 'center' as const }]
      const rows = lines.map((line) => [line.code, line.words, fr(line.count, 2), line.unit, ...(line.unit === 'm²' ? ['B12', '9'] : ['', ''])])
      const foot = table(sheet, { x: 36, y: 172, columns, rows, rowHeight: 22, lines: 'grid', style, headStyle: { face: 'narrowBold', size: 10 } })
      const totals = [['Surface totale', `${fr(surface, 2)} m²`], ['Palettes', '2'], ['Poids total', weighed ? `${fr(kg, 1, ' ')} kg` : '']] as const
      totals.forEach(([caption, value], at) => {
        sheet.box(339, foot + 16 + at * 22, 120, 22, '#f1f1f1')
        sheet.box(459, foot + 16 + at * 22, 100, 22)
        sheet.write(caption, 346, foot + 22 + at * 22, { face: 'narrowBold', size: 10 })
        sheet.write(value, 553, foot + 22 + at * 22, { ...style, align: 'right' })
      })
      sheet.turned(-9, 130, foot + 60, () => {
        sheet.box(60, foot + 36, 150, 44, undefined, '#a3312b', 5)
        sheet.write('CHARGÉ – QUAI 2', 135, foot + 44, { face: 'narrowBold', size: 13, color: '#a3312b', align: 'center' })
        sheet.write(who.day, 135, foot + 62, { face: 'narrow', size: 10, color: '#a3312b', align: 'center' })
      })
      sheet.write('Stocker à plat, 2 palettes gerbées au plus. Contrôler bain et calibre avant pose.', 36, foot + 110, style)
      sheet.write('Signature du client :', 36, foot + 134, style)
    },
  }
})
