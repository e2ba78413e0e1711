import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, plumbing } from './trade-wares.ts'

/** A plumber's merchant: a weight for each line and the total at the right, under the table. */
export const plumbingCounter = layout(
  'plumbing-counter-grove',
  [
    { seed: 307450, taken: '0:3 1:2 2:2 8:4', client: 'Plomberie Exemple' },
    { seed: 307451, taken: '4:1 3:12 6:20 7:4 9:1 8:2', client: 'SARL Exemple Chauffage' },
    { seed: 307452, taken: '7:14 5:6 1:6 0:6 4:8', client: 'Exemple Sanitaire' },
  ],
  ({ seed, taken, client }) => {
    const goods = basket(plumbing, taken)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, account, phone } = particulars(seed)
        sheet.write('SANITAIRE MODÈLE DISTRIBUTION', 36, 32, { face: 'narrowBold', size: 17, color: '#0b4f6c' })
        lines(sheet, [street, town, `Tél. ${phone}`], 36, 56, 12, { face: 'narrow', size: 9 })
        sheet.box(330, 30, 229, 24, '#0b4f6c', '#0b4f6c')
        sheet.write('BON DE LIVRAISON', 444, 36, { face: 'narrowBold', size: 13, color: '#fff', align: 'center' })
        lines(sheet, [`N° ${number}   du ${date}`, `Commande ${order} – enlèvement agence 014`, `Compte client ${account}`], 330, 62, 13, { face: 'narrow', size: 9.5 })
        sheet.box(330, 112, 229, 56)
        lines(sheet, [client, `Chantier ${site}`, siteTown], 338, 120, 15, { face: 'narrow', size: 10 })
        const columns = [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 233 }, { title: 'Qté', width: 46, align: 'right' as const }, { title: 'Un.', width: 40, align: 'center' as const }, { title: 'Poids unit.', width: 62, align: 'right' as const }, { title: 'Poids (kg)', width: 72, align: 'right' as const }]
        const rows = goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.unitKg, 2), fr(line.kg, 2, ' ')])
        const foot = table(sheet, { x: 36, y: 190, columns, rows, lines: 'grid', headFill: '#d7e8ef', style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9.5 } })
        sheet.write(`Poids total : ${fr(goods.kg, 2, ' ')} kg`, 555, foot + 12, { face: 'narrowBold', size: 11, align: 'right' })
        sheet.write(`${goods.lines.length} références – ${goods.count} unités`, 36, foot + 12, { face: 'narrow', size: 9 })
        sheet.flow('Toute réclamation doit être portée sur le présent bon au moment de la livraison. Manutention à deux personnes au-delà de 25 kg.', 36, 770, 523, { face: 'narrow', size: 8, color: '#555' })
      },
    }
  },
)
