import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { liningWares, outdoorWares, roofWares, shellWares } from './inland-wares.ts'

const all = [...shellWares, ...liningWares, ...outdoorWares, ...roofWares]
const variants = [{ seed: 15111, lines: 29, perPage: 18, shown: 2 }, { seed: 15112, lines: 24, perPage: 18, shown: 1 }, { seed: 15113, lines: 40, perPage: 16, shown: 3 }]
const style = { face: 'printer', size: 8 } as const

/** A branch's plain printing over several leaves, weights carried from one to the next; once only the first leaf came. */
export const branchCarriedInland = layout('branch-carried-inland', variants, ({ seed, lines, perPage, shown }) => {
  const goods = inlandLoad(all, seed, { lines, lineKg: 260, upTo: 40, decimals: 1 })
  const pages = Math.ceil(goods.lines.length / perPage)
  return {
    expectedKg: shown < pages ? null : goods.kg,
    draw(sheet) {
      let carried = 0
      for (let page = 0; page < shown; page++) {
        if (page > 0) sheet.nextPage()
        head(sheet, seed, page + 1, pages)
        const here = goods.lines.slice(page * perPage, (page + 1) * perPage)
        const before = carried
        carried = Number((carried + here.reduce((sum, { kg }) => sum + kg, 0)).toFixed(1))
        const last = page === pages - 1
        const foot = table(sheet, {
          x: 34, y: 214, rowHeight: 20, lines: 'none', style, headStyle: { face: 'printerBold', size: 8 },
          columns: [{ title: 'REF', width: 88 }, { title: 'DESIGNATION', width: 242 }, { title: 'QTE', width: 44, align: 'right' }, { title: 'UN', width: 40 }, { title: 'POIDS KG', width: 112, align: 'right' }],
          rows: [
            ...(page > 0 ? [['', 'REPORT', '', '', fr(before, 1, ' ')]] : []),
            ...here.map(({ code, words, unit, count, kg }) => [code, words, `${count}`, unit, fr(kg, 1, ' ')]),
          ],
        })
        sheet.rule(34, foot + 6, 561, foot + 6, 0.5, '#111', 2)
        sheet.write(last ? 'POIDS TOTAL DU BON' : 'A REPORTER', 122, foot + 14, { face: 'printerBold', size: 9 })
        sheet.write(fr(carried, 1, ' '), 556, foot + 14, { face: 'printerBold', size: 9, align: 'right' })
        if (last) sheet.write(`${goods.lines.length} LIGNES - MARCHANDISE RECONNUE CONFORME, SIGNATURE :`, 34, foot + 44, style)
      }
    },
  }
})

function head(sheet: Sheet, seed: number, page: number, pages: number): void {
  const { client, clientStreet, clientTown, site, siteTown, account, note, shortDate, hour, phone } = parties(seed)
  sheet.write('SA DEPOTS MODELE', 34, 34, { face: 'printerBold', size: 13 })
  writtenLines(sheet, ['14 RTE DE L’EXEMPLE', '18000 BOURGES', `TEL ${phone}`], 34, 54, 12, style)
  writtenLines(sheet, [`BON DE LIVRAISON  ${note}`, `DATE   ${shortDate}  ${hour}`, `CLIENT ${account}`, `PAGE   ${page}/${pages}`], 360, 36, 13, style, { face: 'printerBold', size: 10 })
  writtenLines(sheet, [client.toUpperCase(), clientStreet.toUpperCase(), clientTown], 360, 104, 12, style)
  writtenLines(sheet, ['A LIVRER :', site.toUpperCase(), siteTown], 34, 128, 12, style)
  sheet.write('TOURNEE 04 - CAMION PLATEAU - DEPART MATIN', 34, 186, style)
}
