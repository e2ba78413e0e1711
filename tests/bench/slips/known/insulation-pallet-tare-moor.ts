import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, bars, pairs } from './moor-print.ts'
import { insulationWares } from './moor-wares.ts'

const variants = [
  { seed: 14145, take: [[1, 48], [5, 12], [7, 40]], pallets: 4 },
  { seed: 14146, take: [[4, 30], [0, 18]], pallets: 3 },
] as const

/** A maker's platform in landscape: net and gross on each line and on the totals, the pallets' tare besides. */
export const insulationPalletTare = layout('insulation-pallet-tare-moor', variants, ({ seed, take, pallets }) => {
  const goods = consigned(insulationWares, take, 0)
  const tare = pallets * 22
  const shares = goods.lines.map((_line, at) => (at === 0 ? (pallets - goods.lines.length + 1) * 22 : 22))
  return {
    expectedKg: goods.kg + tare,
    paper: { landscape: true },
    draw(sheet) {
      const who = moorParties(seed, ['Modèle Isolants Industrie', 'Laines Exemple France'])
      sheet.write(who.sender, 36, 30, { face: 'condensedBold', size: 20, color: '#7a1f3d' })
      sheet.write(`Usine et plateforme – ${who.street} – ${who.town}`, 36, 56, { face: 'condensed', size: 10 })
      sheet.write(`BON D’EXPÉDITION N° ${who.slip}`, 806, 30, { face: 'condensedBold', size: 17, align: 'right' })
      bars(sheet, 650, 56, 156, 22)
      pairs(sheet, [['Date de départ', `${who.date} ${who.hour}`], ['Transporteur', who.carrier], ['Immatriculation', who.plate], ['Commande', who.order]], 36, 88, 90, 15, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 11 })
      addressFrame(sheet, 'Destinataire', shipTo(who), [330, 84, 230, 76], { face: 'condensed', bold: 'condensedBold', size: 11 })
      addressFrame(sheet, 'Facturé à', [who.client, who.siteStreet, who.siteTown], [576, 84, 230, 76], { face: 'condensed', bold: 'condensedBold', size: 11 })
      const rows = goods.lines.map(({ code, words, unit, count, kg }, at) => [code, words, `${count} ${unit}`, String(shares[at]! / 22), fr(kg, 0, ' '), fr(shares[at]!), fr(kg + shares[at]!, 0, ' ')])
      rows.push(['', 'TOTAL', '', String(pallets), fr(goods.kg, 0, ' '), fr(tare), fr(goods.kg + tare, 0, ' ')])
      const end = table(sheet, {
        x: 36, y: 178, rows, lines: 'grid', rowHeight: 21, headHeight: 28, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, headFill: '#f0dfe5',
        columns: [{ title: 'Code produit', width: 90 }, { title: 'Désignation', width: 270 }, { title: 'Quantité', width: 90, align: 'right' }, { title: 'Palettes', width: 70, align: 'right' }, { title: 'Poids net\nkg', width: 80, align: 'right' }, { title: 'Tare pal.\nkg', width: 80, align: 'right' }, { title: 'Poids brut\nkg', width: 90, align: 'right' }],
      })
      sheet.write('Palettes perdues. Ne pas gerber : charge maximale admissible sur la palette inférieure 350 kg.', 36, end + 12, { face: 'condensed', size: 10, color: '#555' })
      ;['Chargeur', 'Conducteur', 'Destinataire'].forEach((words, at) => {
        sheet.box(36 + at * 258, 490, 248, 60, undefined, '#888')
        sheet.write(words, 42 + at * 258, 494, { face: 'condensed', size: 9, color: '#555' })
      })
    },
  }
})
