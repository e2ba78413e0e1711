import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'

type Frame = readonly [mark: string, words: string, wide: number, high: number, count: number, each: number]
const variants: readonly { seed: number; frames: readonly Frame[]; isWeighed: boolean }[] = [
  { seed: 9591, frames: [['F1', 'Fenêtre alu 2 vantaux OB', 1200, 1350, 4, 58.5], ['F2', 'Fenêtre alu 1 vantail OB', 600, 950, 2, 27], ['PF1', 'Porte-fenêtre 2 vantaux', 1400, 2150, 2, 96.5], ['C1', 'Coulissant 2 rails', 2400, 2150, 1, 148]], isWeighed: true },
  { seed: 9592, frames: [['R01', 'Volet roulant coffre tunnel', 1400, 2250, 3, 31.2], ['R02', 'Volet roulant coffre tunnel', 1000, 1350, 5, 19.4], ['P01', 'Porte d’entrée alu', 900, 2150, 1, 84]], isWeighed: true },
  { seed: 9593, frames: [['A', 'Bloc-porte bois plaqué chêne', 830, 2040, 6, 0], ['B', 'Bloc-porte coupe-feu EI30', 930, 2040, 2, 0], ['C', 'Placard coulissant 2 vantaux', 1800, 2500, 1, 0]], isWeighed: false },
]

/** A joinery works' note by mark and size; in two of three the works weigh their frames. */
export const joineryWorks = layout('joinery-works-west', variants, ({ seed, frames, isWeighed }) => {
  const weights = frames.map(([, , , , count, each]) => Number((count * each).toFixed(1)))
  const kg = sumOf(weights, 1)
  const pieces = sumOf(frames.map(([, , , , count]) => count))
  const who = partiesOf(seed)
  const area = sumOf(frames.map(([, , wide, high, count]) => (wide * high * count) / 1e6), 2)
  return {
    expectedKg: isWeighed ? kg : null,
    draw(sheet) {
      sheet.write('MENUISERIES DE L’EXEMPLE', 40, 36, { face: 'narrowBold', size: 18, color: '#37474f' })
      sheet.write('Fabricant – aluminium, bois, fermetures', 40, 60, { face: 'narrow', size: 10, color: '#37474f' })
      captionedBoxes(sheet, [['Bon de livraison', who.slip], ['Date', who.date], ['Commande', `M${who.order}`]], 300, 34, [95, 80, 80], { face: 'narrow', size: 11 })
      writtenLines(sheet, ['Client', who.client, who.clientStreet, who.clientTown], 40, 92, 14, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 9 })
      writtenLines(sheet, ['Adresse de livraison', who.site, who.siteStreet, who.siteTown], 300, 92, 14, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 9 })
      const rows = frames.map(([mark, words, wide, high, count, each], at) => [mark, words, `${wide} x ${high}`, String(count), ...(isWeighed ? [fr(each, 1), fr(weights[at]!, 1)] : ['Prépeint', ''])])
      const last = isWeighed ? (['Poids unit.', 'Poids total'] as const) : (['Finition', 'Contrôle'] as const)
      const foot = table(sheet, {
        x: 40, y: 168, rows, lines: 'rows', rowHeight: 26, headFill: '#cfd8dc', style: { face: 'narrow', size: 10.5 }, headStyle: { face: 'narrowBold', size: 10 },
        columns: [{ title: 'Repère', width: 50 }, { title: 'Désignation', width: 180 }, { title: 'L x H (mm)', width: 90, align: 'center' }, { title: 'Qté', width: 45, align: 'right' }, { title: last[0], width: 75, align: 'right' }, { title: last[1], width: 75, align: 'right' }],
      })
      writtenLines(sheet, [`Nombre d’éléments : ${pieces}`, `Surface : ${fr(area, 2)} m²`, ...(isWeighed ? [`Poids de la livraison : ${fr(kg, 1)} kg`] : [])], 555, foot + 14, 16, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.flow('Les éléments de plus de 80 kg doivent être manutentionnés à deux personnes ou avec un palonnier (ventouses : charge maximale 200 kg). Les chevalets restent notre propriété.', 40, foot + 90, 330, { face: 'narrow', size: 9, color: '#555' })
      sheet.write('Réserves éventuelles :', 40, 690, { face: 'narrow', size: 10 })
      sheet.rule(40, 725, 555, 725, 0.4, '#888', 2)
      sheet.rule(40, 750, 555, 750, 0.4, '#888', 2)
    },
  }
})
