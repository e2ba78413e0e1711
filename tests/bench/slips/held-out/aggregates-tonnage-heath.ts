import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { centredHead, signBoxes, smallPrint } from './heath-print.ts'

const variants = [
  { seed: 413225, runs: [['Grave 0/20 recyclée', 8.74, 14.5], ['Sable 0/2 à enduire', 3.12, 26]] },
  { seed: 413226, runs: [['Terre végétale criblée', 11.3, 19], ['Concassé 20/40 drainant', 6.48, 21.5], ['Galets décoratifs 40/80', 1.2, 92]] },
] as const

/** An aggregates dealer's delivery: the quantities are tonnes, totalled with the money. */
export const aggregatesTonnageHeath = layout('aggregates-tonnage-heath', variants, ({ seed, runs }) => {
  const tonnes = runs.reduce((sum, [, one]) => sum + one, 0)
  const euros = runs.reduce((sum, [, one, price]) => sum + Number((one * price).toFixed(2)), 0)
  return {
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const parties = heathParties(seed)
      const y = centredHead(sheet, parties, { supplier: 'Granulats Spécimen', title: 'BON DE LIVRAISON', facts: [`N° ${parties.number}`, parties.date, `Camion ${parties.plate}`], face: 'slab', bold: 'slabBold', color: '#6d4c41' })
      const foot = table(sheet, {
        x: 42, y: y + 4, lines: 'grid', rowHeight: 22, style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 10 },
        columns: [{ title: 'Matériau', width: 221 }, { title: 'Tonnes', width: 90, align: 'right' }, { title: '€ / t', width: 90, align: 'right' }, { title: 'Montant HT', width: 110, align: 'right' }],
        rows: [...runs.map(([words, one, price]) => [words, fr(one, 2), fr(price, 2), fr(one * price, 2, ' ')]), ['Total livré', fr(tonnes, 2), '', fr(euros, 2, ' ')]],
      })
      sheet.write('Camion 8x4 compartimenté – deux à trois bennages selon accès.', 42, foot + 16, { face: 'slab', size: 9.5 })
      sheet.write('Densité moyenne en vrac : 1,6 t/m³', 42, foot + 32, { face: 'slab', size: 9.5 })
      signBoxes(sheet, ['Chauffeur', 'Réceptionnaire'], foot + 60, 70, 'slab')
      smallPrint(sheet, ['Le volume foisonné n’est pas contractuel, seule la pesée fait foi.'], 'slab')
    },
  }
})
