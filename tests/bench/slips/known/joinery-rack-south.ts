import { writtenLines } from './written-lines.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'

type Piece = readonly [mark: string, words: string, size: string, count: number, unitKg: number]

interface Variant {
  readonly seed: number
  readonly pieces: readonly Piece[]
  readonly racks: number
}

const rackKg = 65
const columns = [
  { title: 'Repère', width: 52 },
  { title: 'Désignation', width: 180 },
  { title: 'L × H (mm)', width: 84, align: 'center' },
  { title: 'Qté', width: 36, align: 'right' },
  { title: 'Kg/u', width: 54, align: 'right' },
  { title: 'Kg', width: 60, align: 'right' },
  { title: 'Chevalet', width: 56, align: 'center' },
] as const

/** A window factory: the frames' weight, the racks', and both together. */
export const joineryRackSouth = layout<Variant>(
  'joinery-rack-south',
  [
    { seed: 9591, pieces: [['RDC-1', 'Coulissant alu 2 vantaux gris', '2400 × 2150', 1, 128.5], ['RDC-2', 'Fenêtre alu 2 vantaux', '1200 × 1350', 3, 52.4], ['ET-1', 'Châssis fixe', '800 × 600', 2, 19.7], ['ET-2', 'Porte-fenêtre 1 vantail', '900 × 2150', 1, 64]], racks: 1 },
    { seed: 9592, pieces: [['A01', 'Fenêtre PVC oscillo-battante', '1000 × 1250', 8, 41.5], ['A02', 'Fenêtre PVC oscillo-battante', '600 × 950', 4, 23.2], ['A03', 'Porte d’entrée alu pleine', '950 × 2150', 2, 88.6], ['A04', 'Coulissant à galandage', '1800 × 2150', 4, 112], ['A05', 'Volet roulant monobloc', '1000 × 1250', 8, 17.9]], racks: 3 },
  ],
  ({ seed, pieces, racks }) => {
    const frames = Number(pieces.reduce((sum, [, , , count, kg]) => sum + count * kg, 0).toFixed(1))
    const kg = frames + racks * rackKg
    const { client, place, town, site, number, order, date, plate } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('FENÊTRES MODÈLE', 36, 32, { face: 'condensedBold', size: 24, color: '#374151' })
        sheet.write('usine de l’Exemple – 82000 MONTAUBAN', 36, 60, { face: 'condensed', size: 11 })
        sheet.write(`Liste de chargement ${number}`, 558, 36, { face: 'condensedBold', size: 15, align: 'right' })
        sheet.write(`Départ usine le ${date} – camion ${plate}`, 558, 58, { face: 'condensed', size: 11, align: 'right' })
        sheet.rule(36, 80, 558, 80, 1.5, '#374151')
        writtenLines(sheet, [`Commande ${order} – affaire « ${site} »`, `${client}, ${place}, ${town}`, 'Déchargement : hayon + 2 personnes sur place, charge admissible du hayon 1500 kg'], 36, 90, 15, { face: 'condensed', size: 11 })
        const rows = pieces.map(([mark, words, size, count, unit], at) => [mark, words, size, String(count), figure(unit, 1), figure(count * unit, 1, ' '), `C${1 + (at % racks)}`])
        const y = table(sheet, { x: 36, y: 150, columns, rows, style: { face: 'condensed', size: 10.5 }, headStyle: { face: 'condensedBold', size: 10.5 }, headFill: '#e5e7eb', lines: 'grid', rowHeight: 21 })
        ;[['Menuiseries', frames], [`Chevalets métalliques (${racks} × ${rackKg} kg)`, racks * rackKg], ['Poids total à décharger', kg]].forEach(([caption, value], at) => {
          const style = { face: at === 2 ? 'condensedBold' : 'condensed', size: 12 } as const
          sheet.write(String(caption), 300, y + 18 + at * 20, style)
          sheet.write(`${figure(Number(value), 1, ' ')} kg`, 558, y + 18 + at * 20, { ...style, align: 'right' })
        })
        sheet.rule(300, y + 54, 558, y + 54)
        sheet.write('Chevalets à rendre à la prochaine livraison. Casse à signaler au chauffeur avant son départ.', 36, y + 110, { face: 'condensed', size: 10, color: '#555' })
        sheet.box(36, y + 136, 250, 70, undefined, '#888')
        sheet.write('Réceptionné par', 42, y + 140, { face: 'condensed', size: 10 })
      },
    }
  },
)
