import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** An ironmongery chain's dense list; the foot of the page tells the figures first and their names after them, between dashes. */
export const ironmongerChain = layout('ironmonger-chain', [
  { seed: 7310, shop: 'Agence 014 Nice Ouest', foot: (kg: string, parcels: number) => `${parcels} colis – ${kg} kg poids total – préparé en 2 vagues`, isTold: true },
  { seed: 7320, shop: 'Agence 022 Grasse', foot: (kg: string, parcels: number) => `Expédié ce jour : ${parcels} colis pour ${kg} kg au total`, isTold: true },
  { seed: 7330, shop: 'Agence 031 Fréjus', foot: (_kg: string, parcels: number) => `${parcels} colis – poids n.c. – aucun colis de plus de 30 kg`, isTold: false },
], ({ seed, shop, foot, isTold }) => {
  const goods = load(seed, { lines: 14, decimals: 1, fromKg: 300, upToKg: 1400 })
  return {
    expectedKg: isTold ? goods.kg : null,
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, order, account, date, siret, phone } = marks(seed)
      sheet.box(0, 0, 14, sheet.height, '#c62828', '#c62828')
      sheet.write(`${supplier} Quincaillerie`, 30, 26, { face: 'narrowBold', size: 16, color: '#c62828' })
      sheet.write(`${shop} – Tél. ${phone} – SIRET ${siret}`, 30, 48, { face: 'narrow', size: 8.5 })
      const pairs = [['BL', slip], ['Date', date], ['Commande', order], ['Compte', account], ['Vendeur', 'VD 07'], ['Page', '1/1']]
      pairs.forEach(([name = '', value = ''], at) => {
        sheet.write(name, 30 + at * 90, 72, { face: 'narrow', size: 7.5, color: '#777' })
        sheet.write(value, 30 + at * 90, 83, { face: 'narrowBold', size: 10.5 })
      })
      sheet.write(`Livrer : ${client} – ${site} – ${siteTown}`, 30, 106, { face: 'narrow', size: 10 })
      const under = table(sheet, {
        x: 30, y: 128, lines: 'none', zebra: '#f4eaea', rowHeight: 18, style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 }, headFill: '#ead1d1',
        columns: [{ title: 'Code', width: 60 }, { title: 'Libellé', width: 270 }, { title: 'Cdé', width: 35, align: 'right' }, { title: 'Livré', width: 40, align: 'right' }, { title: 'Reliq.', width: 40, align: 'right' }, { title: 'P.U. HT', width: 90, align: 'right' }],
        rows: goods.lines.map(({ code, words, count, price }) => [code, words, String(count), String(count), '0', fr(price, 2)]),
      })
      sheet.rule(30, under + 10, 565, under + 10, 1.2, '#c62828')
      sheet.write(foot(fr(goods.kg, 1, ' '), goods.parcels), 30, under + 18, { face: 'narrowBold', size: 12 })
      sheet.write(`Montant HT : ${fr(goods.total, 2, ' ')} €   TVA 20 % : ${fr(goods.total * 0.2, 2, ' ')} €   Franco à partir de 250 € HT`, 30, under + 38, { face: 'narrow', size: 10 })
      sheet.write('Toute réserve se note sur le bon du transporteur. Retours sous 15 jours, emballage intact.', 30, under + 56, { face: 'narrow', size: 8.5 })
    },
  }
})
