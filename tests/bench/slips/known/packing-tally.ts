import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

type Pack = readonly [words: string, size: string, netKg: number, grossKg: number]

export const packingTally = layout(
  'packing-tally',
  [
    { seed: 11_071, packs: [['Parquet chêne massif 14x130', '220x80x65', 512, 536], ['Parquet chêne massif 14x130', '220x80x65', 512, 536], ['Plinthes et accessoires', '240x40x30', 64, 71.5]] as readonly Pack[] },
    { seed: 11_072, packs: [['Portes intérieures prépeintes', '215x100x120', 388, 421], ['Huisseries métalliques', '220x60x90', 246.5, 262], ['Quincaillerie, carton', '60x40x40', 22.3, 24], ['Blocs-portes coupe-feu', '215x100x120', 455, 494.5]] as readonly Pack[] },
  ],
  ({ seed, packs }) => {
    const net = packs.reduce((sum, pack) => sum + pack[2], 0)
    const gross = packs.reduce((sum, pack) => sum + pack[3], 0)
    return {
      expectedKg: gross,
      paper: { landscape: true },
      draw(sheet) {
        const { date, slip, order } = marks(seed)
        const face = 'modern'
        const bold = 'modernBold'
        sheet.write('Liste de colisage', 40, 36, { face: bold, size: 20 })
        sheet.write(`BL ${slip} du ${date} — votre commande ${order}`, 40, 64, { face, size: 9.5 })
        sheet.write('Menuiseries du Modèle', 802, 38, { face: bold, size: 12, align: 'right' })
        sheet.write('ZA de l’Exemple, 06130 GRASSE', 802, 55, { face, size: 9, align: 'right' })
        sheet.write('Destinataire', 40, 92, { face: bold, size: 8.5, color: '#666' })
        writtenLines(sheet, addressOf(seed), 40, 105, 14, { face, size: 9.5 })
        const columns = [{ title: 'Colis n°', width: 70, align: 'center' }, { title: 'Type', width: 90 }, { title: 'Contenu', width: 262 }, { title: 'Dimensions (cm)', width: 130, align: 'center' }, { title: 'Poids net (kg)', width: 105, align: 'right' }, { title: 'Poids brut (kg)', width: 105, align: 'right' }] as const
        const rows = packs.map(([words, size, netKg, grossKg], at) => [`${at + 1}/${packs.length}`, words.includes('carton') ? 'Carton' : 'Palette', words, size, fr(netKg, 1), fr(grossKg, 1)])
        const foot = table(sheet, { x: 40, y: 165, columns, rows, lines: 'grid', rowHeight: 22, headHeight: 26, style: { face, size: 9.5 }, headStyle: { face: bold, size: 9 }, headFill: '#dfe7dd' })
        sheet.box(40, foot, 762, 24, '#f4f4f4')
        sheet.write(`Totaux : ${packs.length} colis`, 50, foot + 7, { face: bold, size: 9.5 })
        sheet.write(fr(net, 1, ' '), 693, foot + 7, { face: bold, size: 9.5, align: 'right' })
        sheet.write(fr(gross, 1, ' '), 798, foot + 7, { face: bold, size: 9.5, align: 'right' })
        sheet.write('Ne pas gerber — charge admissible sur le dessus : 150 kg', 40, foot + 44, { face, size: 9, color: '#a33' })
      },
    }
  },
)
