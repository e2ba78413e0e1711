import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'
import { stack } from './stack.ts'

/** A matrix printer on a narrow form at a paint and tool counter: everything shortened, net and gross beside parcels on one line. */
export const counterSlip = layout('counter-slip', [
  { seed: 8301, nearKg: 92, lines: 4 },
  { seed: 8302, nearKg: 41, lines: 6 },
], ({ seed, nearKg, lines }) => {
  const goods = consignment(seed, 'hardware', { lines, nearKg, decimals: 0 })
  const gross = Math.round(goods.kg + 4)
  return {
    expectedKg: gross,
    paper: { size: 'A5', landscape: true },
    draw(sheet) {
      const { client, siteTown, order, date, account } = marks(seed)
      const luck = chance(seed)
      const set = { face: 'mono', size: 9 } as const
      stack(sheet, ['OUTILLAGE EXEMPLE          AGENCE 022', 'ZI DE L’EXEMPLE 06270 VILLENEUVE', `BL ${luck.digits(8)} DU ${date} - EX. CLIENT`], 30, 24, { ...set, step: 13 })
      stack(sheet, [`CPTE ${account}`, client.toUpperCase(), siteTown], 360, 24, { ...set, step: 13 })
      sheet.write(`V/REF ${order}      VEND. 12      MODE : LIVRE      PORT : FCO`, 30, 76, set)
      sheet.write('='.repeat(98), 30, 88, set)
      sheet.write('ARTICLE     DESIGNATION                                   QTE  UV     COLISAGE', 30, 100, set)
      sheet.write('-'.repeat(98), 30, 111, set)
      goods.lines.forEach((line, at) => {
        const words = line.words.toUpperCase().slice(0, 44)
        sheet.write(`${line.code.padEnd(12)}${words.padEnd(44)}${String(line.count).padStart(5)}  ${line.unit.padEnd(4)}${String((at % 3) + 1).padStart(8)}`, 30, 124 + at * 14, set)
      })
      sheet.write('='.repeat(98), 30, 262, set)
      sheet.write(`COLIS : 3    PAL. : 0    PDS NET : ${Math.round(goods.kg)} KG    PDS BRUT : ${gross} KG`, 30, 276, set)
      sheet.write('RESERVES EVENTUELLES : ________________________________', 30, 310, set)
      sheet.write('DATE ET SIGNATURE :', 30, 340, set)
      sheet.write('IMP. 14/07', 565, 390, { ...set, size: 7, align: 'right' })
    },
  }
})
