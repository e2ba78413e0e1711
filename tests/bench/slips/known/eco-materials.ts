import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['CHANV25', 'Béton de chanvre – chènevotte sac 20 kg', 'U', 20.3, 17, 12],
  ['NHL35', 'Chaux naturelle NHL 3,5 sac 25 kg', 'U', 25.1, 14, 10],
  ['OUATE', 'Ouate de cellulose sac 12,5 kg', 'U', 12.6, 16, 24],
  ['FDB140', 'Panneau fibre de bois 140 mm (paquet de 4)', 'U', 22.4, 64, 10],
  ['ARGILE', 'Enduit d\'argile de finition big bag 500 kg', 'U', 508, 310, 1],
  ['FREIN', 'Frein-vapeur hygrovariable 1,5 × 50 m', 'U', 9.7, 129, 3],
  ['LIEGE', 'Liège expansé 80 mm (paquet de 4)', 'U', 4.5, 58, 16],
]

/** The customer's page of a large web shop, printed from the browser: blocks of details, and the weight among the shipping details, with unit weights beside the goods, when the shop keeps them. */
export const ecoMaterials = layout('eco-materials', [{ seed: 11_901, lines: 3, told: true }, { seed: 11_905, lines: 2, told: false }, { seed: 11_914, lines: 5, told: true }], ({ seed, lines, told }) => {
  const load = cargo(seed, stock, lines, 1)
  return {
    expectedKg: told ? load.kg : null,
    draw(sheet) {
      const { client, site, siteTown, order, date, slip } = marks(seed)
      const plain = { face: 'modern', size: 8.5, color: '#333' } as const
      sheet.write(date, 24, 16, { face: 'sans', size: 7 })
      sheet.write(`Livraison #${slip.slice(2)} – Éco Exemple Matériaux`, 297, 16, { face: 'sans', size: 7, align: 'center' })
      sheet.write('éco·exemple', 50, 48, { face: 'modernBold', size: 18, color: '#4d7c0f' })
      sheet.write(`Commande #${order.slice(3)} – Livraison #${slip.slice(2)}`, 50, 84, { face: 'modernBold', size: 13 })
      const column = (title: string, words: readonly string[], x: number, y: number) => {
        sheet.write(title, x, y, { face: 'modernBold', size: 9 })
        sheet.rule(x, y + 14, x + 230, y + 14, 0.5, '#ccc')
        block(sheet, words, x, y + 20, 13, plain)
      }
      column('Adresse de livraison', [client, site, siteTown, 'T : 06 00 00 00 00'], 50, 116)
      column('Mode de livraison', told ? ['Affrètement avec hayon', `Poids total : ${fr(load.kg, 1, ' ')} kg`, 'Prise de rendez-vous par le transporteur'] : ['Affrètement avec hayon', 'Prise de rendez-vous par le transporteur'], 315, 116)
      column('Adresse de facturation', [client, siteTown], 50, 214)
      column('Mode de paiement', ['Virement bancaire', 'Frais de livraison 89,00 €'], 315, 214)
      sheet.write('Articles expédiés', 50, 284, { face: 'modernBold', size: 10 })
      load.lines.forEach(({ code, words, unitKg, count }, at) => {
        const y = 306 + at * 44
        sheet.write(words, 50, y, { face: 'modernBold', size: 9 })
        sheet.write(`SKU : ${code}`, 50, y + 13, { ...plain, color: '#777' })
        if (told) sheet.write(`Poids unitaire : ${fr(unitKg, 1)} kg`, 300, y + 13, { ...plain, color: '#777' })
        sheet.write(`Qté expédiée : ${count}`, 545, y, { ...plain, align: 'right' })
        sheet.rule(50, y + 32, 545, y + 32, 0.4, '#ddd')
      })
      sheet.write('https://www.exemple.test/sales/order/shipment', 24, 822, { face: 'sans', size: 7 })
      sheet.write('1/1', 571, 822, { face: 'sans', size: 7, align: 'right' })
    },
  }
})
