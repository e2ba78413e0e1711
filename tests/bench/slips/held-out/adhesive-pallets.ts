import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'

type Stack = readonly [words: string, bags: number, bagKg: number]
const variants: readonly { seed: number; stacks: readonly Stack[] }[] = [
  { seed: 412_618, stacks: [['Mortier-colle C2S1 gris 25 kg', 48, 25], ['Mortier-colle C2S1 gris 25 kg', 48, 25], ['Ragréage P3 25 kg', 42, 25]] },
  { seed: 412_619, stacks: [['Colle plaques 25 kg', 56, 25], ['Mortier joint large 20 kg', 30, 20]] },
]

/** A glue maker's loading order: pallet by pallet with the pallet's own 22 kg, closing in tonnes. */
export const adhesivePallets = layout('adhesive-pallets-creek', variants, ({ seed, stacks }) => {
  const weights = stacks.map(([, bags, bagKg]) => bags * bagKg)
  const net = weights.reduce((sum, one) => sum + one, 0)
  const gross = net + stacks.length * 22
  return {
    expectedKg: gross,
    draw(sheet) {
      const top = ruledHead(sheet, { seed, name: 'Colles & Mortiers Exemple', trade: 'Usine du Modèle – expéditions', title: 'BON DE CHARGEMENT', face: 'condensed', bold: 'condensedBold', color: '#7b2d8b' })
      const foot = table(sheet, {
        x: 36, y: top, lines: 'rows', rowHeight: 22, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, headFill: '#efe3f2',
        rows: stacks.map(([words, bags], at) => [`00${seed}${at}31`, words, fr(bags), fr(weights[at]!, 0, ' '), fr(weights[at]! + 22, 0, ' ')]),
        columns: [{ title: 'Palette (SSCC)', width: 115 }, { title: 'Produit', width: 198 }, { title: 'Sacs', width: 50, align: 'right' }, { title: 'Net kg', width: 80, align: 'right' }, { title: 'Brut kg', width: 80, align: 'right' }],
      })
      ;[['Tonnage net', net], ['Tonnage brut', gross]].forEach(([caption, value], at) => {
        sheet.box(359, foot + 14 + at * 24, 200, 24)
        sheet.write(String(caption), 367, foot + 20 + at * 24, { face: 'condensed', size: 12 })
        sheet.write(`${fr(Number(value) / 1000, 3)} t`, 551, foot + 20 + at * 24, { face: 'condensedBold', size: 12, align: 'right' })
      })
      sheet.write(`Palettes bois 22 kg : ${stacks.length}`, 36, foot + 20, { face: 'condensed', size: 11 })
      sheet.write('PTAC du porteur : 19 t – heure d’arrivée : ....... – heure de départ : .......', 36, foot + 90, { face: 'condensed', size: 11 })
      sheet.flow('Conserver à l’abri de l’humidité, 12 mois en sac fermé. Masse volumique apparente : 1,4 kg/l. Consommation : 4 à 6 kg/m² en double encollage.', 36, 760, 520, { face: 'condensed', size: 9.5, color: '#444' })
    },
  }
})
