import { fr } from '../drawing/french-number.ts'
import { marks, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { masonryWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  /** Which ware, how many ordered, how many delivered today. */
  readonly take: readonly (readonly [at: number, ordered: number, delivered: number])[]
}

const variants: readonly Variant[] = [
  { seed: 9505, take: [[0, 140, 140], [1, 40, 24], [4, 12, 12], [12, 20, 20], [17, 6, 0], [9, 3, 3]] },
  { seed: 9506, take: [[7, 160, 96], [13, 56, 56], [3, 8, 8], [11, 14, 10], [5, 60, 60], [18, 30, 0], [8, 2, 2]] },
]

/** A merchant branch: ordered, delivered and left to deliver, the weight of what leaves today. */
export const branchRemainders = layout('branch-remainders-north', variants, ({ seed, take }) => {
  const lines = take.map(([at, ordered, delivered]) => {
    const [code, words, unit, unitKg] = masonryWares[at]!
    return { code, words, unit, unitKg, ordered, delivered, kg: Number((unitKg * delivered).toFixed(2)) }
  })
  const kg = Number(lines.reduce((sum, line) => sum + line.kg, 0).toFixed(2))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account, order } = marks(seed)
      const left = { face: 'narrow', size: 9.5 } as const
      sheet.box(30, 28, 535, 30, '#7a1f1f', '#7a1f1f')
      sheet.write('NÉGOCE SPÉCIMEN – Agence de Grasse', 40, 37, { face: 'narrowBold', size: 13, color: '#fff' })
      sheet.write(`Bon de livraison ${slip}`, 555, 37, { face: 'narrowBold', size: 13, color: '#fff', align: 'right' })
      writtenLines(sheet, [`Date de livraison : ${date}`, `Commande : ${order}`, `Compte : ${account}`, 'Vendeur : comptoir 2', 'Tournée : T07 matin'], 36, 72, 14, left)
      writtenLines(sheet, ['LIVRÉ À', client, site, siteTown], 320, 72, 14, left, { face: 'narrowBold', size: 9.5 })
      const foot = table(sheet, {
        x: 30, y: 158, lines: 'rows', style: { face: 'narrow', size: 9 }, headStyle: { face: 'narrowBold', size: 9 }, headHeight: 28,
        columns: [
          { title: 'Code', width: 56 }, { title: 'Désignation', width: 204 }, { title: 'Qté\ncdée', width: 44, align: 'right' }, { title: 'Qté\nlivrée', width: 44, align: 'right' },
          { title: 'Reste\nà livrer', width: 48, align: 'right' }, { title: 'Un.', width: 35, align: 'center' }, { title: 'Pds\nunit.', width: 46, align: 'right' }, { title: 'Poids\nlivré kg', width: 58, align: 'right' },
        ],
        rows: lines.map((line) => [line.code, line.words, String(line.ordered), String(line.delivered), line.ordered === line.delivered ? '' : String(line.ordered - line.delivered), line.unit, fr(line.unitKg, 2), fr(line.kg, 2, ' ')]),
      })
      sheet.write(`Poids total livré : ${fr(kg, 2, ' ')} Kg`, 561, foot + 12, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.write('Les quantités restantes feront l’objet d’une livraison complémentaire sans frais.', 36, foot + 40, { face: 'narrow', size: 9 })
      sheet.write('Livraison au sol, en bordure de voie accessible à un porteur de 19 t.', 36, foot + 54, { face: 'narrow', size: 9 })
      signatures(sheet, 690, 'narrow')
      sheet.write('Original client', 555, 790, { face: 'narrow', size: 8, align: 'right', color: '#555' })
    },
  }
})
