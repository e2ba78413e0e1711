import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure, smallPrint } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly weighed: boolean; readonly short: number }

const variants: readonly Variant[] = [
  { seed: 9501, take: [[0, 12], [3, 2], [7, 2], [8, 6], [2, 40]], weighed: true, short: 2 },
  { seed: 9502, take: [[4, 3], [9, 3], [5, 1], [6, 4], [12, 1], [11, 2], [1, 3]], weighed: true, short: 0 },
  { seed: 9503, take: [[10, 2], [11, 3], [1, 4], [2, 60]], weighed: false, short: 1 },
]

/** A wholesaler's accounting program: ordered, delivered, remaining, and one row of cases at the foot. */
export const sanitaryFootCases = layout('sanitary-foot-cases-lowland', variants, ({ seed, take, weighed, short }) => {
  const { lines, kg } = consigned(shelves.plumbing, take)
  const who = desk(seed, 'plumbing')
  const printed = Math.round(kg * 10) / 10
  return {
    expectedKg: weighed ? printed : null,
    draw(sheet) {
      sheet.write(who.supplier, 30, 30, { face: 'sansBold', size: 14 })
      writtenLines(sheet, [who.street, who.town, `Tél : ${who.phone}`, `Siret : ${who.siret}`], 30, 50, 11, { size: 8 })
      sheet.write('BON DE LIVRAISON', 565, 30, { face: 'sansBold', size: 15, align: 'right' })
      captionedBoxes(sheet, [['Numéro', `BL${who.slip}`], ['Date', who.date], ['Client', `411${who.account}`]], 325, 56, [90, 80, 70], { size: 9 })
      sheet.box(325, 100, 240, 66, undefined, '#333', 4)
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown, `Livraison : ${who.site}`], 335, 108, 14, { size: 9 }, { size: 9, face: 'sansBold' })
      sheet.write(`Votre commande n° ${who.order}   —   Tournée sud   —   Livraison à quai`, 30, 152, { size: 8.5 })
      table(sheet, {
        x: 30, y: 180, downTo: 640, lines: 'columns', headFill: '#e4e4e4', style: { size: 8.5 },
        columns: [
          { title: 'Référence', width: 75 }, { title: 'Désignation', width: 250 }, { title: 'Qté cdée', width: 55, align: 'right' },
          { title: 'Qté livrée', width: 55, align: 'right' }, { title: 'Reliquat', width: 55, align: 'right' }, { title: 'Unité', width: 45, align: 'center' },
        ],
        rows: lines.map((line, at) => {
          const left = at === 1 ? short : 0
          return [line.code, line.words, figure(line.count + left, 2), figure(line.count, 2), left > 0 ? figure(left, 2) : '', line.unit]
        }),
      })
      captionedBoxes(
        sheet,
        [['Nombre de colis', String(lines.length)], ['Palettes', kg > 150 ? '1' : '0'], [short > 0 ? 'Poids brut (kg)' : 'Poids brut (Kgs)', weighed ? figure(printed, 1) : ''], ['Port', 'Franco'], ['Mode d’expédition', 'Notre camion']],
        30, 652, [100, 80, 110, 95, 150], { size: 9.5 },
      )
      sheet.box(30, 696, 535, 70)
      sheet.write('Reçu en bon état, date, nom et signature du client :', 36, 702, { size: 8 })
      smallPrint(sheet, 'Toute réserve doit être portée sur le présent bon et confirmée sous 3 jours. Déchargement à la charge du client, hayon limité à 750 kg par palette. Marchandise propriété du vendeur jusqu’au paiement complet.', 780, 30)
    },
  }
})
