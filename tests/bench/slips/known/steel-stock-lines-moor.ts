import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed } from './moor-print.ts'
import { steelWares } from './moor-wares.ts'

const variants = [
  { seed: 14140, take: [[0, 4], [3, 10], [5, 3]] },
  { seed: 14141, take: [[6, 40], [7, 8], [4, 12]] },
] as const

/** A steel stockholder's slip: each line's theoretical kilos, and nothing adds them up. */
export const steelStockLines = layout('steel-stock-lines-moor', variants, ({ seed, take }) => {
  const goods = consigned(steelWares, take, 1)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const face = 'mono'
      const who = moorParties(seed, ['ACIERS DE L’EXEMPLE', 'MODÈLE PRODUITS LONGS'])
      headed(sheet, [who.sender, who.street, who.town, `TEL ${who.phone}`], 40, 40, 13, { face, size: 9 }, { face, size: 12 })
      headed(sheet, ['AVIS D’EXPEDITION', `NUMERO  ${who.slip}`, `DATE    ${who.shortDate}`, `CLIENT  ${who.account}`], 370, 40, 13, { face, size: 10 }, { face, size: 12 })
      headed(sheet, ['LIVRE A', ...shipTo(who)], 40, 116, 13, { face, size: 9.5 })
      sheet.write(`VOTRE COMMANDE ${who.order}   TRANSPORT ${who.carrier.toUpperCase()}`, 40, 200, { face, size: 9.5 })
      const end = table(sheet, {
        x: 40, y: 220, lines: 'none', rowHeight: 22, style: { face, size: 9.5 }, headStyle: { face, size: 9.5 },
        columns: [{ title: 'POS', width: 35 }, { title: 'PRODUIT', width: 225 }, { title: 'NB', width: 50, align: 'right' }, { title: 'POIDS KG', width: 90, align: 'right' }, { title: 'N° COULEE', width: 115, align: 'right' }],
        rows: goods.lines.map(({ words, count, kg }, at) => [String(at + 1).padStart(3, '0'), words.replace('–', '-'), String(count), fr(kg, 1), who.luck.digits(6)]),
      })
      sheet.rule(40, 218, 555, 218, 0.8)
      sheet.rule(40, 241, 555, 241, 0.8)
      sheet.rule(40, end + 4, 555, end + 4, 0.8)
      headed(sheet, ['POIDS THEORIQUES SELON NORME', 'CERTIFICATS 2.2 SUR DEMANDE', 'TOLERANCES DE LAMINAGE EN 10034 / EN 10056'], 40, end + 16, 13, { face, size: 9 })
      sheet.write('RECU LE ............... SIGNATURE', 40, end + 90, { face, size: 9.5 })
    },
  }
})
