import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A stair builder types a short note; the weight is at its end, or nowhere. */
export const stairCarpenter = layout('stair-carpenter', [
  { seed: 9051, kg: 148, last: 'Poids total : 148 kg en 4 colis', items: ['1 escalier quart tournant bas droit, hêtre lamellé-collé, 13 marches ép. 33 mm', '1 garde-corps rampant fuseaux tournés, longueur 3,20 m', '1 sachet de quincaillerie'] },
  { seed: 9052, kg: null, last: 'Livraison en 3 colis, prévoir deux personnes au déchargement', items: ['1 escalier droit sapin, 14 marches sans contremarches', '2 poteaux de départ 90 × 90', '1 main courante ronde Ø 45 – 4,00 m'] },
  { seed: 9053, kg: 96.5, last: 'Poids total : 96,5 kg en 2 colis', items: ['1 escalier escamotable isolé 120 × 60, hauteur sous plafond 2,80 m', '1 trappe d’habillage plaquée chêne'] },
], ({ seed, kg, last, items }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, order, date, phone } = marks(seed)
    const book = { face: 'book', size: 10.5 } as const
    sheet.write('Les Escaliers de l’Exemple', 60, 54, { face: 'bookBold', size: 20, color: '#5d4037' })
    sheet.write(`Atelier : ZA de l’Exemple, 83440 TANNERON – ${phone}`, 60, 82, { face: 'book', size: 9 })
    writtenLines(sheet, ['Livré à', client, site, siteTown], 340, 120, 14, book, { face: 'bookBold', size: 9.5 })
    sheet.write(`Bon de livraison n° ${slip}`, 60, 200, { face: 'bookBold', size: 14 })
    sheet.write(`du ${date} – suivant devis ${order} accepté`, 60, 220, book)
    let y = 256
    for (const item of items) y = sheet.flow(`•  ${item}`, 66, y, 460, book) + 6
    y = sheet.flow(last, 60, y + 10, 470, book) + 18
    y = sheet.flow('Bois certifié PEFC. Hauteur à monter et trémie vérifiées sur place le jour du métré. À stocker à plat, dans un local sec et chauffé, avant la pose.', 60, y, 470, { face: 'book', size: 9, color: '#555' })
    sheet.rule(60, y + 24, 535, y + 24, 0.5, '#5d4037')
    sheet.write('Reste à payer à la livraison : 40 % du montant TTC', 60, y + 34, book)
    sheet.write('Bon pour réception, le', 340, y + 70, book)
    sheet.write('Entreprise individuelle – SIRET 000 000 000 00000 – Assurance décennale n° 000000', 297, 790, { face: 'book', size: 8, align: 'center' })
  },
}))
