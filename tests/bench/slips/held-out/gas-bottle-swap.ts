import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'

type Bottle = readonly [words: string, out: number, back: number, netKg: number, fullKg: number]
const variants: readonly { seed: number; bottles: readonly Bottle[] }[] = [
  { seed: 412_652, bottles: [['Azote R50 bouteille 10 m³', 2, 2, 11.6, 68.5], ['Fluide R32 bouteille 9 kg', 3, 1, 9, 18.4]] },
  { seed: 412_653, bottles: [['Acétylène M20 4 m³', 1, 1, 4.4, 33.6], ['Oxygène M20 4,2 m³', 1, 1, 5.7, 34.2], ['Propane 13 kg', 4, 4, 13, 26.5]] },
]

/** A gas distributor's swap of bottles: delivered and taken back, gas and full weights of what is delivered. */
export const gasBottleSwap = layout('gas-bottle-swap-creek', variants, ({ seed, bottles }) => {
  const gas = bottles.reduce((sum, [, out, , net]) => sum + out * net, 0)
  const kg = Number(bottles.reduce((sum, [, out, , , full]) => sum + out * full, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const top = ruledHead(sheet, { seed, name: 'Gaz Techniques Exemple', trade: 'Bouteilles pour plombiers et frigoristes', title: 'BON DE LIVRAISON / REPRISE', face: 'modern', bold: 'modernBold', color: '#00607a' })
      const foot = table(sheet, {
        x: 36, y: top, lines: 'grid', headHeight: 30, rowHeight: 20, headFill: '#dcf0f5', style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 8.5 },
        rows: [...bottles.map(([words, out, back, net, full]) => [words, fr(out), fr(back), fr(out * net, 1), fr(out * full, 1)]), ['Totaux', fr(bottles.reduce((sum, [, out]) => sum + out, 0)), fr(bottles.reduce((sum, [, , back]) => sum + back, 0)), fr(gas, 1), fr(kg, 1)]],
        columns: [{ title: 'Produit', width: 223 }, { title: 'Pleines\nlivrées', width: 65, align: 'right' }, { title: 'Vides\nreprises', width: 65, align: 'right' }, { title: 'Gaz livré\n(kg)', width: 80, align: 'right' }, { title: 'Poids brut\nlivré (kg)', width: 90, align: 'right' }],
      })
      sheet.flow('Les bouteilles restent la propriété du distributeur. Consigne par bouteille : 45 €. Transport ADR sous les seuils du 1.1.3.6 – véhicule ventilé, bouteilles arrimées debout, chapeau vissé.', 36, foot + 18, 520, { face: 'modern', size: 8, color: '#444' })
      sheet.write('Signature du client', 400, foot + 64, { face: 'modern', size: 9 })
    },
  }
})
