import { table } from '../drawing/table.ts'
import { captionedBoxes } from './written-lines.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'
import { tileWares } from './coast-wares.ts'

const columns = [
  { title: 'Réf', width: 50 },
  { title: 'Article', width: 212 },
  { title: 'Bain', width: 38, align: 'center' },
  { title: 'Qté', width: 40, align: 'right' },
  { title: 'U', width: 32, align: 'center' },
  { title: 'Surface\nm²', width: 58, align: 'right' },
  { title: 'Poids\nkg', width: 70, align: 'right' },
] as const
/** m² in a box of each article. */
const covered: Readonly<Record<string, number>> = { GC6060: 1.44, GC2012: 1.2, FAI2560: 1.5 }

export const tileTradeDepot = layout(
  'tile-trade-depot-coast',
  [
    { seed: 9551, take: [[0, 32], [3, 14], [4, 6], [9, 4]], pallets: 2 },
    { seed: 9552, take: [[1, 54], [6, 20], [3, 24], [8, 5]], pallets: 3 },
    { seed: 9553, take: [[2, 18], [7, 2], [3, 5], [4, 2]], pallets: 1 },
  ] as const,
  ({ seed, take, pallets }) => {
    const { lines, kg } = consigned(tileWares, take, 1)
    const all = Number((kg + pallets * 22).toFixed(1))
    const surface = (code: string, count: number) => (covered[code] ?? 0) * count
    const { client, clientTown, site, siteStreet, siteTown, number, date, order, phone } = coastParties(seed, 'tiler')
    return {
      expectedKg: all,
      draw(sheet) {
        sheet.write('SPÉCIMEN CARRELAGE', 48, 34, { face: 'narrowBold', size: 20, spacing: 1 })
        sheet.write('Showroom et dépôt – 300 chemin de l’Exemple – 06600 ANTIBES', 48, 60, { face: 'narrow', size: 10 })
        captionedBoxes(sheet, [['Bon de livraison', `BL ${number}`], ['Date', date], ['Commande', order], ['Représentant', 'EXEMPLE 04']], 48, 80, [140, 110, 120, 130], { face: 'narrow', size: 11 })
        stacked(sheet, ['Client', client, clientTown], 48, 126, 13, { face: 'narrow', size: 10.5 })
        stacked(sheet, ['Livrer à', site, `${siteStreet}, ${siteTown}`, `Prévenir 1 h avant : ${phone}`], 290, 126, 13, { face: 'narrow', size: 10.5 })
        const rows = lines.map((line) => [line.code, line.words, line.code in covered ? `B${seed % 90}` : '', `${line.count}`, line.unit, line.code in covered ? printed(surface(line.code, line.count), 2) : '', printed(line.kg, 1)])
        const under = table(sheet, { x: 48, y: 190, columns, rows, style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 10 }, headHeight: 28, lines: 'grid', downTo: 420 })
        facts(sheet, [['Poids des marchandises', `${printed(kg, 1)} kg`], [`Palettes ${pallets} × 22 kg`, `${printed(pallets * 22, 1)} kg`], ['POIDS TOTAL DU CHARGEMENT', `${printed(all, 1)} kg`]], 320, 544, under + 12, 15, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 10.5 })
        sheet.write(`Surface livrée : ${printed(lines.reduce((sum, { code, count }) => sum + surface(code, count), 0), 2)} m²`, 48, under + 12, { face: 'narrow', size: 10.5 })
        sheet.flow('Vérifier le bain et le calibre avant la pose : aucune réclamation n’est admise après. Palettes facturées 12,00 € l’unité et reprises au dépôt.', 48, under + 70, 240, { face: 'narrow', size: 9.5 })
        sheet.box(320, under + 70, 228, 80)
        sheet.write('Signature précédée de « reçu conforme »', 326, under + 75, { face: 'narrow', size: 9 })
      },
    }
  },
)
