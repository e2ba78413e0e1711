import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, under } from './corners.ts'

const machines = [['Plaque vibrante 90 kg', 'PV90'], ['Marteau piqueur électrique 16 kg', 'MP16'], ['Bétonnière 160 L', 'BT160'], ['Échafaudage roulant 6 m', 'ER6'], ['Aspirateur de chantier', 'AS30']] as const

/** A hire shop's departure sheet: days and deposits, machines named by their class of weight, no weight of the load. */
export const toolRentalOut = layout('tool-rental-out', [
  { seed: 8401, lines: 3 },
  { seed: 8402, lines: 5 },
], ({ seed, lines }) => ({
  expectedKg: null,
  draw(sheet) {
    const luck = chance(seed)
    const { client, site, siteTown, slip, date, town } = marks(seed)
    sheet.write('LOC’EXEMPLE', 40, 36, { face: 'slabBold', size: 20, color: '#bf360c' })
    sheet.write(`Matériel de chantier – ${town}`, 40, 62, { face: 'slab', size: 9.5 })
    sheet.write(`Bon de livraison matériel ${slip}`, 555, 40, { face: 'slabBold', size: 13, align: 'right' })
    under(sheet, ['Locataire', client, site, siteTown], 40, 92, 14, { face: 'slab', size: 10 }, { face: 'slabBold', size: 9 })
    cells(sheet, [['Départ', date], ['Retour prévu', 'sous 5 jours'], ['Caution', '1 500 €']], { x: 300, y: 96, width: 85, caption: { face: 'slab', size: 8 }, value: { face: 'slabBold', size: 9.5 } })
    const y = table(sheet, {
      x: 40, y: 164, lines: 'grid', rowHeight: 24, headFill: '#fbe9e7', headStyle: { face: 'slabBold', size: 9 }, style: { face: 'slab', size: 10 },
      columns: [{ title: 'Parc', width: 70 }, { title: 'Matériel', width: 235 }, { title: 'Jours', width: 50, align: 'center' }, { title: 'Tarif jour HT', width: 80, align: 'right' }, { title: 'État départ', width: 80, align: 'center' }],
      rows: machines.slice(0, lines).map(([words, code]) => [`${code}-${luck.digits(2)}`, words, '5', `${luck.whole(18, 62)},00`, 'Bon']),
    })
    sheet.flow('Le locataire déclare avoir reçu la notice et les consignes de sécurité. Carburant non compris. Casse et vol à la charge du locataire sauf garantie dommages 8 %.', 40, y + 18, 515, { face: 'slab', size: 9 })
    sheet.write('Signature du locataire', 380, y + 80, { face: 'slab', size: 10 })
  },
}))
