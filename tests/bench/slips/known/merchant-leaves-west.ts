import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'
import { insulating, masonry, painting } from './west-wares.ts'

const all: readonly Ware[] = [...masonry, ...insulating, ...painting]
const take: Take = all.map(({ 3: kg }, at) => [at, kg > 500 ? 1 : kg > 30 ? 3 : 4 + (at % 7)])
const variants = [
  { seed: 9701, from: 0, upTo: 24, perLeaf: 14, isWhole: true },
  { seed: 9702, from: 3, upTo: 33, perLeaf: 12, isWhole: true },
  { seed: 9703, from: 6, upTo: 20, perLeaf: 14, isWhole: false },
] as const

/** A merchant's note over several leaves, weights carried from one to the next. */
export const merchantLeaves = layout('merchant-leaves-west', variants, ({ seed, from, upTo, perLeaf, isWhole }) => {
  const { lines, kg } = consigned(all, take.slice(from, upTo))
  const leaves = Math.ceil(lines.length / perLeaf)
  const told = isWhole ? leaves : leaves + 1
  const who = partiesOf(seed)
  const head = (sheet: Sheet, leaf: number) => {
    sheet.write('COMPTOIR MODÈLE DU BÂTIMENT', 34, 32, { face: 'printerBold', size: 13 })
    writtenLines(sheet, [who.street, who.town], 34, 52, 12, { face: 'printer', size: 8.5 })
    sheet.write(`BON DE LIVRAISON ${who.slip}`, 561, 32, { face: 'printerBold', size: 12, align: 'right' })
    writtenLines(sheet, [`DATE ${who.date}`, `PAGE ${leaf} / ${told}`], 561, 52, 12, { face: 'printer', size: 8.5, align: 'right' })
    writtenLines(sheet, [`${who.account} ${who.client}`, who.site, `${who.siteStreet} ${who.siteTown}`], 300, 90, 13, { face: 'printer', size: 9 })
  }
  return {
    expectedKg: isWhole ? kg : null,
    draw(sheet) {
      for (let leaf = 0; leaf < leaves; leaf++) {
        if (leaf > 0) sheet.nextPage()
        head(sheet, leaf + 1)
        const carried = sumOf(lines.slice(0, leaf * perLeaf).map((line) => line.kg), 2)
        const upHere = sumOf(lines.slice(0, (leaf + 1) * perLeaf).map((line) => line.kg), 2)
        const rows = lines.slice(leaf * perLeaf, (leaf + 1) * perLeaf).map(({ code, words, count, unit, kg: weight }) => [code, words, fr(count, 0), unit, fr(weight, 2, ' ')])
        if (leaf > 0) rows.unshift(['', 'REPORT', '', '', fr(carried, 2, ' ')])
        const isLast = isWhole && leaf === leaves - 1
        rows.push(['', isLast ? 'POIDS TOTAL DE LA LIVRAISON (KG)' : 'A REPORTER', '', '', fr(upHere, 2, ' ')])
        table(sheet, {
          x: 34, y: 142, rows, rowHeight: 27, lines: 'rows', style: { face: 'printer', size: 8.5 }, headStyle: { face: 'printerBold', size: 8.5 },
          columns: [{ title: 'CODE', width: 70 }, { title: 'DESIGNATION', width: 270 }, { title: 'QTE', width: 50, align: 'right' }, { title: 'UN', width: 45, align: 'center' }, { title: 'POIDS KG', width: 92, align: 'right' }],
        })
        if (isLast) sheet.write('CACHET ET SIGNATURE DU CLIENT', 300, 690, { face: 'printer', size: 8.5 })
        sheet.write('Réclamations sous 48 heures. Déchargement par nos soins au sol uniquement.', 34, 806, { face: 'printer', size: 7.5 })
      }
    },
  }
})
