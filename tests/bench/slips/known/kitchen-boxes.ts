import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { sumOf } from './truckload.ts'

/** A kitchen maker's list of boxes over two pages, one weight a box; count, kilos and cubic metres in one last line. */
export const kitchenBoxes = layout('kitchen-boxes', [
  { seed: 7901, boxes: 27 },
  { seed: 7902, boxes: 34 },
] as const, ({ seed, boxes }) => {
  const luck = chance(seed)
  const kinds = ['Caisson bas 60', 'Caisson haut 80', 'Colonne four', 'Façade tiroir 90', 'Plan de travail 246 × 65', 'Crédence alu', 'Plinthe 240', 'Évier composite', 'Casserolier 80', 'Joue de finition'] as const
  const rows = Array.from({ length: boxes }, (_, at) => ({ words: luck.pick(kinds), mark: `EX${1200 + at}`, kg: Number(luck.between(4, 38).toFixed(1)) }))
  const kg = sumOf(rows.map((row) => row.kg))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, order, date, phone } = marks(seed)
      const set = { face: 'slab', size: 9 } as const
      const pages = [rows.slice(0, 22), rows.slice(22)]
      pages.forEach((lines, page) => {
        if (page > 0) sheet.nextPage()
        sheet.write('Cuisines Exemple', 50, 40, { face: 'slabBold', size: 18, color: '#5b3a8c' })
        sheet.write(`Liste des colis – dossier ${order}`, 545, 44, { face: 'slab', size: 11, align: 'right' })
        if (page === 0) down(sheet, [`${client} – ${phone}`, `${site}, ${siteTown}`, `Livraison prévue le ${date}, entre 8 h et 12 h, 2e étage sans ascenseur`], 50, 72, 14, set)
        const foot = table(sheet, {
          x: 50, y: page === 0 ? 124 : 76, lines: 'rows', style: set, headStyle: { face: 'slabBold', size: 9 }, rowHeight: 27,
          columns: [{ title: 'Colis', width: 65 }, { title: 'Étiquette', width: 100 }, { title: 'Contenu', width: 220 }, { title: 'Poids (kg)', width: 80, align: 'right' }, { title: 'Vu', width: 30, align: 'center' }],
          rows: lines.map((row, at) => [`${page * 22 + at + 1}/${boxes}`, row.mark, row.words, fr(row.kg, 1), '']),
        })
        if (page === 1) sheet.write(`Total : ${boxes} colis – ${fr(kg, 1)} kg – ${fr(kg / 168, 2)} m³`, 545, foot + 14, { face: 'slabBold', size: 11, align: 'right' })
        sheet.write(`Page ${page + 1}/2`, 297, 812, { ...set, size: 8, align: 'center' })
      })
    },
  }
})
