import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { moorParties } from './moor-parties.ts'
import { headed } from './moor-print.ts'
import { masonryWares, timberWares } from './moor-wares.ts'

const variants = [{ seed: 14356, wares: masonryWares }, { seed: 14357, wares: timberWares }] as const

/** An order form of a depot, printed and not yet filled: every article's unit kilos, no quantity, an empty total. */
export const unitKilosBlank = layout('unit-kilos-blank-moor', variants, ({ seed, wares }) => ({
  expectedKg: null,
  draw(sheet) {
    const face = 'narrow'
    const who = moorParties(seed, ['Dépôt Modèle Matériaux', 'Exemple Bois & Gros Œuvre'])
    sheet.write(who.sender, 40, 34, { face: 'narrowBold', size: 17 })
    sheet.write('BON DE SORTIE – à remplir au chargement', 555, 38, { face: 'narrowBold', size: 12, align: 'right' })
    headed(sheet, ['Client : ........................................................', 'Chantier : .....................................................', 'Date : ......./......./..............      Véhicule : ....................'], 40, 72, 20, { face, size: 10.5 })
    const end = table(sheet, {
      x: 40, y: 146, lines: 'grid', rowHeight: 24, headHeight: 26, headFill: '#e8e8e8', style: { face, size: 10.5 }, headStyle: { face: 'narrowBold', size: 10 },
      columns: [{ title: 'Code', width: 70 }, { title: 'Article', width: 245 }, { title: 'Poids unit.\n(kg)', width: 65, align: 'right' }, { title: 'Quantité', width: 65, align: 'right' }, { title: 'Poids (kg)', width: 70, align: 'right' }],
      rows: wares.slice(0, 10).map(([code, words, , kg]) => [code, words, fr(kg, 1), '', '']),
    })
    sheet.box(420, end, 135, 26)
    sheet.write('Poids total', 414, end + 8, { face: 'narrowBold', size: 10.5, align: 'right' })
    sheet.write('kg', 548, end + 8, { face, size: 10.5, align: 'right' })
    sheet.write('Chargé par : ..............................', 40, end + 60, { face, size: 10.5 })
    sheet.write('Signature client : ..............................', 300, end + 60, { face, size: 10.5 })
  },
}))
