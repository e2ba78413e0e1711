import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

const basket = [['Sel pour électrolyse, sac de 25 kg', 12, 6.9, 300], ['Chlore lent galets, seau de 10 kg', 2, 54.9, 21], ['pH moins poudre, seau de 5 kg', 3, 16.5, 15.9], ['Filtre à sable Ø 500 mm, 9 m³/h', 1, 279, 18.5], ['Verre filtrant, sac de 20 kg', 4, 24.9, 80], ['Pompe de filtration 0,75 kW', 1, 319, 11.2], ['Margelle droite 50 × 33 cm', 16, 8.4, 198.4]] as const

/** A pool shop's order printed with its parcel: prices summed on the right, and the weight among the lines of the summary; dangerous goods apart. */
export const poolShop = layout('pool-shop', [
  { seed: 7410, from: 0, upTo: 6, caption: 'Poids de l’envoi', adr: '20 kg' },
  { seed: 7420, from: 1, upTo: 7, caption: 'Poids total estimé', adr: '21 kg' },
  { seed: 7430, from: 0, upTo: 7, caption: 'Poids commande', adr: '21 kg' },
], ({ seed, from, upTo, caption, adr }) => {
  const goods = basket.slice(from, upTo)
  const kg = Number(goods.reduce((sum, [, , , weight]) => sum + weight, 0).toFixed(1))
  const euros = goods.reduce((sum, [, count, price]) => sum + count * price, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, phone } = marks(seed)
      sheet.circle(66, 60, 22, '#0288a8', 4)
      sheet.write('Exemple Piscines & Bassins', 100, 42, { face: 'modernBold', size: 17, color: '#0288a8' })
      sheet.write(`Bordereau de livraison ${slip}`, 100, 66, { face: 'modern', size: 10 })
      sheet.box(44, 100, 245, 78, '#eef8fb', '#eef8fb', 8)
      sheet.box(303, 100, 248, 78, '#eef8fb', '#eef8fb', 8)
      ;['Adresse de livraison', client, site, siteTown].forEach((words, at) => sheet.write(words, 56, 110 + at * 16, { face: at === 0 ? 'modernBold' : 'modern', size: 8 }))
      ;['Votre commande', `N° ${order} du ${date}`, 'Expédiée par messagerie palette', `Service client ${phone}`].forEach((words, at) => sheet.write(words, 315, 110 + at * 16, { face: at === 0 ? 'modernBold' : 'modern', size: 8 }))
      goods.forEach(([words, count, price], at) => {
        const y = 204 + at * 38
        sheet.box(44, y - 6, 28, 28, '#dfeef2', '#b7d4dc', 4)
        sheet.write(words, 84, y + 2, { face: 'modern', size: 9.5 })
        sheet.write(`× ${count}`, 430, y + 2, { face: 'modern', size: 9.5, align: 'right' })
        sheet.write(`${fr(count * price, 2, ' ')} €`, 551, y + 2, { face: 'modern', size: 9.5, align: 'right' })
      })
      const top = 204 + goods.length * 38 + 8
      const lines = [['Sous-total', `${fr(euros, 2, ' ')} €`], ['Livraison', '49,00 €'], ['dont TVA 20 %', `${fr((euros + 49) / 6, 2, ' ')} €`], ['Total TTC', `${fr(euros + 49, 2, ' ')} €`], [caption, `${fr(kg, 1, ' ')} kg`]]
      sheet.rule(330, top - 6, 551, top - 6, 0.6, '#0288a8')
      lines.forEach(([name = '', value = ''], at) => {
        sheet.write(name, 330, top + at * 19, { face: at === 3 ? 'modernBold' : 'modern', size: 9.5 })
        sheet.write(value, 551, top + at * 19, { face: at === 3 ? 'modernBold' : 'modern', size: 9.5, align: 'right' })
      })
      ;[`Matières dangereuses : UN 2468, classe 5.1, ${adr}, quantité limitée.`, 'Bassin jusqu’à 60 m³. Ne jamais mélanger deux produits de traitement.'].forEach((words, at) => sheet.write(words, 44, 740 + at * 15, { face: 'modern', size: 8, color: '#555' }))
    },
  }
})
