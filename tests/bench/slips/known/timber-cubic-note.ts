import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Pack = readonly [words: string, section: readonly [number, number], metres: number, pieces: number]

interface Variant {
  readonly seed: number
  readonly packs: readonly Pack[]
  readonly density: number | null
}

/** A timber yard counts cubic metres; some offices add the weight they reckon for the carrier. */
export const timberCubicNote = layout<Variant>(
  'timber-cubic-note',
  [
    { seed: 12191, density: 480, packs: [['Bastaing épicéa C24', [63, 175], 5, 40], ['Chevron épicéa C24', [63, 75], 4, 80], ['Liteau sapin traité', [27, 40], 4, 200]] },
    { seed: 12192, density: null, packs: [['Madrier douglas C24', [75, 225], 6, 24], ['Planche coffrage', [27, 200], 4, 90]] },
    { seed: 12193, density: 520, packs: [['Poutre douglas avivé', [200, 200], 5, 6], ['Lambourde douglas', [45, 70], 4, 60]] },
  ],
  ({ seed, packs, density }) => {
    const rows = packs.map((pack) => ({ pack, m3: Number(((pack[1][0] * pack[1][1] * pack[2] * pack[3]) / 1e6).toFixed(3)) }))
    const m3 = together(rows.map((row) => row.m3), 3)
    const kg = density === null ? null : Math.round((m3 * density) / 10) * 10
    const { street, town, client, site, siteTown, slip, order, date, phone } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('SCIERIE DU SPÉCIMEN', 40, 38, { face: 'slabBold', size: 18, color: '#27502b' })
        stacked(sheet, [`${street} – ${town} – ${phone}`, 'Bois de structure – Rabotage – Traitement classe 2'], 40, 62, 13, { face: 'slab', size: 9 })
        sheet.rule(40, 94, 555, 94, 2, '#27502b')
        captioned(sheet, [['Bon de livraison', slip], ['Date', date], ['Commande', order]], [40, 104], 90, 15, { face: 'slab', size: 10 }, { face: 'slabBold', size: 10 })
        stacked(sheet, [client, site, siteTown], 310, 104, 15, { face: 'slab', size: 10 }, { face: 'slabBold', size: 10 })
        const under = table(sheet, {
          x: 40, y: 172, lines: 'rows', headFill: '#e3eee3', rowHeight: 20, style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 },
          columns: [{ title: 'Désignation', width: 180 }, { title: 'Section (mm)', width: 90, align: 'center' }, { title: 'Long. (m)', width: 75, align: 'right' }, { title: 'Pièces', width: 80, align: 'right' }, { title: 'Volume (m³)', width: 90, align: 'right' }],
          rows: rows.map(({ pack: [words, [one, other], metres, pieces], m3: volume }) => [words, `${one} × ${other}`, fr(metres, 2), String(pieces), fr(volume, 3)]),
        })
        sheet.write('Volume total', 390, under + 10, { face: 'slabBold', size: 10.5, align: 'right' })
        sheet.write(`${fr(m3, 3)} m³`, 551, under + 10, { face: 'slabBold', size: 10.5, align: 'right' })
        if (kg !== null) {
          sheet.write('Poids approximatif transport', 390, under + 28, { face: 'slab', size: 10.5, align: 'right' })
          sheet.write(`${fr(kg, 0, ' ')} kg`, 551, under + 28, { face: 'slab', size: 10.5, align: 'right' })
        }
        sheet.write('Humidité à la livraison 18 % ± 2. Stockage à l’abri, sur cales. PEFC 00-00-000.', 40, 680, { face: 'slab', size: 8.5, color: '#555' })
        sheet.write('Reçu conforme, le', 40, 704, { face: 'slab', size: 10 })
      },
    }
  },
)
