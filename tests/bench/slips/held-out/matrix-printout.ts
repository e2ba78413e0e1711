import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { painting, tiling } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; shelf: typeof tiling }[] = [
  { seed: 412_614, shelf: tiling, take: [[4, 42], [6, 14], [5, 6]] },
  { seed: 412_615, shelf: painting, take: [[3, 12], [0, 8], [6, 2], [8, 1]] },
]

/** A line printer's page in one type size, capitals only. */
export const matrixPrintout = layout('matrix-printout-creek', variants, ({ seed, take, shelf }) => {
  const goods = consigned(shelf, take)
  const { slip, date, account, order, client, siteTown, site } = marks(seed)
  const shown = (words: string, size: number) => words.toUpperCase().slice(0, size).padEnd(size)
  const lines = [
    `DEPOT EXEMPLE 06${' '.repeat(34)}BON DE LIVRAISON`,
    `MATERIAUX DE FINITION${' '.repeat(29)}NO ${slip}`,
    `${' '.repeat(50)}DU ${date}`, '',
    `CLIENT ${account}   ${client.toUpperCase()}`, `LIVRE A : ${site.toUpperCase()}`, `          ${siteTown}`, `V/CDE   : ${order}`, '',
    '-'.repeat(72),
    `${shown('Article', 9)}${shown('Libelle', 36)}${'QTE'.padStart(6)} UN  ${'POIDS KG'.padStart(12)}`,
    '-'.repeat(72),
    ...goods.lines.map(({ code, words, count, unit, kg }) => `${shown(code, 9)}${shown(words, 36)}${fr(count).padStart(6)} ${unit.slice(0, 3).padEnd(4)}${kg.toFixed(2).padStart(12)}`),
    '-'.repeat(72),
    `NB LIGNES ${goods.lines.length}     NB UNITES ${goods.count}${' '.repeat(14)}POIDS TOTAL ${goods.kg.toFixed(2).padStart(12)} KG`,
    '-'.repeat(72), '', 'MARCHANDISE VOYAGEANT AUX RISQUES DU DESTINATAIRE', '', 'VISA MAGASIN :                          VISA CLIENT :',
  ]
  return {
    expectedKg: goods.kg,
    draw: (sheet) => lines.forEach((line, at) => sheet.write(line, 48, 50 + at * 16, { face: 'printer', size: 11 })),
  }
})
