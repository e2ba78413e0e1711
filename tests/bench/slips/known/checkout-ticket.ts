import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { layout } from '../layout.ts'

const handed: readonly (readonly [string, number, number])[][] = [
  [['COLLE CARRELAGE C2 25KG', 4, 18.9], ['GRES 60X60 GRIS 1,08M2', 9, 24.5], ['CROISILLONS 2MM X250', 1, 6.95], ['SEAU MACON 11L', 2, 2.5]],
  [['PARPAING CREUX 20X20X50', 30, 1.69], ['MORTIER REPARATION 25KG', 3, 13.4], ['FER TORS D8 6M', 5, 5.8]],
  [['CIMENT GRIS 25KG', 6, 7.9], ['SABLE 0/4 SAC 35KG', 10, 3.95], ['BETON PRET 35KG', 4, 5.2], ['TALOCHE PLASTIQUE', 1, 8.9]],
]

/** The long strip of a building shop's cash desk, with the line the yard needs for its delivery lorry; one was printed without it. */
export const checkoutTicket = layout('checkout-ticket', [
  { seed: 8151, kg: 312.7, goods: handed[0]! },
  { seed: 8152, kg: 618.25, goods: handed[1]! },
  { seed: 8153, kg: null, goods: handed[2]! },
], ({ seed, kg, goods }) => ({
  expectedKg: kg,
  paper: { size: [226, 560] },
  draw(sheet) {
    const luck = chance(seed)
    const set = { face: 'printer', size: 8 } as const
    const middle = (words: string, y: number, size = 8) => sheet.write(words, 113, y, { face: size > 8 ? 'printerBold' : 'printer', size, align: 'center' })
    middle('BRICO EXEMPLE', 18, 14)
    middle('12 AVENUE DE L’EXEMPLE', 38)
    middle('06800 CAGNES-SUR-MER', 49)
    middle('TEL 04 00 00 00 00', 60)
    sheet.write(`CAISSE 0${luck.whole(1, 9)}  TICKET ${luck.digits(6)}`, 10, 80, set)
    sheet.write(`LE 1${luck.whole(0, 9)}/10/2026 A ${luck.whole(10, 18)}:${luck.whole(10, 59)}`, 10, 91, set)
    sheet.write('*** BON DE LIVRAISON CLIENT ***', 113, 108, { ...set, face: 'printerBold', align: 'center' })
    let y = 128
    for (const [words, count, price] of goods) {
      sheet.write(words, 10, y, set)
      sheet.write(`   ${count} X ${fr(price, 2)}`, 10, y + 11, set)
      sheet.write(fr(count * price, 2), 216, y + 11, { ...set, align: 'right' })
      y += 24
    }
    const sum = goods.reduce((all, [, count, price]) => all + count * price, 0)
    sheet.rule(10, y + 2, 216, y + 2, 0.6, '#111', 2)
    const row = (words: string, value: string, size = 8) => {
      sheet.write(words, 10, y + 8, { face: size > 8 ? 'printerBold' : 'printer', size })
      sheet.write(value, 216, y + 8, { face: size > 8 ? 'printerBold' : 'printer', size, align: 'right' })
      y += size + 6
    }
    row('TOTAL TTC EUR', fr(sum, 2), 11)
    row('DONT TVA 20,00%', fr(sum - sum / 1.2, 2))
    row('CB SANS CONTACT', fr(sum, 2))
    row('NB ARTICLES', String(goods.reduce((all, [, count]) => all + count, 0)))
    if (kg !== null) row('POIDS TOTAL', `${fr(kg, 3)} KG`)
    y += 12
    middle('A LIVRER LE JOUR MEME', y, 9)
    middle('REMIS AU QUAI PAR :  ________', y + 18)
    middle('ECHANGE SOUS 30 JOURS AVEC TICKET', y + 40)
    middle('MERCI DE VOTRE VISITE', y + 52)
    middle(luck.digits(13), y + 76)
  },
}))
