import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { facts } from './inland-print.ts'
import { liningWares, outdoorWares, plumbingWares, shellWares } from './inland-wares.ts'

const variants = [
  { seed: 15311, zones: [['HALL A', liningWares, 3], ['PARC B', shellWares, 4]] as const, weighed: true },
  { seed: 15312, zones: [['MEZZANINE', plumbingWares, 4], ['HALL A', liningWares, 3]] as const, weighed: false },
  { seed: 15313, zones: [['HALL A', liningWares, 2], ['PARC B', shellWares, 3], ['PARC C', outdoorWares, 3]] as const, weighed: true },
]

/** A depot's preparation slip by zones: each zone's weight, then all; elsewhere the picker has yet to fill it in. */
export const zonePickingInland = layout('zone-picking-inland', variants, ({ seed, zones, weighed }) => {
  const { client, site, siteTown, note, order, shortDate, hour, luck } = parties(seed)
  const picked = zones.map(([zone, wares, lines], at) => ({ zone, goods: inlandLoad(wares, seed + at, { lines, lineKg: 300, upTo: 40, decimals: 1 }) }))
  const kg = Number(picked.reduce((sum, { goods }) => sum + goods.kg, 0).toFixed(1))
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const style = { face: 'narrow', size: 10 } as const
      const bold = { face: 'narrowBold', size: 10 } as const
      sheet.write('BON DE PRÉPARATION', 40, 34, { face: 'narrowBold', size: 17 })
      sheet.write(`n° ${note}`, 240, 38, { face: 'narrow', size: 13 })
      sheet.write('Dépôt Spécimen – 45100 ORLÉANS', 555, 38, { ...style, align: 'right' })
      facts(sheet, [['Client', client], ['Livraison', `${site}, ${siteTown}`], ['Commande', order]], 40, 66, 62, style, 15)
      facts(sheet, [['Édité le', `${shortDate} ${hour}`], ['Tournée', `M${luck.digits(2)} – ordre ${luck.whole(1, 6)}`], ['Quai', `${luck.whole(1, 12)}`]], 400, 66, 62, style, 15)
      let y = 122
      picked.forEach(({ zone, goods }) => {
        sheet.box(40, y, 515, 18, '#d6d6d6', '#d6d6d6')
        sheet.write(`ZONE ${zone}`, 46, y + 4, bold)
        y = table(sheet, {
          x: 40, y: y + 18, lines: 'rows', rowHeight: 20, headHeight: 18, style, headStyle: bold,
          columns: [{ title: 'Empl.', width: 70 }, { title: 'Article', width: 80 }, { title: 'Désignation', width: 200 }, { title: 'À prép.', width: 45, align: 'right' }, { title: 'Préparé', width: 50, align: 'center' }, { title: 'Poids kg', width: 70, align: 'right' }],
          rows: goods.lines.map(({ code, words, count, kg: one }) => [`${zone.slice(-1)}${luck.digits(2)}-${luck.digits(2)}`, code, words, `${count}`, '.......', weighed ? fr(one, 1) : '']),
        })
        if (weighed) {
          sheet.write(`Sous-total zone ${zone}`, 480, y + 5, { ...style, align: 'right' })
          sheet.write(fr(goods.kg, 1, ' '), 551, y + 5, { ...style, align: 'right' })
        }
        y += 30
      })
      sheet.rule(40, y, 555, y, 1)
      sheet.write(weighed ? 'TOTAL GÉNÉRAL' : 'Poids total (à peser au quai) : ................ kg', 46, y + 8, bold)
      if (weighed) sheet.write(fr(kg, 1, ' '), 551, y + 8, { ...bold, align: 'right' })
      writtenLines(sheet, ['Préparateur : ............................   Nb palettes : .........   Nb colis : .........   Contrôle : .............'], 40, y + 44, 14, style)
    },
  }
})
