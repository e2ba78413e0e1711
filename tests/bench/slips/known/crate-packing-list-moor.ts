import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, headed, pairs } from './moor-print.ts'

const variants = [
  { seed: 14306, crates: [['Garde-corps inox, lot A', '310x60x45', 142, 171], ['Garde-corps inox, lot B', '310x60x45', 138.5, 167.5], ['Visserie, platines', '80x60x40', 64, 69]] },
  { seed: 14307, crates: [['Escalier hélicoïdal – fût et limons', '320x110x70', 286, 341], ['Marches acier larmé (14)', '120x100x60', 203.5, 228]] },
] as const

/** A metalwork shop's packing list: crates with their sizes, net and gross kilos, both added up. */
export const cratePackingList = layout('crate-packing-list-moor', variants, ({ seed, crates }) => {
  const sum = (at: 2 | 3) => crates.reduce((all, crate) => all + crate[at], 0)
  return {
    expectedKg: sum(3),
    draw(sheet) {
      const who = moorParties(seed, ['Métallerie du Spécimen', 'Serrurerie Exemple'])
      headed(sheet, [who.sender, who.street, who.town, `SIRET ${who.siret}`], 40, 36, 13, { face: 'slab', size: 9.5 }, { face: 'slabBold', size: 16 })
      sheet.write('LISTE DE COLISAGE', 555, 38, { face: 'slabBold', size: 16, align: 'right' })
      sheet.write(`Affaire ${who.order} – jointe au BL ${who.slip}`, 555, 60, { face: 'slab', size: 10, align: 'right' })
      addressFrame(sheet, 'Destinataire', shipTo(who), [330, 92, 225, 78], { face: 'slab', bold: 'slabBold', size: 10 })
      pairs(sheet, [['Date', who.date], ['Enlèvement', who.carrier], ['Emballage', 'caisses bois NIMP 15']], 40, 120, 70, 14, { face: 'slab', size: 9.5 })
      const cell = (value: number) => fr(value, 1)
      const rows = crates.map(([words, size, net, gross], at) => [`${at + 1}/${crates.length}`, words, size, cell(net), cell(gross)])
      rows.push(['', 'Total', `${crates.length} colis`, cell(sum(2)), cell(sum(3))])
      const end = table(sheet, {
        x: 40, y: 194, rows, lines: 'grid', rowHeight: 24, headHeight: 28, style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 }, headFill: '#e4e4e0',
        columns: [{ title: 'Colis', width: 45, align: 'center' }, { title: 'Contenu', width: 225 }, { title: 'L x l x h\n(cm)', width: 95, align: 'center' }, { title: 'Poids net\n(kg)', width: 75, align: 'right' }, { title: 'Poids brut\n(kg)', width: 75, align: 'right' }],
      })
      sheet.write('Point de levage repéré sur chaque caisse. Élingues : CMU 1 t minimum.', 40, end + 14, { face: 'slab', size: 9 })
      sheet.write('Visa expédition', 400, end + 60, { face: 'slab', size: 9.5 })
    },
  }
})
