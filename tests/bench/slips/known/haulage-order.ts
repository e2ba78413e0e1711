import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'

/** A haulier's confirmation with one field a line: loading, unloading, goods, tonnes, price of the run. */
export const haulageOrder = layout('haulage-order', [
  { seed: 8701, goods: '4 palettes de carrelage', tonnes: 3.24, floor: '1,60 m' },
  { seed: 8702, goods: '2 fardeaux de charpente', tonnes: 1.6, floor: '6,00 m' },
] as const, ({ seed, goods, tonnes, floor }) => ({
  expectedKg: Math.round(tonnes * 1000),
  draw(sheet) {
    const { supplier, street, town, client, site, siteTown, order, date, phone } = marks(seed)
    const set = { face: 'book', size: 10.5 } as const
    sheet.write('Transports de l’Exemple', 56, 48, { face: 'bookBold', size: 18, color: '#133b2c' })
    sheet.write('Affrètement et distribution – capital 8 000 € – licence 0000/00', 56, 74, { ...set, size: 8.5 })
    sheet.write(`Confirmation de transport ${order}`, 56, 110, { face: 'bookBold', size: 14 })
    const fields = [
      ['Donneur d’ordre', supplier], ['Chargement', `${street}, ${town}`], ['Le', `${date} entre 7 h et 9 h`], ['Déchargement', `${client}, ${site}`], ['', siteTown],
      ['Contact sur place', phone], ['Marchandise', goods], ['Poids total', `${fr(tonnes, 2)} tonnes`], ['Mètres de plancher', floor], ['Véhicule', 'Porteur avec hayon, charge utile 5 t'], ['Prix convenu', `${fr(180 + tonnes * 40, 2)} € HT, gazole inclus`],
    ] as const
    fields.forEach(([words, value], at) => {
      const y = 150 + at * 26
      sheet.write(words, 56, y, { face: 'bookBold', size: 10, color: '#133b2c' })
      sheet.write(value, 200, y, set)
      sheet.rule(200, y + 16, 540, y + 16, 0.4, '#aaa', 2)
    })
    const foot = sheet.flow('Le chauffeur doit se présenter avec casque, gilet et chaussures de sécurité. Tout retard est à signaler aussitôt. Le présent document tient lieu de bordereau de livraison et doit revenir signé avec la facture.', 56, 450, 484, { ...set, size: 9 })
    down(sheet, ['Arrivée : ____ h ____', 'Départ : ____ h ____'], 56, foot + 24, 20, set)
    sheet.write('Cachet du destinataire', 340, foot + 24, set)
  },
}))
