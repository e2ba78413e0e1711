import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { facts } from './inland-print.ts'
import { plumbingWares, shellWares } from './inland-wares.ts'

const variants = [
  { seed: 15131, wares: plumbingWares, lines: 5, color: '#00695c', label: 'Poids total (kg)', supplier: 'Exemple Chauffage Sanitaire' },
  { seed: 15132, wares: shellWares, lines: 6, color: '#5d4037', label: 'Poids total en Kg', supplier: 'Matériaux du Modèle' },
]

/** A small firm's invoicing program: priced lines, a box of tax and money at the right, the weight in a box of facts at the left. */
export const smallSuiteRecapInland = layout('small-suite-recap-inland', variants, ({ seed, wares, lines, color, label, supplier }) => {
  const { client, clientStreet, clientTown, site, siteTown, account, note, date, luck } = parties(seed)
  const goods = inlandLoad(wares, seed, { lines, lineKg: 190, upTo: 25 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.write(supplier, 45, 42, { face: 'modernBold', size: 15, color })
      writtenLines(sheet, ['3 place de l’Exemple', '87000 LIMOGES', 'TVA FR00 000 000 000'], 45, 64, 12, { face: 'modern', size: 8 })
      sheet.write('BON DE LIVRAISON', 550, 40, { face: 'modernBold', size: 17, color, align: 'right' })
      writtenLines(sheet, [`N° BL00${note}`, `En date du ${date}`, `Client ${account}`], 550, 66, 13, { face: 'modern', size: 8.5, align: 'right' })
      writtenLines(sheet, ['Adresse de livraison', site, siteTown], 45, 132, 13, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8, color })
      writtenLines(sheet, [client, clientStreet, clientTown], 340, 132, 13, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 })
      const foot = table(sheet, {
        x: 45, y: 200, rowHeight: 20, headFill: color, style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8, color: '#fff' },
        columns: [{ title: 'Code', width: 74 }, { title: 'Description', width: 216 }, { title: 'Qté', width: 36, align: 'right' }, { title: 'P.U. HT', width: 56, align: 'right' }, { title: '% TVA', width: 45, align: 'right' }, { title: 'Total HT', width: 78, align: 'right' }],
        rows: goods.lines.map(({ code, words, count, price, total }) => [code, words, fr(count), `${fr(price, 2)} €`, '20,00', `${fr(total, 2, ' ')} €`]),
      })
      const y = Math.max(foot + 40, 520)
      sheet.box(45, y, 230, 76, undefined, color, 4)
      facts(sheet, [['Transporteur', 'Livraison par nos soins'], ['Nombre de colis', `${luck.whole(2, 9)}`], [label, fr(goods.kg, 2, ' ')], ['Règlement', 'Relevé fin de mois']], 55, y + 11, 100, { face: 'modern', size: 8.5 }, 15)
      sheet.box(350, y, 200, 76, undefined, color, 4)
      const money: [string, number][] = [['Total HT', goods.total], ['TVA 20,00 %', goods.total * 0.2], ['Total TTC', goods.total * 1.2]]
      money.forEach(([words, euros], at) => {
        sheet.write(words, 360, y + 12 + at * 20, { face: at === 2 ? 'modernBold' : 'modern', size: 9 })
        sheet.write(`${fr(euros, 2, ' ')} €`, 540, y + 12 + at * 20, { face: at === 2 ? 'modernBold' : 'modern', size: 9, align: 'right' })
      })
      sheet.write('Reçu le :                              Signature :', 45, y + 110, { face: 'modern', size: 9 })
      sheet.write('Page 1/1 – Document édité par notre logiciel de gestion', 297, 812, { face: 'modern', size: 7, color: '#777', align: 'center' })
    },
  }
})
