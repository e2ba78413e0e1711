import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'

type Piece = readonly [mark: string, words: string, size: string, count: number, tonnes: number]
const variants: readonly { seed: number; pieces: readonly Piece[] }[] = [
  { seed: 9661, pieces: [['PR01', 'Prédalle ép. 6', '6,20 x 2,40', 4, 2.23], ['PR02', 'Prédalle ép. 6', '5,10 x 2,40', 3, 1.84], ['PR07', 'Prédalle ép. 6 découpe', '4,35 x 1,85', 1, 1.16]] },
  { seed: 9662, pieces: [['E12', 'Escalier droit 17 marches', '4,60 x 1,20', 2, 3.42], ['P03', 'Palier', '2,60 x 1,50', 2, 1.61], ['A1', 'Acrotère ht 80', '3,00 x 0,80', 6, 1.05]] },
]

/** A precaster's loading note on its side, everything in tonnes. */
export const precastLoad = layout('precast-load-west', variants, ({ seed, pieces }) => {
  const tonnes = sumOf(pieces.map(([, , , count, each]) => count * each), 2)
  const who = partiesOf(seed)
  return {
    expectedKg: Math.round(tonnes * 1000),
    paper: { landscape: true },
    draw(sheet) {
      sheet.box(30, 26, 782, 50)
      sheet.write('PRÉFA SPÉCIMEN', 42, 38, { face: 'narrowBold', size: 20 })
      sheet.write('BON DE CHARGEMENT', 421, 40, { face: 'narrowBold', size: 17, align: 'center' })
      sheet.write(`N° ${who.slip}  –  ${who.date}`, 800, 42, { face: 'narrow', size: 13, align: 'right' })
      writtenLines(sheet, [`Affaire : ${who.order} – ${who.site}`, `Client : ${who.client}`, `Adresse : ${who.siteStreet}, ${who.siteTown}`], 30, 88, 16, { face: 'narrow', size: 11 })
      writtenLines(sheet, [`Camion : ${who.plate}`, 'Charge utile : 25 t', `Heure de départ : ${who.time}`], 460, 88, 16, { face: 'narrow', size: 11 })
      writtenLines(sheet, ['Plan de pose : indice B', 'Niveau : R+1', 'Rotation : 2'], 660, 88, 16, { face: 'narrow', size: 11 })
      const foot = table(sheet, {
        x: 30, y: 150, lines: 'grid', rowHeight: 28, headHeight: 32, headFill: '#ddd', style: { face: 'narrow', size: 12 }, headStyle: { face: 'narrowBold', size: 11 },
        rows: pieces.map(([mark, words, size, count, each], at) => [String(pieces.length - at), mark, words, size, String(count), fr(each, 2), fr(count * each, 2), '']),
        columns: [
          { title: 'Ordre', width: 55, align: 'center' }, { title: 'Repère', width: 80, align: 'center' }, { title: 'Élément', width: 220 }, { title: 'L x l (m)', width: 110, align: 'center' },
          { title: 'Nombre', width: 65, align: 'right' }, { title: 'Poids unit.\n(t)', width: 75, align: 'right' }, { title: 'Poids total\n(t)', width: 85, align: 'right' }, { title: 'Vu', width: 92 },
        ],
      })
      sheet.box(470, foot + 12, 250, 32, '#eee')
      sheet.write('Tonnage chargé', 480, foot + 20, { face: 'narrow', size: 12 })
      sheet.write(`${fr(tonnes, 2)} t`, 710, foot + 19, { face: 'narrowBold', size: 14, align: 'right' })
      sheet.flow('Élingues 4 brins, angle 60° maximum. CMU des ancres 2,5 t. Grue du chantier : capacité 4 t à 18 m requise. Bois de calage consignés.', 30, foot + 16, 400, { face: 'narrow', size: 9.5, color: '#444' })
      ;['Chef de parc', 'Chauffeur', 'Chef de chantier'].forEach((words, at) => {
        sheet.box(30 + at * 265, 470, 250, 80, undefined, '#888')
        sheet.write(words, 38 + at * 265, 476, { face: 'narrow', size: 10 })
      })
    },
  }
})
