import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

/** A builder's own form between his yard and his site, filled in by hand. */
export const yardToSite = layout('yard-to-site', [
  { seed: 11_401, kg: 450, weight: '450 kg', goods: [['Étais', '12', 'u'], ['Bastaings 4 m', '8', 'u'], ['Bétonnière', '1', 'u'], ['Sacs de ciment', '2', 'sacs']] },
  { seed: 11_402, kg: 1050, weight: '1050 kg', goods: [['Banches 1,20 m', '4', 'u'], ['Treillis ST25', '6', 'u'], ['Bac à béton', '1', 'u'], ['Serre-joints', '20', 'u'], ['Rallonges 25 m', '2', 'u']] },
] as const, ({ seed, kg, weight, goods }) => ({
  expectedKg: kg,
  paper: { size: 'A5', landscape: true },
  draw(sheet) {
    const { site, siteTown, date, slip } = marks(seed)
    const hand = { face: 'hand', size: 15, color: '#1e3a8a' } as const
    sheet.write('MAÇONNERIE EXEMPLE & FILS', 24, 20, { face: 'sansBold', size: 13 })
    sheet.write('BON DE TRANSFERT DÉPÔT / CHANTIER', 570, 22, { face: 'sansBold', size: 11, align: 'right' })
    ;[['Chantier :', site.slice(0, site.indexOf(',')), 24, 46], ['Ville :', siteTown, 24, 68], ['Date :', date, 400, 46], ['N° :', slip.slice(4), 400, 68]].forEach(([words, value, x, y]) => {
      sheet.write(String(words), Number(x), Number(y), { size: 9 })
      sheet.write(String(value), Number(x) + 52, Number(y) - 6, hand)
    })
    sheet.box(24, 96, 546, 190)
    ;[330, 420, 490].forEach((x) => sheet.rule(x, 96, x, 286, 0.5))
    ;['Matériel / matériaux', 'Quantité', 'Unité', 'Retour'].forEach((words, at) => sheet.write(words, [30, 336, 426, 496][at]!, 101, { face: 'sansBold', size: 8.5 }))
    for (let line = 0; line < 7; line++) sheet.rule(24, 116 + line * 24, 570, 116 + line * 24, 0.4, '#888')
    goods.forEach(([words, count, unit], at) => [words, count, unit].forEach((text, column) => sheet.write(text, [34, 350, 432][column]!, 118 + at * 24, hand)))
    sheet.write('Véhicule :', 24, 302, { size: 9 })
    sheet.write('camion plateau', 76, 296, hand)
    sheet.write('Poids total chargé :', 330, 302, { face: 'sansBold', size: 9 })
    sheet.write(weight, 428, 295, { ...hand, size: 17 })
    sheet.write('Visa dépôt', 24, 334, { size: 9 })
    sheet.write('Visa chef de chantier', 330, 334, { size: 9 })
    sheet.box(24, 346, 240, 54)
    sheet.box(330, 346, 240, 54)
  },
}))
