import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { parties } from './parties.ts'

type Goods = readonly [mark: string, count: string, packing: string, nature: string, kg: number, cube: number]

/** The CMR form: numbered boxes in two languages, gross weights in box 11, their sum under a dash or a single row. */
export const cmrNumberedBoxes = layout('cmr-numbered-boxes', [
  { seed: 7161, goods: [['EX-01/06', '6', 'palettes', 'Carreaux de grès', 5940, 4.3], ['EX-07', '1', 'palette', 'Colle et joints', 860, 0.9]] as readonly Goods[] },
  { seed: 7162, goods: [['SP 1-2', '2', 'caisses', 'Fenêtres de toit', 412, 3.1]] as readonly Goods[] },
], ({ seed, goods }) => {
  const kg = goods.reduce((all, one) => all + one[4], 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, street, town, siteStreet, siteTown, number, day, plate } = parties(seed)
      sheet.write('CMR', 555, 30, { face: 'sansBold', size: 26, align: 'right', color: '#b00020' })
      sheet.write(`N° ${number}`, 555, 60, { face: 'sansBold', size: 11, align: 'right' })
      sheet.write('LETTRE DE VOITURE INTERNATIONALE', 300, 40, { face: 'sansBold', size: 8 })
      sheet.write('INTERNATIONAL CONSIGNMENT NOTE', 300, 52, { size: 7 })
      boxed(sheet, 1, 'Expéditeur / Sender', ['Cerámica Ejemplo SL', 'Calle del Modelo 4', '12200 ONDA (España)'], 40, 30, 250, 78)
      boxed(sheet, 2, 'Destinataire / Consignee', [client, street, `${town} (France)`], 40, 108, 250, 78)
      boxed(sheet, 16, 'Transporteur / Carrier', ['Transportes Ejemplo', `Tracteur ${plate}`], 290, 78, 265, 108)
      boxed(sheet, 3, 'Lieu prévu pour la livraison / Place of delivery', [siteStreet, siteTown], 40, 186, 250, 44)
      boxed(sheet, 4, 'Lieu et date de prise en charge / Taking over', [`Onda, ${day}`], 290, 186, 265, 44)
      const columns = [[6, 'Marques et nos', 40], [7, 'Nbre colis', 110], [8, 'Emballage', 165], [9, 'Nature marchandise', 230], [10, 'N° statist.', 370], [11, 'Poids brut kg', 425], [12, 'Cubage m³', 500]] as const
      sheet.box(40, 230, 515, 230)
      columns.forEach(([at, title, x]) => {
        sheet.write(String(at), x + 3, 233, { face: 'sansBold', size: 7, color: '#b00020' })
        sheet.write(title, x + 13, 233, { size: 6.5 })
        if (at > 6) sheet.rule(x, 230, x, 460, 0.4)
      })
      goods.forEach(([mark, count, packing, nature, weight, cube], at) => {
        const y = 256 + at * 20
        ;[[mark, 44], [count, 120], [packing, 169], [nature, 234]].forEach(([words, x]) => sheet.write(String(words), Number(x), y, { face: 'typewriter', size: 10 }))
        sheet.write(fr(weight), 492, y, { face: 'typewriter', size: 10, align: 'right' })
        sheet.write(fr(cube, 2), 550, y, { face: 'typewriter', size: 10, align: 'right' })
      })
      if (goods.length > 1) {
        sheet.rule(440, 300, 494, 300, 0.6)
        sheet.write(fr(kg), 492, 306, { face: 'typewriter', size: 10, align: 'right' })
      }
      boxed(sheet, 13, 'Instructions de l’expéditeur / Sender’s instructions', ['Déchargement par le destinataire'], 40, 460, 250, 60)
      boxed(sheet, 14, 'Prescriptions d’affranchissement', ['Franco'], 290, 460, 265, 60)
      boxed(sheet, 21, 'Établie à / Established in', [`Onda   ${day}`], 40, 520, 515, 40)
      ;[22, 23, 24].forEach((at, place) => boxed(sheet, at, ['Signature expéditeur', 'Signature transporteur', 'Marchandises reçues'][place]!, [], 40 + place * 171.6, 560, 171.6, 90))
    },
  }
})

function boxed(sheet: Sheet, number: number, title: string, lines: readonly string[], x: number, y: number, width: number, height: number): void {
  sheet.box(x, y, width, height)
  sheet.write(String(number), x + 3, y + 3, { face: 'sansBold', size: 7, color: '#b00020' })
  sheet.write(title, x + 15, y + 3, { size: 6.5 })
  writtenLines(sheet, lines, x + 10, y + 15, 12, { face: 'typewriter', size: 10 })
}
