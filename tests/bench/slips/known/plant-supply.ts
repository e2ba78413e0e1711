import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { cut, truckload } from './truckload.ts'

/** An older management program printed in a fixed-width face: rules of dashes, dotted labels at the foot, three decimals. */
export const plantSupply = layout('plant-supply', [
  { seed: 6301, shelf: 'masonry', lines: 7 },
  { seed: 6302, shelf: 'roofing', lines: 6 },
] as const, ({ seed, shelf, lines }) => {
  const goods = truckload(shelf, seed, lines, 3)
  const gross = cut(goods.kg * 1.03, 3)
  return {
    expectedKg: gross,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, account, date } = marks(seed)
      const set = { face: 'printer', size: 8.5 } as const
      const rule = '-'.repeat(100)
      down(sheet, ['ETS EXEMPLE NÉGOCE INDUSTRIEL', street, town], 36, 36, 12, set)
      down(sheet, [`BORDEREAU DE LIVRAISON  No ${slip}`, `DU ${date}   PAGE   1`, `COMPTE ${account}  CDE ${order}`], 330, 36, 12, set)
      down(sheet, [client.toUpperCase(), site.toUpperCase(), siteTown], 330, 96, 12, set)
      down(sheet, ['MODE DE REGLEMENT : LCR 30 J FDM', 'EXPEDITION        : CAMION GRUE'], 36, 96, 12, set)
      down(sheet, [rule, `${'ARTICLE'.padEnd(11)}${'DESIGNATION'.padEnd(45)}${'QUANTITE'.padStart(10)} ${'UN'.padEnd(6)}${'PU NET'.padStart(10)}${'POIDS KG'.padStart(15)}`, rule], 36, 150, 12, set)
      const y = down(sheet, goods.lines.map((line) => `${line.code.padEnd(11)}${line.words.slice(0, 43).padEnd(45)}${fr(line.count, 3).padStart(10)} ${line.unit.padEnd(6)}${fr(line.price, 2).padStart(10)}${fr(line.kg, 3).padStart(15)}`), 36, 190, 15, set)
      down(sheet, [
        rule,
        `NOMBRE DE LIGNES ........ : ${String(lines).padStart(12)}`,
        `POIDS NET TOTAL ......... : ${fr(goods.kg, 3, ' ').padStart(12)} KG`,
        `POIDS BRUT TOTAL ........ : ${fr(gross, 3, ' ').padStart(12)} KG`,
        `MONTANT H.T. ............ : ${fr(goods.euros, 2, ' ').padStart(12)} EUR`,
        rule,
        'VISA MAGASIN :                    VISA CHAUFFEUR :                    VISA CLIENT :',
      ], 36, y + 12, 15, set)
      sheet.write('DIV BL01 – SOUS RESERVE DE BON CONTROLE A L’ARRIVEE', 36, 800, { ...set, size: 7 })
    },
  }
})
