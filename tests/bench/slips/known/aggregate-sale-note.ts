import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { captioned, stacked } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly product: string
  readonly tonnes: readonly [gross: number, tare: number]
  readonly before: number
  readonly plate: string
}

/** A quarry's sale note: the truck weighed twice, the net in tonnes, and what the site took before. */
export const aggregateSaleNote = layout<Variant>(
  'aggregate-sale-note',
  [
    { seed: 12141, product: 'GNT 0/31,5 concassé calcaire', tonnes: [25.84, 11.36], before: 57.92, plate: 'EX-140-MP' },
    { seed: 12142, product: 'Sable lavé 0/4', tonnes: [18.62, 9.18], before: 0, plate: 'EX-141-MP' },
    { seed: 12143, product: 'Gravillon 6/14 roulé', tonnes: [12.3, 7.44], before: 9.7, plate: 'EX-142-MP' },
  ],
  ({ seed, product, tonnes: [gross, tare], before, plate }) => {
    const net = Number((gross - tare).toFixed(2))
    const { client, site, siteTown, slip, account, date } = marks(seed)
    return {
      expectedKg: Math.round(net * 1000),
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        stacked(sheet, ['CARRIÈRES DU MODÈLE', 'Route de l’Exemple – 06440 BLAUSASC', 'Granulats – Recyclage – Transport'], 26, 24, 12, { face: 'slab', size: 9 }, { face: 'slabBold', size: 15, color: '#5b3b1b' })
        stacked(sheet, ['BON DE LIVRAISON', `N° ${slip.slice(2)}`, date], 570, 24, 13, { face: 'slab', size: 10, align: 'right' }, { face: 'slabBold', size: 12, align: 'right' })
        sheet.rule(26, 84, 570, 84, 1.2, '#5b3b1b')
        captioned(sheet, [['Client', `${account}  ${client}`], ['Chantier', site], ['', siteTown], ['Produit', product], ['Norme', 'NF EN 13242 – CE – masse volumique réelle 2,68 t/m³'], ['Camion', `${plate}   PTAC 26,00 t`]], [26, 94], 64, 17, { face: 'slab', size: 9.5, color: '#555' }, { face: 'slab', size: 10.5 })
        const cells = [['Entrée', '07:58'], ['Sortie', '08:14'], ['Brut (t)', fr(gross, 2)], ['Tare (t)', fr(tare, 2)], ['Net (t)', fr(net, 2)]]
        cells.forEach(([caption, value], at) => {
          sheet.box(26 + at * 109, 208, 109, 46, at === 4 ? '#f3e6d8' : undefined, '#5b3b1b')
          sheet.write(caption!, 80 + at * 109, 213, { face: 'slab', size: 9, align: 'center' })
          sheet.write(value!, 80 + at * 109, 229, { face: 'slabBold', size: 14, align: 'center' })
        })
        sheet.write(`Cumul chantier au jour, ce bon compris : ${fr(before + net, 2)} t en ${before === 0 ? 1 : 4} tour(s)`, 26, 266, { face: 'slab', size: 9 })
        sheet.write('Pesée sur instrument vérifié, portée max. 50 t, échelon 20 kg. Le chauffeur est responsable de sa charge.', 26, 282, { face: 'slab', size: 8, color: '#555' })
        sheet.box(26, 300, 266, 80, undefined, '#999')
        sheet.write('Le conducteur', 32, 304, { face: 'slab', size: 8 })
        sheet.box(304, 300, 267, 80, undefined, '#999')
        sheet.write('Réception chantier', 310, 304, { face: 'slab', size: 8 })
      },
    }
  },
)
