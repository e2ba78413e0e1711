import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'
import { joinery, roofing } from './creek-wares.ts'

const variants = [
  { seed: 412_611, pages: 2, times: 1, first: 7 },
  { seed: 412_612, pages: 2, times: 2, first: 6 },
  { seed: 412_613, pages: 1, times: 1, first: 7 },
] as const

/** Two pages, the weight carried from the first to the second; once the second sheet is missing. */
export const zincCarriedPages = layout('zinc-carried-pages-creek', variants, ({ seed, pages, times, first }) => {
  const shelf = [...roofing, ...joinery.slice(7)]
  const goods = consigned(shelf, shelf.map((_ware, at) => [at, (at === 0 ? 90 : 1 + (at % 4)) * times] as const), 2)
  const carried = Number(goods.lines.slice(0, first).reduce((sum, line) => sum + line.kg, 0).toFixed(2))
  const columns = [{ title: 'Réf.', width: 62 }, { title: 'Désignation', width: 291 }, { title: 'Qté', width: 45, align: 'right' as const }, { title: 'Un.', width: 45, align: 'center' as const }, { title: 'Poids kg', width: 80, align: 'right' as const }]
  const rows = goods.lines.map(({ code, words, count, unit, kg }) => [code, words, fr(count), unit, fr(kg, 2, ' ')])
  return {
    expectedKg: pages === 2 ? goods.kg : null,
    draw(sheet) {
      const one = (from: number, to: number, page: number) => {
        const top = ruledHead(sheet, { seed, name: 'EXEMPLE ZINC & TOITURE', trade: 'Toiture, bardage et quincaillerie', title: 'BON DE LIVRAISON', color: '#3d4c57' })
        sheet.write(`Page ${page} sur 2`, 36, 136, { size: 7.5, color: '#555' })
        const before = page === 2 ? [['', 'Report', '', '', fr(carried, 2, ' ')]] : []
        const foot = table(sheet, { x: 36, y: top, columns, rows: [...before, ...rows.slice(from, to)], lines: 'columns', downTo: 620, headFill: '#e3e8ec', style: { size: 9 } })
        sheet.box(36, foot + 4, 523, 22)
        sheet.write(page === 1 ? 'À reporter' : 'Poids total de la livraison (kg)', 42, foot + 10, { face: 'sansBold', size: 9.5 })
        sheet.write(fr(page === 1 ? carried : goods.kg, 2, ' '), 555, foot + 10, { face: 'sansBold', size: 9.5, align: 'right' })
      }
      one(0, first, 1)
      if (pages === 1) return
      sheet.nextPage()
      one(first, rows.length, 2)
      sheet.write('Reçu conforme, date et signature :', 36, 690, { size: 9 })
    },
  }
})
