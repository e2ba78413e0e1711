import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A DIY shop's delivery form printed at the welcome desk: frames to tick, and the weight in the frame "Chargement". */
export const shopPickupForm = layout('shop-pickup-form', [
  { seed: 8221, shelf: 'garden', lines: 4, from: 150, upTo: 600, weighed: true },
  { seed: 8222, shelf: 'tile', lines: 5, from: 300, upTo: 1200, weighed: true },
  { seed: 8223, shelf: 'timber', lines: 3, from: 60, upTo: 300, weighed: false },
] as const, ({ seed, shelf, lines, from, upTo, weighed }) => {
  const goods = stock(shelf, seed, { lines, from, upTo, most: 14, decimals: 1 })
  return {
    expectedKg: weighed ? goods.kg : null,
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone } = marks(seed)
      sheet.box(30, 26, 535, 40, '#1b5e20', '#1b5e20')
      sheet.write('Brico Exemple', 42, 36, { face: 'sansBold', size: 18, color: '#fff' })
      sheet.write('DEMANDE DE LIVRAISON À DOMICILE', 553, 40, { face: 'sansBold', size: 11, color: '#fff', align: 'right' })
      sheet.write(`Dossier ${slip} – établi le ${date} – accueil caisse 12`, 30, 74, { size: 9 })
      const frame = (title: string, x: number, y: number, width: number, height: number) => {
        sheet.box(x, y, width, height, undefined, '#1b5e20')
        sheet.box(x, y, width, 16, '#dcedc8', '#1b5e20')
        sheet.write(title, x + 6, y + 4, { face: 'sansBold', size: 8.5 })
      }
      frame('Client', 30, 92, 262, 90)
      under(sheet, [client, site, siteTown, `Mobile : ${phone}`], 38, 114, 16, { size: 9.5 })
      frame('Accès', 303, 92, 262, 90)
      under(sheet, ['[X] Maison individuelle   [  ] Immeuble', 'Étage : 0     Ascenseur : [  ] oui  [X] non', 'Largeur du portail : 3,20 m', 'Camion 12 m possible : [X] oui  [  ] non'], 311, 114, 16, { size: 9 })
      frame('Articles', 30, 194, 535, 250)
      goods.lines.forEach((line, at) => {
        sheet.write(`${line.count} ×`, 70, 220 + at * 20, { size: 10, align: 'right' })
        sheet.write(line.words, 80, 220 + at * 20, { size: 10 })
        sheet.write(line.code, 440, 220 + at * 20, { face: 'mono', size: 8.5 })
      })
      frame('Chargement', 30, 456, 262, 84)
      const facts = weighed ? ['Nombre de palettes : 1', `Poids total : ${fr(goods.kg, 1, ' ')} kg`, 'Hayon : oui'] : ['Nombre de palettes : 1', 'Poids total : ............ kg', 'Hayon : non']
      under(sheet, facts, 38, 480, 18, { size: 10 })
      frame('Créneau', 303, 456, 262, 84)
      under(sheet, ['Matin 8 h – 12 h', 'Forfait livraison : 59,00 € TTC', 'Payé en caisse'], 311, 480, 18, { size: 10 })
      frame('Le client reconnaît avoir reçu sa marchandise en bon état', 30, 552, 535, 90)
      sheet.flow('La livraison s’effectue au pied du camion. Le personnel n’est pas autorisé à monter les produits dans les étages. Les articles de plus de 30 kg sont livrés sur palette.', 30, 654, 535, { size: 7.5, color: '#444' })
    },
  }
})
