import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, electrical, plumbing } from './trade-wares.ts'

const german = (value: number) => fr(value, 3, '.')

/** A large maker's program: weights in the header block with the points of its home country. */
export const groupProgram = layout(
  'group-program-grove',
  [
    { seed: 307473, wares: plumbing, taken: '7:24 4:6 0:8', pallets: 44 },
    { seed: 307474, wares: electrical, taken: '8:12 9:6 0:5', pallets: 22 },
  ],
  ({ seed, wares, taken, pallets }) => {
    const goods = basket(wares, taken, 3)
    const gross = Number((goods.kg + pallets).toFixed(3))
    return {
      expectedKg: gross,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, account } = particulars(seed)
        const style = { face: 'modern' as const, size: 8 }
        sheet.write('SPÉCIMEN GROUP FRANCE SAS', 555, 30, { face: 'modernBold', size: 12, align: 'right' })
        lines(sheet, ['Exemple Installations', site, siteTown], 50, 90, 14, { face: 'modern', size: 9.5 })
        sheet.write(`Spécimen Group France SAS, ${street}, ${town}`, 50, 74, { face: 'modern', size: 6, color: '#666' })
        sheet.write('Bulletin de livraison', 50, 170, { face: 'modernBold', size: 14 })
        const facts = [['Numéro', `80${number}`], ['Date', date.replaceAll('/', '.')], ['Commande client', order], ['N° client', `1${account}`], ['Incoterms', 'DAP chantier'], ['Poids brut', `${german(gross)} KG`], ['Poids net', `${german(goods.kg)} KG`]] as const
        sheet.box(340, 84, 215, 112, '#f4f4f4', '#bbb')
        facts.forEach(([caption, value], at) => {
          sheet.write(caption, 348, 90 + at * 14.5, style)
          sheet.write(value, 547, 90 + at * 14.5, { ...style, align: 'right' })
        })
        const columns = [{ title: 'Poste', width: 45 }, { title: 'Article / Désignation', width: 300 }, { title: 'Quantité', width: 70, align: 'right' as const }, { title: 'Poids net', width: 90, align: 'right' as const }]
        const rows = goods.lines.map((line, at) => [String((at + 1) * 10).padStart(6, '0'), `${line.code}  ${line.words}`, `${line.count} PCE`, `${german(line.kg)} KG`])
        const foot = table(sheet, { x: 50, y: 215, columns, rows, rowHeight: 24, style, headStyle: { face: 'modernBold', size: 8 } })
        lines(sheet, ['Mode d’expédition : camion complet ou groupage', `Emballage : ${pallets / 22} palette(s) Europe`, 'Veuillez contrôler la marchandise à réception. Transport assuré.'], 50, foot + 16, 13, style)
        sheet.rule(50, 790, 555, 790, 0.4)
        sheet.write('Spécimen Group France SAS – capital 1.000.000 EUR – RCS Exemple 000 000 000 – Page 1 de 1', 302, 798, { face: 'modern', size: 6.5, color: '#666', align: 'center' })
      },
    }
  },
)
