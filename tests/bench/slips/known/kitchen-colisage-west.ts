import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'

type Box = readonly [words: string, size: string, kg: number]
const boxes: readonly Box[] = [
  ['Meuble bas évier 90', '920 x 600 x 750', 31.2], ['Meuble bas 3 tiroirs 60', '620 x 600 x 750', 38.6], ['Meuble bas angle 100', '1020 x 660 x 750', 42.4],
  ['Colonne four 60', '620 x 600 x 2080', 67.5], ['Meuble haut 60', '620 x 370 x 720', 19.8], ['Meuble haut vitré 80', '820 x 370 x 720', 26.1],
  ['Façades laquées (lot)', '900 x 620 x 140', 24.7], ['Plan stratifié 38 mm', '3050 x 650 x 50', 53.9], ['Crédence 3 m', '3050 x 600 x 15', 17.3],
  ['Évier et robinetterie', '900 x 540 x 260', 12.8], ['Socles et joues', '2400 x 300 x 120', 15.5], ['Quincaillerie', '400 x 300 x 200', 6.4],
]
const variants = [
  { seed: 9601, from: 0, upTo: 9, isWhole: true },
  { seed: 9602, from: 2, upTo: 12, isWhole: true },
  { seed: 9603, from: 0, upTo: 8, isWhole: false },
] as const

/** A kitchen maker's packing list on its side; of one only the first page of two has come. */
export const kitchenColisage = layout('kitchen-colisage-west', variants, ({ seed, from, upTo, isWhole }) => {
  const packed = boxes.slice(from, upTo)
  const kg = sumOf(packed.map(([, , weight]) => weight), 1)
  const who = partiesOf(seed)
  return {
    expectedKg: isWhole ? kg : null,
    paper: { landscape: true },
    draw(sheet) {
      sheet.write('LISTE DE COLISAGE', 40, 32, { face: 'sansBold', size: 17 })
      sheet.write('Cuisines Modèle – fabrication sur mesure', 802, 34, { face: 'sans', size: 10, align: 'right' })
      sheet.write(isWhole ? 'Page 1 / 1' : 'Page 1 / 2', 802, 50, { face: 'sans', size: 8.5, align: 'right' })
      sheet.rule(40, 66, 802, 66, 2, '#b08968')
      writtenLines(sheet, [`Dossier : K${who.order}`, `Client : ${who.client}`, `Livraison : ${who.siteStreet}, ${who.siteTown}`], 40, 76, 14, { face: 'sans', size: 9 })
      writtenLines(sheet, [`Expédition n° ${who.slip}`, `Date : ${who.date}`, 'Étage : rez-de-chaussée'], 560, 76, 14, { face: 'sans', size: 9 })
      const rows = packed.map(([words, size, weight], at) => [`${at + 1}`, `K${who.order}-${String(at + 1).padStart(2, '0')}`, words, size, fr(weight, 1), ''])
      const foot = table(sheet, {
        x: 40, y: 130, rows, lines: 'grid', rowHeight: isWhole ? 26 : 36, headFill: '#ede0d4', style: { face: 'sans', size: 9 }, headStyle: { face: 'sansBold', size: 8.5 },
        columns: [{ title: 'Colis', width: 50, align: 'center' }, { title: 'Code-barres', width: 130 }, { title: 'Contenu', width: 250 }, { title: 'Dimensions colis (mm)', width: 150, align: 'center' }, { title: 'Poids (kg)', width: 92, align: 'right' }, { title: 'Pointé', width: 90 }],
      })
      if (isWhole) {
        sheet.write(`Total : ${packed.length} colis`, 220, foot + 12, { face: 'sansBold', size: 10 })
        sheet.write(`${fr(kg, 1)} kg`, 708, foot + 12, { face: 'sansBold', size: 10, align: 'right' })
      } else {
        sheet.write('Suite page 2 …', 802, foot + 14, { face: 'sans', size: 9, align: 'right' })
      }
      sheet.write('Contrôlez le nombre de colis avant de signer. Les colis de plus de 30 kg se portent à deux.', 40, 565, { face: 'sans', size: 8, color: '#666' })
    },
  }
})
