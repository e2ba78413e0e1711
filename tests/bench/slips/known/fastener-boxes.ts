import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down, pairs } from './page-parts.ts'
import { cut, truckload } from './truckload.ts'

/** A fastener wholesaler: small boxes, batch numbers, a net and a gross weight to three decimals at the bottom left. */
export const fastenerBoxes = layout('fastener-boxes', [
  { seed: 7601, lines: 8, parcels: 3 },
  { seed: 7602, lines: 5, parcels: 2 },
] as const, ({ seed, lines, parcels }) => {
  const goods = truckload('hardware', seed, lines, 3)
  const gross = cut(goods.kg + parcels * 0.48, 3)
  return {
    expectedKg: gross,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, account, date } = marks(seed)
      const set = { face: 'condensed', size: 9.5 } as const
      sheet.box(30, 28, 535, 40, '#222', '#222')
      sheet.write('VISSERIE EXEMPLE', 42, 36, { face: 'condensedBold', size: 20, color: '#ffcf33' })
      sheet.write('Bordereau de livraison', 553, 40, { face: 'condensed', size: 14, color: '#fff', align: 'right' })
      down(sheet, [street, town, 'Commandes avant 17 h, expédiées le jour même'], 30, 78, 13, set)
      down(sheet, [client, site, siteTown], 330, 78, 13, set)
      sheet.write(`BL ${slip}     Date ${date}     Client ${account}     Commande ${order}`, 30, 132, { face: 'condensedBold', size: 10 })
      const foot = table(sheet, {
        x: 30, y: 152, lines: 'rows', zebra: '#f3f3f3', style: set, headStyle: { face: 'condensedBold', size: 9.5 },
        columns: [{ title: 'Pos.', width: 35 }, { title: 'Article', width: 75 }, { title: 'Désignation', width: 215 }, { title: 'Lot', width: 90 }, { title: 'Cdé', width: 40, align: 'right' }, { title: 'Livré', width: 40, align: 'right' }, { title: 'UE', width: 40, align: 'center' }],
        rows: goods.lines.map((line, at) => [String((at + 1) * 10), line.code, line.words, `L${account.slice(1)}${at}`, String(line.count), String(line.count), line.unit]),
      })
      pairs(sheet, [['Colis', String(parcels)], ['Poids net', `${fr(goods.kg, 3)} kg`], ['Poids brut', `${fr(gross, 3)} kg`]], [30, 180, foot + 20, 15], set, { face: 'condensedBold', size: 9.5 })
      sheet.box(330, foot + 18, 235, 64, undefined, '#777')
      sheet.write('Réception : cachet et signature', 336, foot + 22, { ...set, size: 8 })
      sheet.write('Sans réserve écrite sous trois jours, la livraison est réputée conforme (art. L133-3).', 30, 800, { ...set, size: 8 })
    },
  }
})
