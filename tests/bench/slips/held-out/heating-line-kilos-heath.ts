import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { centredHead, signBoxes } from './heath-print.ts'
import { waterWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413170, take: [[0, 2], [1, 6]] },
  { seed: 413171, take: [[2, 1], [8, 1], [3, 2]] },
]

/** A heating wholesaler's note: kilos on every line, never added up. */
export const heatingLineKilosHeath = layout('heating-line-kilos-heath', variants, ({ seed, take }) => {
  const { lines, kg } = consigned(waterWares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const parties = heathParties(seed)
      const y = centredHead(sheet, parties, { supplier: 'Comptoir Thermique Spécimen', title: 'Bon de livraison', facts: [`BL ${parties.number}`, parties.date, `Votre réf. ${parties.order}`], face: 'condensed', bold: 'condensedBold', color: '#a61c00' })
      const foot = table(sheet, {
        x: 42, y: y + 6, lines: 'grid', rowHeight: 20, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 },
        columns: [{ title: 'Code article', width: 90 }, { title: 'Désignation', width: 241 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Poids ligne', width: 80, align: 'right' }],
        rows: lines.map(({ code, words, count, unit, kg: heavy }) => [code, words, String(count), unit, `${heavy.toFixed(1)} kg`]),
      })
      sheet.write('Garantie constructeur sous réserve de mise en service par un professionnel.', 42, foot + 14, { face: 'condensed', size: 10 })
      signBoxes(sheet, ['Visa livreur', 'Visa client'], foot + 44, 64, 'condensed')
    },
  }
})
