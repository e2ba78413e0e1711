import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['CF54-100', 'CHEMIN DE CABLES FIL 54X100 EZ LG 3 M', 'BARRE', 3.12, 14, 40],
  ['CF54-300', 'CHEMIN DE CABLES FIL 54X300 EZ LG 3 M', 'BARRE', 6.45, 28, 24],
  ['DC60-200', 'DALLE MARINE PERFOREE 60X200 LG 3 M', 'BARRE', 7.86, 33, 18],
  ['CV60-200', 'COUVERCLE 200 LG 3 M', 'BARRE', 5.21, 19, 12],
  ['CO300', 'CONSOLE RENFORCEE 300', 'PIECE', 0.92, 9, 40],
  ['PEND1000', 'PENDARD LONGUEUR 1000', 'PIECE', 2.24, 16, 20],
  ['ECL', 'ECLISSE RAPIDE SACHET DE 50', 'SACHET', 1.55, 21, 6],
]

/** Cable trays from an old office printer: capitals, points for decimals, packing and weight on one line after the goods. */
export const cableTrays = layout('cable-trays', [{ seed: 11_301, lines: 4, label: 'POIDS BRUT' }, { seed: 11_309, lines: 6, label: 'POIDS TOTAL' }], ({ seed, lines, label }) => {
  const load = cargo(seed, stock, lines, 2)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, account, date } = marks(seed)
      const row = (words: string, line: number, bold = false) => sheet.write(words, 30, 30 + line * 14, { face: bold ? 'printerBold' : 'printer', size: 9 })
      row('EXEMPLE CHEMINS DE CABLES SA', 0, true)
      row(`${street.toUpperCase()} ${town}`, 1)
      row(`BORDEREAU DE LIVRAISON NO ${slip.slice(2)}        DATE ${date}      PAGE 1`, 4, true)
      row(`VOTRE COMMANDE ${order}    COMPTE ${account}    EXPEDITION FRANCO`, 5)
      ;[client, site, siteTown].forEach((words, at) => row(`${' '.repeat(46)}${words.toUpperCase()}`, 7 + at))
      row(`${'REFERENCE'.padEnd(12)}${'DESIGNATION'.padEnd(44)}${'QUANTITE'.padStart(10)}${'COND.'.padStart(10)}`, 12, true)
      row('-'.repeat(78), 13)
      load.lines.forEach(({ code, words, unit, count }, at) => row(`${code.padEnd(12)}${words.padEnd(44)}${`${count}.00`.padStart(10)}${unit.padStart(10)}`, 14 + at * 2))
      const foot = 14 + lines * 2
      row('-'.repeat(78), foot)
      row(`COLISAGE : ${1 + (seed % 3)} FARDEAUX  2 CARTONS      ${label} : ${load.kg.toFixed(2)} KG`, foot + 1, true)
      row('ECLISSES ET BOULONNERIE LIVREES EN CARTON SEPARE', foot + 3)
      row('MATERIEL GALVANISE : STOCKER A L ABRI DE L HUMIDITE', foot + 4)
      row('SIGNATURE DU RECEPTIONNAIRE ..............................', foot + 8)
    },
  }
})
