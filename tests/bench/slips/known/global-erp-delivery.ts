import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['300012458', 'MORTIER MONOCOUCHE OC2 BLANC CASSE 30KG', 'SAC', 30, 0],
  ['300012977', 'MORTIER JOINT FIN GRIS 25KG', 'SAC', 25, 0],
  ['300020114', 'TREILLIS DE VERRE 160G 50M2', 'RL', 8.6, 0],
  ['300031850', 'PRIMAIRE D ACCROCHAGE SEAU 20KG', 'SEA', 20.8, 0],
  ['300040022', 'BAGUETTE D ANGLE PVC 2M50', 'PCE', 0.62, 0],
]

/** A worldwide planning program: positions by tens, gross and net weight of the delivery in the block of data. */
export const globalErpDelivery = layout('global-erp-delivery', [
  { seed: 7021, take: [[0, 42], [2, 4], [4, 50]] as Take, tare: 24, volume: 1.96 },
  { seed: 7022, take: [[1, 15], [3, 6]] as Take, tare: 21.5, volume: 0.78 },
  { seed: 7023, take: [[0, 126], [1, 40], [2, 10], [3, 12], [4, 100]] as Take, tare: 96, volume: 6.4 },
], ({ seed, take, tare, volume }) => {
  const { lines, kg } = consigned(wares, take, 3)
  return {
    expectedKg: kg + tare,
    draw(sheet) {
      const { client, street, town, site, siteStreet, siteTown, number, order, account, shortDay } = parties(seed)
      const small = { face: 'sans', size: 8 } as const
      sheet.write('Exemple Façades France', 545, 40, { face: 'sansBold', size: 14, align: 'right', color: '#00507a' })
      sheet.write('Exemple Façades France SAS – 2 rue du Modèle – 77100 MEAUX', 50, 104, { face: 'sans', size: 6.5 })
      writtenLines(sheet, [client, street, town], 50, 118, 13, { face: 'sans', size: 9.5 })
      sheet.write('Bon de livraison', 320, 100, { face: 'sansBold', size: 13 })
      labelValueRows(sheet, [
        ['Numéro de livraison', `80${number}`], ['Date d’expédition', shortDay.replace('.26', '.2026')], ['N° de commande', `45000${order}`], ['N° de client', `1000${account}`],
        ['Conditions de livraison', 'CPT Port payé'], ['Poids brut', `${fr(kg + tare, 3, '.')} KG`], ['Poids net', `${fr(kg, 3, '.')} KG`], ['Volume', `${fr(volume, 3, '.')} M3`],
      ], { x: 320, y: 124, step: 13, valueAt: 120, style: small })
      sheet.write('Réceptionnaire des marchandises', 50, 186, { ...small, face: 'sansBold' })
      writtenLines(sheet, [site, siteStreet, siteTown], 50, 199, 12, small)
      table(sheet, {
        x: 50, y: 262, lines: 'none', rowHeight: 24, style: small, headStyle: { face: 'sansBold', size: 8 },
        columns: [{ title: 'Poste', width: 45 }, { title: 'Article', width: 65 }, { title: 'Désignation', width: 235 }, { title: 'Quantité', width: 75, align: 'right' }, { title: 'Poids', width: 75, align: 'right' }],
        rows: lines.map((line, at) => [String((at + 1) * 10).padStart(6, '0'), line.code, line.words, `${line.count} ${line.unit}`, `${fr(line.kg, 3, '.')} KG`]),
      })
      sheet.rule(50, 260, 545, 260)
      sheet.rule(50, 284, 545, 284)
      sheet.write('Merci de contrôler la marchandise à réception et de porter vos réserves sur le récépissé du transporteur.', 50, 640, small)
      sheet.rule(50, 770, 545, 770, 0.4)
      sheet.write('SAS au capital de 1.000.000 EUR – SIREN 000 000 000 – TVA FR00 000000000', 297, 778, { face: 'sans', size: 6.5, align: 'center' })
    },
  }
})
