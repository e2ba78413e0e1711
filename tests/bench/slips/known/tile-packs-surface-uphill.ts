import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { signing, stacked } from './uphill-print.ts'

type Tile = readonly [words: string, bath: string, packs: number, squarePerPack: number, kgPerPack: number]

interface Filled {
  readonly seed: number
  readonly tiles: readonly Tile[]
  readonly dotted: boolean
}

/** A tile house: packs, square metres and kilos, the three of them added. */
export const tilePacksSurface = layout<Filled>(
  'tile-packs-surface-uphill',
  [
    { seed: 9731, tiles: [['Spécimen pierre 60 x 60 rectifié', 'B14', 48, 1.08, 23.4], ['Spécimen pierre plinthe 8 x 60', 'B14', 6, 0.58, 11]], dotted: false },
    { seed: 9732, tiles: [['Modèle béton 80 x 80', 'K2', 40, 1.28, 29.5], ['Modèle béton 20 x 80 déco', 'K2', 9, 0.96, 19.2], ['Faïence Exemple 25 x 75', 'F7', 14, 1.31, 18.6]], dotted: true },
  ],
  ({ seed, tiles, dotted }) => {
    const kilos = tiles.map(([, , packs, , each]) => Number((packs * each).toFixed(1)))
    const kg = Number(kilos.reduce((sum, each) => sum + each, 0).toFixed(1))
    const squares = tiles.map(([, , packs, square]) => Number((packs * square).toFixed(2)))
    const shown = (value: number, decimals: number) => fr(value, decimals, dotted ? '.' : ' ')
    const { client, site, siteStreet, siteTown, number, order, day, depotTown, phone } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const face = 'condensed'
        const bold = 'condensedBold'
        sheet.box(0, 0, 150, sheet.height, '#efeae4', '#efeae4')
        sheet.write('Carrelages', 20, 40, { face: bold, size: 21, color: '#6b5844' })
        sheet.write('Exemple', 20, 64, { face: bold, size: 21, color: '#6b5844' })
        stacked(sheet, ['Bon de livraison', `n° ${number}`, '', 'Date', day, '', 'Commande', order, '', 'Dépôt', depotTown, '', 'Tél.', phone], 20, 120, 17, { face, size: 11 }, { face: bold, size: 12 })
        stacked(sheet, ['Livré à', client, site, siteStreet, siteTown], 340, 44, 16, { face, size: 12 }, { face: bold, size: 10, color: '#6b5844' })
        const foot = table(sheet, {
          x: 164,
          y: 160,
          columns: [
            { title: 'Désignation', width: 158 },
            { title: 'Bain', width: 38, align: 'center' },
            { title: 'Colis', width: 46, align: 'right' },
            { title: 'm²', width: 60, align: 'right' },
            { title: 'Poids kg', width: 68, align: 'right' },
          ],
          rows: tiles.map(([words, bath, packs], at) => [words, bath, fr(packs), fr(squares[at]!, 2), shown(kilos[at]!, 1)]),
          style: { face, size: 11 },
          headStyle: { face: bold, size: 10.5 },
          rowHeight: 22,
        })
        const total = { face: bold, size: 11.5 } as const
        sheet.write('Total', 168, foot + 8, total)
        sheet.write(fr(tiles.reduce((sum, tile) => sum + tile[2], 0)), 402, foot + 8, { ...total, align: 'right' })
        sheet.write(fr(squares.reduce((sum, each) => sum + each, 0), 2), 462, foot + 8, { ...total, align: 'right' })
        sheet.write(shown(kg, 1), 530, foot + 8, { ...total, align: 'right' })
        sheet.rule(164, foot + 28, 534, foot + 28, 1.2)
        stacked(sheet, ['Vérifier bain et calibre avant la pose : aucune réclamation après pose.', 'Palettes : 2 – déchargement au hayon (limite 1 000 kg par levée).'], 164, foot + 44, 16, { face, size: 10.5 })
        signing(sheet, 'Réception : nom, date, signature', 164, foot + 90, 370, 76, face)
        sheet.write('Carrelages Exemple – document spécimen', 349, 806, { face, size: 8.5, color: '#777', align: 'center' })
      },
    }
  },
)
