import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf, twoColumns } from './west-print.ts'

type Lot = readonly [species: string, thick: number, wide: number, length: number, count: number]
const variants: readonly { seed: number; lots: readonly Lot[]; weight: string | null; kg: number | null }[] = [
  { seed: 9551, lots: [['Sapin épicéa C24', 63, 175, 5, 24], ['Sapin épicéa C24', 75, 225, 6, 8], ['Liteaux traités cl. 2', 27, 40, 4, 150]], weight: '1 580 kg', kg: 1580 },
  { seed: 9552, lots: [['Douglas hors aubier', 80, 200, 4.5, 30], ['Douglas bardage', 21, 145, 4, 220]], weight: '2,945 T', kg: 2945 },
  { seed: 9553, lots: [['Chêne avivé QF2', 54, 150, 3, 18], ['Chêne plots secs', 41, 200, 2.5, 12]], weight: null, kg: null },
]

/** A sawmill's note, sold by the cubic metre; the weight is an estimate among the totals, or absent. */
export const sawmillCubic = layout('sawmill-cubic-west', variants, ({ seed, lots, weight, kg }) => {
  const volumes = lots.map(([, thick, wide, length, count]) => Number(((thick * wide * length * count) / 1e6).toFixed(3)))
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('Scierie de l’Exemple', 297, 34, { face: 'slabBold', size: 22, align: 'center' })
      sheet.write(`${who.street} – ${who.town} – Tél. ${who.phone}`, 297, 62, { face: 'slab', size: 9.5, align: 'center' })
      sheet.rule(60, 80, 535, 80, 1)
      sheet.write('BON DE LIVRAISON', 60, 96, { face: 'slabBold', size: 14 })
      writtenLines(sheet, [`N° ${who.slip}`, `Date : ${who.date}`, `Commande du client : ${who.order}`], 60, 118, 14, { face: 'slab', size: 10 })
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown, `Livraison : ${who.site}`], 330, 104, 14, { face: 'slab', size: 10 }, { face: 'slabBold', size: 11 })
      const rows = lots.map(([species, thick, wide, length, count], at) => [species, `${thick} x ${wide}`, fr(length, 2), String(count), fr(length * count, 2), fr(volumes[at]!, 3)])
      const foot = table(sheet, {
        x: 60, y: 184, rows, lines: 'grid', rowHeight: 22, headHeight: 30, style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 }, downTo: 420,
        columns: [
          { title: 'Essence / qualité', width: 165 }, { title: 'Section\nmm', width: 75, align: 'center' }, { title: 'Longueur\nm', width: 60, align: 'right' },
          { title: 'Nombre', width: 55, align: 'right' }, { title: 'Mètres\nlinéaires', width: 60, align: 'right' }, { title: 'Cubage\nm³', width: 60, align: 'right' },
        ],
      })
      const totals: (readonly [string, string])[] = [['Nombre de pièces', String(sumOf(lots.map((lot) => lot[4])))], ['Cubage total', `${fr(sumOf(volumes), 3)} m³`]]
      if (weight !== null) totals.push(['Poids estimé', weight])
      twoColumns(sheet, totals, 340, foot + 18, 110, 18, { face: 'slab', size: 11 }, { face: 'slabBold', size: 11 })
      sheet.write('Bois issus de forêts gérées durablement. Humidité à la livraison : 18 à 22 %.', 60, 560, { face: 'slab', size: 9 })
      sheet.write('Le livreur', 90, 640, { face: 'slab', size: 10 })
      sheet.write('Le client (bon pour réception)', 330, 640, { face: 'slab', size: 10 })
    },
  }
})
