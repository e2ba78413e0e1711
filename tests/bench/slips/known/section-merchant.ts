import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A metal merchant's note as its old program prints it: fixed letters, lines of dashes, the general total at the foot. */
export const sectionMerchant = layout('section-merchant', [
  { seed: 8261, lines: 4, from: 180, upTo: 700 },
  { seed: 8262, lines: 7, from: 1500, upTo: 3600 },
  { seed: 8263, lines: 5, from: 760, upTo: 1340 },
], ({ seed, lines, from, upTo }) => {
  const goods = stock('steel', seed, { lines, from, upTo, most: 20, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { town, client, site, siteTown, slip, date, order, phone } = marks(seed)
      const printed = { face: 'mono', size: 9 } as const
      under(sheet, ['ACIERS EXEMPLE', 'DEPOT ZI DE L EXEMPLE', town.toUpperCase(), `TEL ${phone}`], 36, 36, 12, printed)
      under(sheet, ['BORDEREAU DE LIVRAISON', `NUMERO ..: ${slip}`, `DATE ....: ${date}`, `V/REF ...: ${order}`], 284, 36, 12, printed)
      under(sheet, [client.toUpperCase(), site, siteTown], 284, 98, 12, printed)
      const dash = (y: number) => sheet.write('-'.repeat(96), 36, y, printed)
      dash(148)
      const y = table(sheet, {
        x: 32, y: 152, lines: 'none', headStyle: printed, style: printed, rowHeight: 15,
        columns: [{ title: 'ARTICLE', width: 70 }, { title: 'DESIGNATION', width: 225 }, { title: 'NB', width: 40, align: 'right' }, { title: 'LONG.', width: 60, align: 'right' }, { title: 'POIDS KG', width: 130, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words.toUpperCase(), String(line.count), line.unit === 'BAR' ? '6,00' : '', fr(line.kg, 1)]),
      })
      dash(y + 2)
      sheet.write('TOTAL GENERAL', 106, y + 16, printed)
      sheet.write(fr(goods.kg, 1), 553, y + 16, { ...printed, align: 'right' })
      dash(y + 28)
      under(sheet, ['CERTIFICATS MATIERE SUR DEMANDE.', 'COUPES : TOLERANCE + OU - 2 MM. DECHARGEMENT A LA CHARGE DU CLIENT.', 'PRIX SELON COURS DU JOUR DE LIVRAISON.'], 36, y + 54, 12, printed)
      under(sheet, ['CHAUFFEUR', '', 'CLIENT (CACHET ET SIGNATURE)'], 36, y + 120, 20, printed)
    },
  }
})
