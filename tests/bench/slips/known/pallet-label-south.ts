import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { bars, figure, parties } from './south-print.ts'

interface Variant {
  readonly seed: number
  readonly rank: number
  readonly of: number
  readonly parcels: number
  readonly goods: string
  readonly kg: number
}

/** The label stuck on a pallet: alone it says the whole load; one of three says only its own. */
export const palletLabelSouth = layout<Variant>(
  'pallet-label-south',
  [
    { seed: 9671, rank: 1, of: 1, parcels: 24, goods: 'LUMINAIRES ET APPAREILLAGE', kg: 212 },
    { seed: 9672, rank: 1, of: 1, parcels: 40, goods: 'CARRELAGE 60X60', kg: 1060 },
    { seed: 9673, rank: 2, of: 3, parcels: 12, goods: 'CHAUFFE-EAU', kg: 498 },
  ],
  ({ seed, rank, of, parcels, goods, kg }) => {
    const { client, place, town, number, order, date } = parties(seed)
    return {
      expectedKg: of === 1 ? kg : null,
      paper: { size: [298, 420] },
      draw(sheet) {
        const bold = 'narrowBold'
        sheet.box(10, 10, 278, 400)
        writtenLines(sheet, ['EXPÉDITEUR', 'Modèle Distribution', 'ZI de l’Exemple – 38070 ST-QUENTIN'], 18, 16, 13, { face: 'narrow', size: 10 }, { face: bold, size: 8 })
        sheet.rule(10, 62, 288, 62)
        sheet.write('DESTINATAIRE', 18, 67, { face: bold, size: 8 })
        writtenLines(sheet, [client.toUpperCase(), place.toUpperCase(), town], 18, 80, 19, { face: bold, size: 14 })
        sheet.rule(10, 144, 288, 144)
        ;[['CDE', order], ['DATE', date], ['CONTENU', goods]].forEach(([caption, value], at) => {
          sheet.write(caption!, 18, 153 + at * 18, { face: 'narrow', size: 9 })
          sheet.write(value!, 74, 151 + at * 18, { face: bold, size: 11 })
        })
        sheet.rule(10, 208, 288, 208)
        sheet.rule(103, 208, 103, 262)
        sheet.rule(188, 208, 188, 262)
        ;[['PALETTE', `${rank}/${of}`], ['COLIS', String(parcels)], [of === 1 ? 'POIDS BRUT' : 'POIDS PALETTE', `${figure(kg, 0)} KG`]].forEach(([caption, value], at) => {
          sheet.write(caption!, [56, 146, 238][at]!, 213, { face: 'narrow', size: 9, align: 'center' })
          sheet.write(value!, [56, 146, 238][at]!, 230, { face: bold, size: 18, align: 'center' })
        })
        sheet.rule(10, 262, 288, 262)
        bars(seed, 70).reduce((x, width, at) => {
          if (at % 2 === 0) sheet.box(x, 276, width, 84, '#111')
          return x + width + 1.5
        }, 46)
        sheet.write(`(00) 3 0000000 ${number}${order} 0`, 149, 370, { face: 'narrow', size: 11, align: 'center' })
        sheet.write('NE PAS GERBER – max 1200 kg sur palette du dessous', 149, 392, { face: 'narrow', size: 9, align: 'center' })
      },
    }
  },
)
