import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { captionedBoxes } from '../known/written-lines.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, smallPrint } from './heath-print.ts'
import { wireWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly parcels: number }[] = [
  { seed: 413115, take: [[0, 1], [1, 4], [2, 6], [3, 2]], parcels: 9 },
  { seed: 413116, take: [[4, 20], [5, 16], [6, 12]], parcels: 5 },
]

/** An electrical wholesaler: everything about the shipment in a strip over the lines. */
export const electricalHeadStripHeath = layout('electrical-head-strip-heath', variants, ({ seed, take, parcels }) => {
  const { lines, kg } = consigned(wireWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { number, date, order, account, client, site, siteTown, zone, town, phone } = heathParties(seed)
      sheet.box(36, 30, 523, 30, '#1f3b57', '#1f3b57')
      sheet.write('EXEMPLE ÉLECTRIC – Agence Modèle', 46, 38, { face: 'condensedBold', size: 16, color: '#fff' })
      sheet.write(`LIVRAISON ${number}`, 549, 39, { face: 'condensed', size: 15, color: '#fff', align: 'right' })
      headLines(sheet, [zone, town, phone], 46, 68, 12, { face: 'condensed', size: 10 })
      headLines(sheet, ['Livré à', client, site, siteTown], 330, 68, 13, { face: 'condensed', size: 11 }, { face: 'condensed', size: 9, color: '#666' })
      const strip: [string, string][] = [['Date', date], ['N° client', account], ['V/ commande', order], ['Colis', String(parcels)], ['Poids (kg)', fr(kg, 2)], ['Tournée', 'T07']]
      const y = captionedBoxes(sheet, strip, 36, 128, [95, 85, 95, 70, 98, 80], { face: 'condensed', size: 12 })
      table(sheet, {
        x: 36, y: y + 12, lines: 'rows', zebra: '#f1f4f8', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 },
        columns: [{ title: 'Lig.', width: 35, align: 'center' }, { title: 'Référence', width: 90 }, { title: 'Désignation', width: 258 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'Unité', width: 80, align: 'center' }],
        rows: lines.map(({ code, words, count, unit }, at) => [String((at + 1) * 10), code, words, String(count), unit]),
      })
      sheet.write('Les tourets consignés restent notre propriété et sont repris à 45,00 € l’unité.', 36, 640, { face: 'condensed', size: 10 })
      sheet.box(330, 660, 229, 70)
      sheet.write('Cachet et signature du réceptionnaire', 336, 665, { face: 'condensed', size: 9 })
      smallPrint(sheet, ['Les conditions générales de vente figurent au dos.'], 'condensed')
    },
  }
})
