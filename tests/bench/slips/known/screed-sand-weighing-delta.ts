import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { facts, stacked } from './delta-print.ts'

/** A materials yard's weighing slip for a tiler's screed sand: full, empty, and what is carried. */
export const screedSandWeighing = layout(
  'screed-sand-weighing-delta',
  [
    { seed: 18892, full: 6840, empty: 3460, unit: 'kg', product: 'Sable à chape 0/4 lavé' },
    { seed: 18893, full: 12060, empty: 7480, unit: 't', product: 'Mélange à béton 0/20' },
  ],
  ({ seed, full, empty, unit, product }) => {
    const p = partiesOf(seed)
    const shown = (kg: number) => (unit === 't' ? `${fr(kg / 1000, 3)} t` : `${fr(kg, 0, ' ')} kg`)
    return {
      expectedKg: full - empty,
      paper: { size: 'A5' },
      draw(sheet) {
        sheet.write('Granulats du Spécimen', 30, 30, { face: 'slabBold', size: 16 })
        stacked(sheet, [p.street, p.town, `Pont-bascule n° ${p.page} – vérifié ${p.date.slice(3)}`], 30, 54, 12, { face: 'slab', size: 8.5 })
        sheet.rule(30, 96, 390, 96, 1.2)
        sheet.write(`BON DE PESÉE ${p.number}`, 30, 104, { face: 'slabBold', size: 13 })
        facts(
          sheet,
          [['Date', p.date], ['Client', p.client], ['Chantier', p.site.replace('Chantier ', '')], ['Produit', product], ['Véhicule', p.plate], ['Commande', p.order], ['Transport', 'Enlevé par le client']],
          30, 132, 18, 90, { face: 'slab', size: 10 },
        )
        sheet.box(30, 268, 360, 88)
        ;([['Brut', full, '14:12'], ['Tare', empty, '13:47'], ['Net', full - empty, '']] as const).forEach(([label, kg, hour], at) => {
          const y = 278 + at * 26
          if (at > 0) sheet.rule(30, y - 5, 390, y - 5, 0.4, '#888')
          sheet.write(label, 42, y, { face: at === 2 ? 'slabBold' : 'slab', size: 12 })
          sheet.write(hour, 170, y + 1, { face: 'slab', size: 10 })
          sheet.write(shown(kg), 380, y, { face: at === 2 ? 'slabBold' : 'slab', size: 12, align: 'right' })
        })
        stacked(sheet, ['PTAC du véhicule sous la responsabilité du conducteur.', 'Densité apparente 1,6. Prix à la tonne selon tarif en vigueur.'], 30, 372, 13, { face: 'slab', size: 8 })
        sheet.write('Le peseur', 40, 420, { face: 'slab', size: 9 })
        sheet.write('Le chauffeur', 260, 420, { face: 'slab', size: 9 })
      },
    }
  },
)
