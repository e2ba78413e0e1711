import { writtenLines } from './written-lines.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'

type Goods = readonly [marks: string, count: number, packing: string, nature: string, kg: number, metres: number]

interface Variant {
  readonly seed: number
  readonly goods: readonly Goods[]
}

const columns = [
  { title: 'Marques et numéros', width: 104 },
  { title: 'Nombre', width: 48, align: 'center' },
  { title: 'Emballage', width: 82 },
  { title: 'Nature de la marchandise', width: 154 },
  { title: 'Poids brut kg', width: 74, align: 'right' },
  { title: 'm³', width: 56, align: 'right' },
] as const

/** A national waybill typed in its numbered boxes. */
export const roadLetterSouth = layout<Variant>(
  'road-letter-south',
  [
    { seed: 9721, goods: [['EX 1-6', 6, 'Palettes EUR', 'Plaques et doublages', 4320, 9.6], ['EX 7', 1, 'Fardeau', 'Rails et montants', 285, 0.4], ['EX 8-9', 2, 'Cartons', 'Visserie', 46, 0.1]] },
    { seed: 9722, goods: [['MOD/A', 3, 'Caisses bois', 'Escaliers en kit', 912, 4.2], ['MOD/B', 14, 'Colis', 'Portes intérieures', 364, 2.8]] },
  ],
  ({ seed, goods }) => {
    const kg = goods.reduce((sum, [, , , , each]) => sum + each, 0)
    const count = goods.reduce((sum, [, each]) => sum + each, 0)
    const metres = goods.reduce((sum, [, , , , , each]) => sum + each, 0)
    const { client, place, town, number, date, plate, order, siret } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const typed = { face: 'typewriter', size: 10 } as const
        const small = { size: 7, color: '#a02020' } as const
        const frame = (caption: string, lines: readonly string[], x: number, y: number, width: number, height: number) => {
          sheet.box(x, y, width, height, undefined, '#a02020')
          sheet.write(caption, x + 4, y + 4, small)
          writtenLines(sheet, lines, x + 10, y + 17, 14, typed)
        }
        sheet.write('LETTRE DE VOITURE NATIONALE', 38, 28, { face: 'sansBold', size: 15, color: '#a02020' })
        sheet.write(`N° ${number}`, 556, 30, { face: 'typewriter', size: 13, align: 'right' })
        sheet.write('Exemplaire n° 2 : destinataire', 38, 48, { size: 8, color: '#a02020' })
        frame('1. Expéditeur / remettant', ['Entrepôt Modèle Second Œuvre', 'Rue du Spécimen', '69800 SAINT-PRIEST'], 38, 64, 259, 66)
        frame('2. Destinataire', [client, place, town], 297, 64, 259, 66)
        frame('3. Transporteur', ['Fret Exemple Sud', `SIRET ${siret}`], 38, 130, 259, 52)
        frame('4. Véhicule – immatriculation', [plate, 'PTAC 26 T – charge utile 13 500 kg'], 297, 130, 259, 52)
        frame('5. Prise en charge', [`Saint-Priest, le ${date}`], 38, 182, 259, 38)
        frame('6. Documents joints', [`BL ${order}`], 297, 182, 259, 38)
        const rows = goods.map(([marksOn, each, packing, nature, weight, volume]) => [marksOn, String(each), packing, nature, figure(weight, 0, ' '), figure(volume, 1)])
        const y = table(sheet, { x: 38, y: 220, columns, rows, style: typed, headStyle: { face: 'sansBold', size: 7.5, color: '#a02020' }, lines: 'columns', rowHeight: 20, downTo: 470 })
        sheet.box(38, y, 518, 26, undefined, '#a02020')
        sheet.write('TOTAL', 42, y + 8, typed)
        sheet.write(String(count), 166, y + 8, { ...typed, align: 'center' })
        sheet.write(figure(kg, 0, ' '), 496, y + 8, { ...typed, align: 'right' })
        sheet.write(figure(metres, 1), 552, y + 8, { ...typed, align: 'right' })
        frame('8. Instructions de l’expéditeur', ['Livrer avant 11 h. Hayon demandé.', 'Ne pas dépasser 1 000 kg par palette au hayon.'], 38, y + 26, 518, 52)
        frame('9. Palettes remises / rendues', [goods[0]![2].startsWith('Palettes') ? `Europe : ${goods[0]![1]} / ${goods[0]![1]}` : 'Néant'], 38, y + 78, 259, 40)
        frame('10. Port', ['Payé par l’expéditeur'], 297, y + 78, 259, 40)
        ;['11. Signature expéditeur', '12. Signature transporteur', '13. Signature destinataire, réserves'].forEach((words, at) => frame(words, [], 38 + at * 172.67, y + 118, 172.67, 74))
        sheet.write('Modèle conforme à l’arrêté du transport public de marchandises – imprimé spécimen', 297, y + 204, { ...small, align: 'center' })
      },
    }
  },
)
