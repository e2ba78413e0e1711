import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { strip, down } from './page-parts.ts'

/** A small quarry yard's A5 docket, landscape: one article, its tonnage in a box, registration and hours. */
export const siteDocket = layout('site-docket', [
  { seed: 9301, words: 'Gravier roulé 4/16 lavé', tonnes: 2.5 },
  { seed: 9302, words: 'Tout-venant 0/31,5', tonnes: 5.86 },
] as const, ({ seed, words, tonnes }) => ({
  expectedKg: Math.round(tonnes * 1000),
  paper: { size: 'A5' as const, landscape: true },
  draw(sheet) {
    const { street, town, client, site, siteTown, slip, date, phone } = marks(seed)
    const set = { face: 'sans', size: 10 } as const
    sheet.write('Granulats Exemple', 30, 26, { face: 'sansBold', size: 17 })
    sheet.write(`${street}, ${town} – ${phone}`, 30, 48, { ...set, size: 8.5 })
    sheet.write(`Bon n° ${slip.slice(2)}`, 565, 28, { face: 'sansBold', size: 13, align: 'right' })
    down(sheet, [`Client : ${client}`, `Chantier : ${site}`, siteTown], 30, 76, 16, set)
    const y = strip(sheet, [['Date', date, 100], ['Produit', words, 205], ['Tonnage', `${fr(tonnes, 2)} T`, 100], ['Camion', 'EX-111-EX', 130]], 30, 136, { height: 44 })
    const under = strip(sheet, [['Départ dépôt', '7 h 40', 100], ['Arrivée chantier', '8 h 15', 105], ['Départ chantier', '8 h 40', 100], ['Distance', '14 km', 100], ['Facturation', 'Compte', 130]], 30, y, { height: 44 })
    down(sheet, ['Produit marqué CE 2+, EN 13242. Déversement sous la responsabilité du client au-delà de la voie publique.'], 30, under + 14, 14, { ...set, size: 8.5 })
    sheet.box(30, under + 40, 255, 80)
    sheet.write('Le chauffeur', 36, under + 44, { ...set, size: 8 })
    sheet.box(310, under + 40, 255, 80)
    sheet.write('Le client', 316, under + 44, { ...set, size: 8 })
  },
}))
