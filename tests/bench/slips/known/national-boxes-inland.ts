import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'
import { rubberStamp } from './inland-print.ts'

const variants = [
  { seed: 15211, goods: ['12 palettes de blocs béton', '2 palettes de ciment en sacs'], pallets: 14, kg: 17_640, stamped: true },
  { seed: 15212, goods: ['1 lot de bordures T2', '3 palettes de pavés'], pallets: 9, kg: 11_250, stamped: false },
]

/** The national road letter that hauliers fill by typing: boxes, the gross mass among the columns of the goods. */
export const nationalBoxesInland = layout('national-boxes-inland', variants, ({ seed, goods, pallets, kg, stamped }) => {
  const { site, siteStreet, siteTown, client, date, hour, note, plate } = parties(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('LETTRE DE VOITURE NATIONALE', 297, 30, { face: 'sansBold', size: 13, align: 'center' })
      sheet.write('Transport routier intérieur de marchandises – exemplaire destinataire', 297, 48, { size: 8, align: 'center' })
      sheet.write(`N° ${note}`, 560, 32, { face: 'mono', size: 11, align: 'right' })
      cell(sheet, '1  Donneur d’ordre / expéditeur', ['PRÉFA MODÈLE SA', 'CARRIÈRE DE L’EXEMPLE', '03000 MOULINS'], 35, 68, 262, 84)
      cell(sheet, '2  Transporteur', ['TRANSPORTS SPÉCIMEN SARL', 'LICENCE 0000/00/0000000', `TRACTEUR ${plate}`], 297, 68, 263, 84)
      cell(sheet, '3  Destinataire et lieu de livraison', [client.toUpperCase(), site.toUpperCase(), `${siteStreet.toUpperCase()} ${siteTown}`], 35, 152, 262, 84)
      cell(sheet, '4  Prise en charge', [`LE ${date}`, `ARRIVÉE ${hour}`, 'CHARGEMENT PAR EXPÉDITEUR'], 297, 152, 263, 84)
      const titles: [string, number][] = [['5  Nature de la marchandise', 245], ['6  Nb de supports', 90], ['7  Masse brute (kg)', 105], ['8  Mètres plancher', 85]]
      let left = 35
      titles.forEach(([title, width]) => {
        sheet.box(left, 236, width, 130)
        sheet.write(title, left + 5, 241, { size: 7.5 })
        left += width
      })
      writtenLines(sheet, goods.map((words) => words.toUpperCase()), 42, 266, 16, { face: 'mono', size: 9.5 })
      sheet.write(`${pallets}`, 325, 266, { face: 'mono', size: 11, align: 'center' })
      sheet.write(fr(kg, 0, ' '), 422, 266, { face: 'mono', size: 11, align: 'center' })
      sheet.write(fr(pallets * 0.6, 1), 517, 266, { face: 'mono', size: 11, align: 'center' })
      cell(sheet, '9  Matières dangereuses', ['NÉANT'], 35, 366, 175, 54)
      cell(sheet, '10  Valeur déclarée', [], 210, 366, 175, 54)
      cell(sheet, '11  Contre-remboursement', ['NÉANT'], 385, 366, 175, 54)
      cell(sheet, '12  Instructions', ['VÉHICULE AVEC CHARIOT EMBARQUÉ. ACCÈS LIMITÉ À 19 T PAR LE NORD.'], 35, 420, 525, 54)
      cell(sheet, '13  Expéditeur (signature)', [], 35, 474, 175, 110)
      cell(sheet, '14  Transporteur (signature)', [], 210, 474, 175, 110)
      cell(sheet, '15  Destinataire (date, heure, signature, réserves)', [], 385, 474, 175, 110)
      if (stamped) rubberStamp(sheet, ['PRÉFA MODÈLE SA', 'SERVICE EXPÉDITIONS'], 50, 530)
      sheet.flow('Contrat type applicable aux transports publics routiers de marchandises pour lesquels il n’existe pas de contrat type spécifique. L’indemnité pour les envois inférieurs à trois tonnes et ceux égaux ou supérieurs à trois tonnes est limitée aux montants prévus par ce contrat.', 35, 596, 525, { size: 7, color: '#444' })
    },
  }
})

function cell(sheet: Sheet, caption: string, lines: readonly string[], x: number, y: number, width: number, height: number): void {
  sheet.box(x, y, width, height)
  sheet.write(caption, x + 5, y + 5, { size: 7.5 })
  writtenLines(sheet, lines, x + 10, y + 24, 16, { face: 'mono', size: 9.5 })
}
