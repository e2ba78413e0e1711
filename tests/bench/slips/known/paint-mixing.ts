import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A paint dealer: shades, litres and kilos in columns, one row of totals; a line about dangerous goods under it. */
export const paintMixing = layout('paint-mixing', [
  { seed: 6701, lines: 6 },
  { seed: 6702, lines: 9 },
] as const, ({ seed, lines }) => {
  const goods = truckload('paint', seed, lines)
  const shades = ['RAL 7016', 'Blanc', 'T. 214-C', 'Incolore', 'RAL 9010']
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, date, phone } = marks(seed)
      const set = { face: 'condensed', size: 10 } as const
      ;['#c0392b', '#e67e22', '#f1c40f', '#27ae60', '#2980b9', '#8e44ad'].forEach((color, at) => sheet.box(40 + at * 86, 26, 86, 6, color, color))
      sheet.write('PEINTURES EXEMPLE – décors & façades', 40, 42, { face: 'condensedBold', size: 18 })
      sheet.write(`${street} – ${town} – ${phone}`, 40, 64, set)
      down(sheet, [`Bordereau de livraison ${slip}`, `Date : ${date}`], 40, 92, 15, { face: 'condensedBold', size: 12 })
      down(sheet, [client, site, siteTown], 350, 92, 14, set)
      const foot = table(sheet, {
        x: 40, y: 156, lines: 'rows', zebra: '#f6f3ee', style: set, headStyle: { face: 'condensedBold', size: 10 }, headFill: '#e9e2d6',
        columns: [{ title: 'Code', width: 60 }, { title: 'Produit', width: 210 }, { title: 'Teinte', width: 80 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Cond.', width: 50, align: 'center' }, { title: 'Poids kg', width: 70, align: 'right' }],
        rows: [...goods.lines.map((line, at) => [line.code, line.words, ['SEAU', 'POT'].includes(line.unit) ? shades[at % shades.length]! : '', String(line.count), line.unit, fr(line.kg, 2)]), ['', 'Totaux', '', String(goods.pieces), '', fr(goods.kg, 2)]],
      })
      down(sheet, ['Marchandises dangereuses emballées en quantités limitées : UN 1263 PEINTURES, 3, III, (D/E), 30 L.', 'Teintes fabriquées à la demande : ni reprises ni échangées.'], 40, foot + 14, 14, { ...set, size: 9 })
      sheet.write('Reçu conforme :', 350, foot + 60, set)
      sheet.box(350, foot + 76, 205, 60, undefined, '#888')
    },
  }
})
