import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { roofWares, tileWares } from './inland-wares.ts'

const variants = [
  { seed: 15301, wares: tileWares, lines: 5, said: (kg: number) => `Poids de la livraison : ${fr(kg, 1, ' ')} kg – 2 palettes – Franco` },
  { seed: 15302, wares: roofWares, lines: 6, said: (kg: number) => `Marchandise livrée ce jour, poids total ${fr(kg, 1, ' ')} Kgs, 1 palette` },
]

/** An invoice that serves as the slip: money everywhere, one line of the delivery under the goods. */
export const invoiceDoubleInland = layout('invoice-double-inland', variants, ({ seed, wares, lines, said }) => {
  const { client, clientStreet, clientTown, site, siteTown, account, note, date, phone } = parties(seed)
  const goods = inlandLoad(wares, seed, { lines, lineKg: 260, upTo: 80, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.write('ETS MODÈLE ET FILS', 45, 36, { face: 'serifBold', size: 15 })
      writtenLines(sheet, ['Matériaux depuis 1962', '9 avenue de l’Exemple', '36000 CHÂTEAUROUX', `Tél. ${phone}`], 45, 56, 13, { face: 'serif', size: 9.5 })
      sheet.write('FACTURE', 550, 38, { face: 'serifBold', size: 18, align: 'right' })
      sheet.write('valant bon de livraison', 550, 60, { face: 'serif', size: 10, align: 'right' })
      writtenLines(sheet, [`N° F26-${note}`, `Le ${date}`, `Client ${account}`], 550, 78, 13, { face: 'serif', size: 9.5, align: 'right' })
      writtenLines(sheet, [client, clientStreet, clientTown], 320, 132, 14, { face: 'serif', size: 10.5 }, { face: 'serifBold', size: 10.5 })
      writtenLines(sheet, ['Livré :', site, siteTown], 45, 132, 14, { face: 'serif', size: 9.5 })
      const foot = table(sheet, {
        x: 45, y: 196, lines: 'columns', downTo: 560, style: { face: 'serif', size: 9.5 }, headStyle: { face: 'serifBold', size: 9.5 },
        columns: [{ title: 'Désignation', width: 255 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Unité', width: 45, align: 'center' }, { title: 'Prix unit. HT', width: 70, align: 'right' }, { title: 'Montant HT', width: 90, align: 'right' }],
        rows: [...goods.lines.map(({ words, unit, count, price, total }) => [words, `${count}`, unit, fr(price, 2), fr(total, 2, ' ')]), ['Participation au transport', '1', 'F', '35,00', '35,00']],
      })
      sheet.write(said(goods.kg), 45, foot + 12, { face: 'serifBold', size: 10 })
      const net = goods.total + 35
      const money: [string, number][] = [['Total HT', net], ['TVA 20 %', net * 0.2], ['Total TTC', net * 1.2], ['Acompte versé', 100], ['Net à payer', net * 1.2 - 100]]
      money.forEach(([words, euros], at) => {
        const style = { face: at === 4 ? 'serifBold' : 'serif', size: at === 4 ? 11 : 10 } as const
        sheet.write(words, 370, foot + 40 + at * 17, style)
        sheet.write(`${fr(euros, 2, ' ')} €`, 548, foot + 40 + at * 17, { ...style, align: 'right' })
      })
      sheet.flow('Échéance à 30 jours fin de mois. Pénalités de retard : trois fois le taux légal, indemnité forfaitaire de 40 €. La marchandise voyage aux risques du destinataire.', 45, foot + 46, 290, { face: 'serif', size: 8 })
      sheet.write('Reçu la marchandise, signature :', 45, foot + 110, { face: 'serif', size: 9.5 })
    },
  }
})
