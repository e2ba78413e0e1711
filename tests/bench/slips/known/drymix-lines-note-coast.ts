import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'Produit', width: 245 },
  { title: 'Conditionnement', width: 110 },
  { title: 'Lot', width: 70, align: 'center' },
  { title: 'Poids', width: 80, align: 'right' },
] as const

export const drymixLinesNote = layout(
  'drymix-lines-note-coast',
  [
    { seed: 9761, trade: 'tiler', goods: [['Mortier de scellement gris', '2 palettes', 2880], ['Chape allégée', '1 palette', 960], ['Primaire d’accrochage', '1 carton', 24]] },
    { seed: 9762, trade: 'painter', goods: [['Enduit de façade ton sable', '3 palettes', 4320], ['Sous-enduit blanc', '1 palette', 1440]] },
    { seed: 9763, trade: 'tiler', goods: [['Colle carrelage sac 25 kg', '2 palettes', null], ['Ragréage sac 25 kg', '1 palette', null]] },
  ] as const,
  ({ seed, trade, goods }) => {
    const { client, clientTown, site, siteStreet, siteTown, date, number, order, vehicle } = coastParties(seed, trade)
    const weights = goods.map((line) => line[2])
    return {
      expectedKg: weights.reduce<number | null>((sum, kg) => (sum === null || kg === null ? null : sum + kg), 0),
      draw(sheet) {
        sheet.write('MORTIERS DU MODÈLE', 50, 44, { face: 'slabBold', size: 20, color: '#6b4a2b' })
        stacked(sheet, ['Usine de l’Exemple, 83170 BRIGNOLES', 'Mortiers, enduits et chapes sèches'], 50, 72, 14, { face: 'slab', size: 10 })
        sheet.write('BORDEREAU D’EXPÉDITION', 545, 48, { face: 'slabBold', size: 13, align: 'right' })
        sheet.write(`n° ${number} du ${date}`, 545, 68, { face: 'slab', size: 10.5, align: 'right' })
        sheet.rule(50, 108, 545, 108, 1, '#6b4a2b')
        stacked(sheet, [`Client : ${client}, ${clientTown}`, `Livré : ${site}, ${siteStreet}, ${siteTown}`, `Commande ${order} – véhicule ${vehicle}`], 50, 120, 17, { face: 'slab', size: 10.5 })
        const rows = goods.map(([words, packed, kg], at) => [words, packed, `L${seed}${at}`, kg === null ? '' : `${printed(kg)} kg`])
        const under = table(sheet, { x: 45, y: 186, columns, rows, style: { face: 'slab', size: 10.5 }, headStyle: { face: 'slabBold', size: 10 }, rowHeight: 24 })
        sheet.flow('Conserver au sec, à l’abri du gel. Utiliser dans les neuf mois. Palettes houssées 1 440 kg maximum, non gerbables.', 50, under + 20, 495, { face: 'slab', size: 9.5 })
        sheet.write('Heure d’arrivée :                         Heure de départ :', 50, under + 64, { face: 'slab', size: 10 })
        sheet.write('Nom et signature du réceptionnaire :', 50, under + 90, { face: 'slab', size: 10 })
      },
    }
  },
)
