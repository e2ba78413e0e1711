import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'

const models = [['Fenêtre alu 2 vantaux', 120, 135, 34], ['Porte-fenêtre alu 2 vantaux', 140, 215, 33], ['Châssis fixe alu', 90, 135, 31], ['Coulissant alu 2 rails', 240, 215, 36], ['Porte d’entrée alu', 90, 215, 42], ['Fenêtre à soufflet', 80, 60, 35]] as const

/** A window maker: sizes in mm, a weight for each mark, and the delivery's weight in the last line. */
export const frameFactory = layout('frame-factory', [
  { seed: 8251, lines: 4 },
  { seed: 8252, lines: 6 },
], ({ seed, lines }) => {
  const luck = chance(seed)
  const rows = models.slice(0, lines).map(([words, wide, high, dense], at) => {
    const count = luck.whole(1, 3)
    const one = Math.round((wide / 100) * (high / 100) * dense)
    return { mark: `R${at + 1}`, words, size: `${wide * 10} × ${high * 10}`, count, one, kg: one * count }
  })
  const kg = rows.reduce((all, row) => all + row.kg, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, date, order } = marks(seed)
      under(sheet, ['MENUISERIES EXEMPLE', 'Fabricant aluminium', street, town], 40, 36, 12, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 16 })
      sheet.box(340, 34, 215, 54, '#eceff1', '#90a4ae')
      under(sheet, [`Bon de livraison ${slip}`, `Commande usine ${order}`, `Départ le ${date}`], 350, 40, 15, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 12 })
      under(sheet, [client, site, siteTown], 340, 104, 14, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 10.5 })
      const y = table(sheet, {
        x: 40, y: 164, lines: 'grid', headFill: '#eceff1', rowHeight: 22, headHeight: 28, headStyle: { face: 'narrowBold', size: 9.5 }, style: { face: 'narrow', size: 10.5 },
        columns: [{ title: 'Repère', width: 50, align: 'center' }, { title: 'Désignation', width: 180 }, { title: 'Dim. L × H\n(mm)', width: 95, align: 'center' }, { title: 'Qté', width: 40, align: 'center' }, { title: 'Poids unit.\n(kg)', width: 70, align: 'right' }, { title: 'Poids ligne\n(kg)', width: 80, align: 'right' }],
        rows: rows.map((row) => [row.mark, row.words, row.size, String(row.count), String(row.one), String(row.kg)]),
      })
      sheet.box(315, y + 8, 240, 24, '#eceff1', '#90a4ae')
      sheet.write('Poids total de la livraison :', 322, y + 14, { face: 'narrowBold', size: 11 })
      sheet.write(`${fr(kg, 0, ' ')} kg`, 547, y + 14, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.flow('Manutention à deux personnes au-delà de 50 kg. Les vitrages sont à contrôler en présence du livreur ; aucune réclamation pour rayure ne sera acceptée après la pose.', 40, y + 50, 515, { face: 'narrow', size: 9 })
      signatures(sheet, 700, 'narrow')
    },
  }
})
