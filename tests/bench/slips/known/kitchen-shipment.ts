import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, under } from './corners.ts'

const furniture = ['Meuble bas 60 1 porte', 'Meuble bas 80 3 tiroirs', 'Colonne four 60x200', 'Meuble haut 60x72', 'Façade lave-vaisselle 60', 'Plan de travail stratifié 3,07 m', 'Crédence aluminium 3,00 m', 'Plinthe 4,00 m', 'Évier 1,5 bac granit', 'Table de cuisson induction'] as const

/** A furniture maker's delivery list for a fitted kitchen: parcels and volume, never kilograms. */
export const kitchenShipment = layout('kitchen-shipment', [
  { seed: 8231, lines: 7 },
  { seed: 8232, lines: 10 },
], ({ seed, lines }) => ({
  expectedKg: null,
  draw(sheet) {
    const luck = chance(seed)
    const { client, site, siteTown, order, date, slip } = marks(seed)
    sheet.write('Cuisines Exemple – usine', 40, 40, { face: 'condensedBold', size: 16 })
    sheet.write('LISTE DE LIVRAISON', 555, 40, { face: 'condensedBold', size: 16, align: 'right' })
    under(sheet, [`Commande ${order}`, `Tournée ${slip}`, `Semaine 2026-${luck.whole(10, 50)} – le ${date}`], 40, 66, 14, { face: 'condensed', size: 11 })
    under(sheet, [client, site, siteTown], 360, 66, 14, { face: 'condensed', size: 11 })
    const rows = furniture.slice(0, lines).map((words, at) => [`${at + 1}`, words, `${luck.whole(1, 4)}`, `${luck.whole(1, 3)}`, `K${luck.digits(7)}`])
    const y = table(sheet, {
      x: 40, y: 126, lines: 'grid', rowHeight: 20, headStyle: { face: 'condensedBold', size: 10 }, style: { face: 'condensed', size: 11 },
      columns: [{ title: 'Pos.', width: 40, align: 'center' }, { title: 'Désignation', width: 255 }, { title: 'Qté', width: 50, align: 'center' }, { title: 'Colis', width: 50, align: 'center' }, { title: 'N° de colis', width: 120 }],
      rows,
    })
    cells(sheet, [['Total colis', String(rows.reduce((all, row) => all + Number(row[3]), 0))], ['Volume total', `${luck.whole(2, 5)},${luck.digits(2)} m³`], ['Rendez-vous', '9 h – 11 h']], { x: 40, y: y + 14, width: 120, caption: { face: 'condensed', size: 8.5 }, value: { face: 'condensedBold', size: 11 } })
    sheet.write('Tout meuble déballé est réputé accepté. Le livreur ne procède à aucun montage.', 40, y + 66, { face: 'condensed', size: 10 })
    sheet.write('Signature du client :', 40, y + 100, { face: 'condensed', size: 11 })
  },
}))
