import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** A stove dealer's delivery sheet: a form of questions and ticked boxes, the parcels and their weight among them. */
export const stoveShop = layout('stove-shop', [
  { seed: 10_101, kg: 186, parcels: '3', weight: '186 kg', goods: ['Poêle à granulés 8 kW canalisable, gris', 'Kit conduit concentrique Ø 80/130', 'Plaque de sol verre 1000 × 800'] },
  { seed: 10_102, kg: null, parcels: '2', weight: '', goods: ['Poêle à bois 7 kW, fonte, poids 132 kg hors emballage', 'Tuyau émaillé Ø 150 longueur 1 m (3 pièces)', 'Rosace et té de purge'] },
  { seed: 10_103, kg: 1002.5, parcels: '1 palette', weight: '1 002,5 kg', goods: ['Granulés de bois, 65 sacs de 15 kg', 'Housse de palette'] },
] as const, ({ seed, kg, parcels, weight, goods }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { street, town, phone, client, site, siteTown, slip, date } = marks(seed)
    sheet.box(0, 0, sheet.width, 66, '#3f1d12', '#3f1d12')
    sheet.write('Au Foyer de l’Exemple', 40, 16, { face: 'bookBold', size: 19, color: '#fff' })
    sheet.write(`poêles, inserts, fumisterie – ${street}, ${town} – ${phone}`, 40, 42, { face: 'book', size: 8.5, color: '#f5d8c8' })
    sheet.write('FICHE DE LIVRAISON', 40, 84, { face: 'bookBold', size: 15 })
    sheet.write(`n° ${slip.slice(4)}`, 555, 88, { face: 'book', size: 11, align: 'right' })
    const field = (words: string, value: string, x: number, y: number, end: number) => {
      sheet.write(words, x, y, { face: 'book', size: 9, color: '#555' })
      const from = x + sheet.widthOf(words, { face: 'book', size: 9 }) + 6
      sheet.write(value, from + 2, y - 1, { face: 'bookBold', size: 10 })
      sheet.rule(from, y + 13, end, y + 13, 0.4, '#999')
    }
    field('Client :', client, 40, 118, 300)
    field('Date :', date, 320, 118, 555)
    field('Adresse :', `${site} – ${siteTown}`, 40, 142, 555)
    field('Téléphone :', '06 00 00 00 00', 40, 166, 300)
    field('Étage :', 'RDC', 320, 166, 555)
    sheet.write('Matériel livré', 40, 200, { face: 'bookBold', size: 11 })
    goods.forEach((words, at) => {
      sheet.box(40, 222 + at * 22, 10, 10)
      sheet.write(words, 58, 220 + at * 22, { face: 'book', size: 10 })
    })
    field('Nombre de colis :', parcels, 40, 310, 250)
    field('Poids total des colis :', weight, 280, 310, 555)
    field('Encombrement (cm) :', '60 × 60 × 115', 40, 334, 250)
    field('Livreur :', '', 280, 334, 555)
    sheet.write('À vérifier avec le client', 40, 372, { face: 'bookBold', size: 11 })
    ;['Accès praticable avec un diable (portail, marches)', 'Emballage intact, vitre non cassée', 'Notice, télécommande et carnet d’entretien remis', 'Mise en service à planifier par notre technicien'].forEach((words, at) => {
      sheet.box(40, 396 + at * 20, 10, 10)
      sheet.write(words, 58, 394 + at * 20, { face: 'book', size: 9.5 })
    })
    block(sheet, ['Observations :', '', 'Fait en deux exemplaires. Le client reconnaît avoir reçu le matériel ci-dessus en bon état apparent.'], 40, 494, 22, { face: 'book', size: 9.5 })
    ;['Signature du client', 'Signature du livreur'].forEach((words, at) => {
      sheet.box(40 + at * 265, 570, 250, 74)
      sheet.write(words, 48 + at * 265, 576, { face: 'book', size: 8.5 })
    })
  },
}))
